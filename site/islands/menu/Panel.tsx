import { NavigationMenu } from 'radix-ui';
import { Flag } from '../../../design/Flag.tsx';
import type { Group, Panel as PanelWords } from './entries.ts';
import styles from './Panel.module.css';

/** A panel of the main menu: groups with titles, or a sentence and one group. Phones show it below its entry. */
export function Panel({ text, all, groups, href }: PanelWords & { href: string }) {
  const section = (
    <NavigationMenu.Link className={`link sm ${styles.section}`} href={href}>
      {all}
    </NavigationMenu.Link>
  );
  return text ? (
    <div className={styles.small}>
      <div className={styles.lead}>
        <p>{text}</p>
        {section}
      </div>
      {groups.map((group) => (
        <MenuLinks key={group.id} {...group} />
      ))}
    </div>
  ) : (
    <div className={styles.wide}>
      {groups.map((group, index) => (
        <div key={group.id} className={styles.group} data-tone={group.id === 'ai' ? 'ink' : undefined}>
          <p className={styles.title}>{group.title}</p>
          <MenuLinks {...group} />
          {index === groups.length - 1 && section}
        </div>
      ))}
    </div>
  );
}

function MenuLinks({ title, links }: Group) {
  return (
    <ul className={styles.links} aria-label={title}>
      {links.map((link) => (
        <li key={link.page}>
          <NavigationMenu.Link className={styles.link} href={link.href} active={link.current}>
            <Flag id={link.sign} />
            <b>{link.name}</b> <span>{link.line}</span>
          </NavigationMenu.Link>
        </li>
      ))}
    </ul>
  );
}
