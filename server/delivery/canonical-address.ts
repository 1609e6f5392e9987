import { domainToASCII } from 'node:url';

/**
 * One spelling for all addresses of a mailbox: lower case, without sub-address (RFC 5233), the domain in punycode, for
 * Gmail without dots (https://support.google.com/mail/answer/7436150).
 */
export function canonicalAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const typed = address.slice(0, at).toLowerCase();
  const plus = typed.indexOf('+', 1);
  const local = plus < 0 ? typed : typed.slice(0, plus);
  const domain = domainToASCII(address.slice(at + 1));
  return /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${local.replaceAll('.', '')}@gmail.com`
    : `${local}@${domain}`;
}
