import type { ReactNode } from 'react';
import { Mast } from '../../design/compositions/Mast.tsx';
import { type Company, dialled } from '../../domain/content/company.ts';
import type { HomeWords } from '../../domain/content/home.ts';
import styles from './Contact.module.css';

interface Props {
  words: HomeWords['contact'];
  facts: Pick<Company, 'name' | 'address' | 'mail' | 'phone'>;
  form: { id: string; titleId: string; title: string; intro: string };
  /** The form. */
  children: ReactNode;
}

/** Contact: the section is flag K, "I wish to communicate with you". Text on yellow, the form on blue. */
export function Contact({ words, facts, form, children }: Props) {
  const { address, mail, phone } = facts;
  return (
    <section className={styles.kilo} id="contact" aria-labelledby="contact-title">
      <div className={styles.words} data-tone="yellow">
        <h2 className={`h2 ${styles.quotation}`} id="contact-title">
          {words.title}
        </h2>
        <p className={`lead ${styles.lead}`}>{words.text}</p>
        <p className={styles.says}>
          {words.flag.says} <span className={styles.scripted}>{words.flag.hoist}</span>
        </p>
        <address className={styles.address}>
          <div>
            <p className="sm muted">{words.addressLabel}</p>
            <p>
              <b>{facts.name}</b>
              <br />
              {address.street}
              <br />
              {address.postalCode} {address.city}
            </p>
          </div>
          <div>
            <p className="sm muted">{words.emailLabel}</p>
            <p>
              <a className="link" href={`mailto:${mail.hello}`}>
                {mail.hello}
              </a>
            </p>
            <p className="sm muted">{words.phoneLabel}</p>
            <p>
              <a className="link" href={`tel:${dialled(phone)}`}>
                {phone}
              </a>
            </p>
          </div>
        </address>
        <Mast field={`${form.id}-name`} />
      </div>
      <div className={styles.form} data-tone="blue">
        <h3 className="h4" id={form.titleId} tabIndex={-1}>
          {form.title}
        </h3>
        <p className={styles.intro}>{form.intro}</p>
        {children}
      </div>
    </section>
  );
}
