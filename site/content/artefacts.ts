import type {
  ArtefactWords,
  InfrastructureArtefact,
  SolutionArtefact,
} from '../../domain/content/artefacts.ts';
import type { Language } from '../../domain/languages.ts';
import { type PageId, pageOf } from '../../domain/pages.ts';
import { entryOf } from './entries.ts';

type Name = (SolutionArtefact | InfrastructureArtefact)['drawing'];

/** The words inside the drawing of another page. */
export async function artefactOf<N extends Name>(
  language: Language,
  page: PageId,
  drawing: N,
): Promise<ArtefactWords<N>> {
  const { content, template } = pageOf(page);
  const collection = template === 'infrastructure' ? 'infrastructure' : 'solutions';
  const { artefact } = (await entryOf(collection, `${language}/${content}`)).data;
  if (artefact.drawing !== drawing) throw new Error(`content/${language}/${content} draws no ${drawing}`);
  return artefact as ArtefactWords<N>;
}
