import type { ReactNode } from 'react';
import { Closing } from '../../../design/compositions/Closing.tsx';
import { type Company, dialled } from '../../../domain/content/company.ts';
import type { HomeWords } from '../../../domain/content/home.ts';
import styles from './Contact.module.css';

interface Props {
  words: HomeWords['contact'];
  facts: Pick<Company, 'name' | 'address' | 'mail' | 'phone' | 'samples'>;
  form: { id: string; titleId: string; title: string; intro: string };
  /** The form. */
  children: ReactNode;
}

/** Contact: the section is flag K, "I wish to communicate with you". Words and address on yellow, the form on blue. */
export function Contact({ words, facts, form, children }: Props) {
  const { address, mail, phone, samples } = facts;
  return (
    <Closing
      id="contact"
      className={styles.contact}
      title={words.title}
      hoists={`${form.id}-name`}
      text={
        <>
          <p className="lead">{words.text}</p>
          <p>
            {words.flag.says} <span className={styles.scripted}>{words.flag.hoist}</span>
          </p>
          <address className={styles.address}>
            <p>
              <small>{words.addressLabel}</small> {facts.name}, {address.street}, {address.postalCode}{' '}
              {address.city}
            </p>
            <p>
              <small>{words.emailLabel}</small>{' '}
              <a className="link" href={`mailto:${mail.hello}`}>
                {mail.hello}
              </a>
            </p>
            <p>
              <small>{words.phoneLabel}</small>{' '}
              <a className="link" href={`tel:${dialled(phone)}`}>
                {phone}
              </a>
            </p>
          </address>
          {['address', 'mail', 'phone'].some((fact) => samples.includes(fact)) && (
            <p className="sm muted">{words.sampleNote}</p>
          )}
        </>
      }
    >
      <h3 className="xl" id={form.titleId} tabIndex={-1}>
        {form.title}
      </h3>
      <p className={styles.intro}>{form.intro}</p>
      {children}
    </Closing>
  );
}
