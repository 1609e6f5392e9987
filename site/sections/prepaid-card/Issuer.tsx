import { SampledText } from '../../../design/compositions/Decide.tsx';
import { Rows } from '../../../design/compositions/Rows.tsx';
import type { PrepaidCardWords } from '../../../domain/content/infrastructure.ts';
import type { InfrastructureProps } from '../infrastructure/infrastructure.ts';

/** Who issues the cards, and who supervises that. */
export function Issuer({ infrastructure }: InfrastructureProps<PrepaidCardWords>) {
  const { language, company, words } = infrastructure;
  const { cardIssuer, cardSupervisor, samples } = company;
  const { title, text, issuerLabel, supervisorLabel } = words.issuer;
  const party = (fact: 'cardIssuer' | 'cardSupervisor', name: string, address: string) => (
    <>
      <SampledText text={[{ text: name, sample: samples.includes(fact) }]} />
      <br />
      <span className="sm muted">{address}</span>
    </>
  );
  return (
    <div className="split-text">
      <h2 className="xl">{title}</h2>
      <p>{text}</p>
      <Rows
        items={[
          {
            title: issuerLabel,
            text: party(
              'cardIssuer',
              cardIssuer.name,
              `${cardIssuer.role[language]}, ${cardIssuer.address}, ${cardIssuer.country[language]}`,
            ),
          },
          {
            title: supervisorLabel,
            text: party('cardSupervisor', cardSupervisor.name[language], cardSupervisor.address),
          },
        ]}
      />
    </div>
  );
}
