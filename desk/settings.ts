import { type Env, SetupError } from '../server/env.ts';

/** The addresses of the desk, and how people sign in. */
export interface Settings {
  /** Accepted origins, `https://desk.kogge.example`; other host names are refused. */
  origins: readonly string[];
  /** People with these addresses by mail, or the user of this machine by a link in the terminal. */
  entry: { by: 'mail'; people: readonly string[] } | { by: 'terminal'; person: string };
}

/** Host names of this machine in a browser. */
const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Settings from the environment, the port it listens on and the user who started it. Throws {@link SetupError} when the
 * desk would be open to nobody or to everybody.
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
  const problems: string[] = [];
  if (deskPeople.length === 0) {
    problems.push('DESK_PEOPLE is missing: DESK_URL is set, and nobody could sign in.');
  }
  if (!smtpUrl) problems.push('SMTP_URL is missing: DESK_URL is set, and people sign in by mail.');
  if (trustedProxies.rules.length === 0) {
    problems.push(
      'TRUSTED_PROXIES is missing: DESK_URL is set, and behind its proxy all would count as one address, so that a stranger who keeps asking for links would keep everybody from getting one.',
    );
  }
  if (problems.length > 0) throw new SetupError(problems);
  return { origins: [deskUrl], entry: { by: 'mail', people: deskPeople } };
}
