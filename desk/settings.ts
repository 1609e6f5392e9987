import type { Env } from '../server/env.ts';
import { SetupError } from '../server/env.ts';

/** Where the desk is open, and how people come in. */
export interface Settings {
  /** The addresses by which it answers, each with its scheme; to every other host name it is closed. */
  origins: readonly string[];
  /** By mail, who may: their addresses. On this machine alone: the link in the terminal. */
  entry: { by: 'mail'; people: readonly string[] } | { by: 'terminal'; person: string };
}

/** Loopback, in every way a browser writes it. */
const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * What the environment says about the desk, fit together. `port` is the one it listens on, `user` who has started it.
 * Throws {@link SetupError} where the desk would be open to nobody or to everybody.
 */
export function deskSettings(
  env: Pick<Env, 'deskHost' | 'deskUrl' | 'deskPeople' | 'smtpUrl' | 'trustedProxies'>,
  port: number,
  user: string,
): Settings {
  const { deskHost, deskUrl, deskPeople, smtpUrl, trustedProxies } = env;
  if (!deskUrl) {
    if (!loopback.includes(deskHost) && deskHost !== '::1') {
      throw new SetupError([
        `DESK_HOST ${deskHost} lets other machines in: set DESK_URL and DESK_PEOPLE, or leave DESK_HOST out.`,
      ]);
    }
    return {
      origins: loopback.map((host) => `http://${host}:${port}`),
      entry: { by: 'terminal', person: user },
    };
  }
  const problems = [
    ...(deskPeople.length === 0
      ? ['DESK_PEOPLE is missing: DESK_URL is set, and nobody could sign in.']
      : []),
    ...(smtpUrl ? [] : ['SMTP_URL is missing: DESK_URL is set, and people sign in by mail.']),
    ...(trustedProxies.rules.length > 0
      ? []
      : [
          'TRUSTED_PROXIES is missing: DESK_URL is set, and behind its proxy all would count as one address, so that a stranger who keeps asking for links would keep everybody from getting one.',
        ]),
  ];
  if (problems.length > 0) throw new SetupError(problems);
  return { origins: [deskUrl], entry: { by: 'mail', people: deskPeople } };
}
