/**
 * Time zone of the company, in Bremen: dates in mails, at the desk and at the command line, the last day to apply, and
 * the days on which periods end.
 */
export const timeZone = 'Europe/Berlin';
