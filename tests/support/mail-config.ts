import type { MailConfig } from '../../server/delivery/mail.ts';

export const mailConfig: MailConfig = {
  smtpUrl: null,
  dataDir: '/nowhere',
  mailFrom: 'hello@kogge.example',
  mailTo: 'sales@kogge.example',
  mailToCareers: 'careers@kogge.example',
  siteUrl: 'https://www.kogge.example',
};
