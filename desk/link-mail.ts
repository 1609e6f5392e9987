import { createTransport } from 'nodemailer';
import type { Language } from '../domain/languages.ts';
import { fill } from '../domain/text.ts';
import type { Content } from '../server/content.ts';
import { parseAddress } from '../server/delivery/mail.ts';
import { smtpOptions } from '../server/delivery/mail-transport.ts';
import type { Env } from '../server/env.ts';
import { linkMinutes } from './sign-in.ts';
import type { PageWords } from './words.ts';

const socketTimeoutMs = 20_000;

/** Mails a sign-in link. Rejects with nodemailer's error; there is no retry, because people ask for a new link. */
export type SendLink = (person: string, link: string, language: Language) => Promise<void>;

/** Mails links through SMTP_URL. */
export function linkMailer(
  env: Pick<Env, 'mailFrom' | 'siteUrl'> & { smtpUrl: string },
  { company }: Pick<Content, 'company'>,
  words: Record<Language, PageWords>,
): SendLink {
  const transport = createTransport(smtpOptions(env, socketTimeoutMs));
  return async (person, link, language) => {
    const { subject, lines } = words[language].mail;
    await transport.sendMail({
      from: parseAddress(env.mailFrom, company.name),
      to: { name: '', address: person },
      subject,
      text: fill(lines.join('\n\n'), { link, minutes: linkMinutes }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
