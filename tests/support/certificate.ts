import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Makes a key and a certificate for names, signed by itself, with OpenSSL. Returns the paths of both files. */
export function selfSigned(
  folder: string,
  names: readonly [string, ...string[]],
): { key: string; certificate: string } {
  const [name] = names;
  const key = path.join(folder, `${name}.key`);
  const certificate = path.join(folder, `${name}.pem`);
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  const about = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=${names.map((each) => `DNS:${each}`)}`];
  execFileSync('openssl', ['req', ...kind, ...about, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { key, certificate };
}
