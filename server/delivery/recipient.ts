import { domainToASCII } from 'node:url';

/**
 * What is one mail box, however its address is written: without case and sub-address (RFC 5233), its domain in
 * punycode, at Gmail without dots (https://support.google.com/mail/answer/7436150).
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '');
  const domain = domainToASCII(address.slice(at + 1));
  return /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${local.replaceAll('.', '')}@gmail.com`
    : `${local}@${domain}`;
}
