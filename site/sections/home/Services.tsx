import type { ReactNode } from 'react';
import { Head } from '../../../design/compositions/Section.tsx';
import { Split } from '../../../design/compositions/Split.tsx';
import { Flag } from '../../../design/Flag.tsx';
import { clothOf } from '../../../design/flags.ts';
import type { HomeWords } from '../../../domain/content/home.ts';
import type { InterfaceWords } from '../../../domain/content/interface.ts';
import type { Language } from '../../../domain/languages.ts';
import type { ServiceGroup } from '../../../domain/pages.ts';
import { prepaidCards, type SolutionRow, solutionRows } from '../../content/solutions.ts';
import { figuresOf } from '../../drawings/figures.ts';
import { CustomersArt, FansArt, StepsArt, TeamsArt } from './FamilyArt.tsx';
import styles from './Services.module.css';

interface Props {
  language: Language;
  words: HomeWords['services'];
  products: InterfaceWords['products'];
}

/** The ten products in three groups: cloth at the left, rows at the right. */
export function Services({ language, words, products }: Props) {
  const { blockchain, prepaid, ai } = words.groups;
  const { customers, fans, teams } = words.drawings;
  const rowsOf = (group: ServiceGroup) =>
    solutionRows(language, group, products, words.groups[group].products);
  const ledgers = rowsOf('blockchain');
  return (
    <section id="services" className={styles.services} aria-labelledby="services-title">
      <div className="wrap">
        <Head id="services-title" title={words.title} text={words.text} />
      </div>
      <Family art={<CustomersArt words={customers} figures={figuresOf(language)} />}>
        <Introduction {...blockchain} />
        <h4>{blockchain.customers}</h4>
        <Goods items={ledgers.filter(({ id }) => clothOf(id) === 'red')} />
      </Family>
      <Family className={styles.blue} art={<FansArt words={fans} />}>
        <h4>{blockchain.fans}</h4>
        <Goods items={ledgers.filter(({ id }) => clothOf(id) === 'blue')} />
      </Family>
      <Family art={<TeamsArt words={teams} cards={prepaidCards(products)} />}>
        <Introduction {...prepaid} />
        <Goods items={rowsOf('prepaid')} />
      </Family>
      <Family className={styles.ink} art={<StepsArt />}>
        <Introduction {...ai} />
        <Goods items={rowsOf('ai')} />
      </Family>
    </section>
  );
}

interface FamilyProps {
  className?: string | undefined;
  art: ReactNode;
  children: ReactNode;
}

function Family({ className = '', art, children }: FamilyProps) {
  return (
    <Split flip bleed className={`${styles.family} ${className}`} art={art}>
      {children}
    </Split>
  );
}

function Introduction({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 className="h2">{title}</h3>
      <p className="lead">{text}</p>
    </>
  );
}

/** Flag, name and one sentence; the whole row is the link. */
function Goods({ items }: { items: readonly SolutionRow[] }) {
  return (
    <ul className={`links ${styles.goods}`}>
      {items.map(({ id, flag, href, name, text }) => (
        <li key={id}>
          <a href={href}>
            <Flag id={flag} />
            <b>{name}</b>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
