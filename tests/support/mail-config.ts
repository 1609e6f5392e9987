import type { MailConfig } from '../../server/delivery/mail.ts';

/** The mail boxes of the tests; without a mail server, mails would be files. */
export const mailConfig: MailConfig = {
  smtpUrl: null,
  dataDir: '/nowhere',
  mailFrom: 'hello@kogge.example',
  mailTo: 'sales@kogge.example',
  mailToCareers: 'careers@kogge.example',
  siteUrl: 'https://www.kogge.example',
};
