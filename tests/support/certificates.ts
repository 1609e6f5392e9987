import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('./certificates/', import.meta.url);

/** The private authority of the tests, for NODE_EXTRA_CA_CERTS. */
export const authorityFile = fileURLToPath(new URL('authority.pem', folder));
/** Of that authority, for `localhost` and 127.0.0.1. */
export const own = keyAndCertificate('own.pem');
/** Of that authority, for another name. */
export const other = keyAndCertificate('other.pem');

function keyAndCertificate(file: string): { key: string; cert: string } {
  const pem = readFileSync(new URL(file, folder), 'utf8');
  return { key: pem, cert: pem };
}
