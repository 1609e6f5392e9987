import type { Language } from '../../domain/languages.ts';
import { artefactOf } from '../content/artefacts.ts';

/** Text in the drawings of the product families on the home page. */
export async function familyWords(language: Language) {
  return {
    loyalty: await artefactOf(language, 'loyalty-plus', 'loyalty-plus'),
    fanCard: await artefactOf(language, 'fan-card-plus', 'fan-card-plus'),
    benefits: await artefactOf(language, 'employee-plus', 'employee-plus'),
  };
}
