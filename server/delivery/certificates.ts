import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { Env } from '../env.ts';
import { SetupError } from '../env.ts';

/**
 * Trusts the authority of NODE_EXTRA_CA_CERTS also when the variable is set in `.env`, which Node reads too late for it
 * (`--env-file` in deploy/systemd). Throws {@link SetupError} when the file is missing or has no certificate.
 */
export function trustExtraCertificates({ extraCertificates: file }: Pick<Env, 'extraCertificates'>): void {
  if (!file || getCACertificates('extra').length > 0) return;
  try {
    setDefaultCACertificates([...getCACertificates('default'), readFileSync(file, 'utf8')]);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SetupError([`NODE_EXTRA_CA_CERTS names ${file}, which cannot be used (${code ?? message}).`]);
  }
}
