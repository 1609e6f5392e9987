/**
 * `npm run desk:link -- ole@kogge.example`: prints a sign-in link, for people whom no mail reaches and for a desk without
 * a terminal. Its user can read the database anyway.
 */
import { userInfo } from 'node:os';
import { loadContent } from '../server/content.ts';
import { loadEnvFile, readEnv, SetupError } from '../server/env.ts';
import { createLog } from '../server/log.ts';
import { openDeskStore } from './open-store.ts';
import { deskSettings } from './settings.ts';
import { createSignIn } from './sign-in.ts';

process.umask(0o077);
loadEnvFile();
try {
  const env = readEnv(loadContent().company);
  const log = createLog('silent');
  const settings = deskSettings(env, env.deskPort, userInfo().username);
  const { entry } = settings;
  const person = entry.by === 'terminal' ? entry.person : (process.argv[2] ?? '').trim().toLowerCase();
  const store = await openDeskStore(env, log);
  const signIn = createSignIn({ store, settings, env, clock: () => new Date() });
  const link = await signIn.terminalLink(person);
  await store.close();
  if (!link) {
    throw new SetupError(['Name somebody of DESK_PEOPLE: npm run desk:link -- ole@kogge.example']);
  }
  console.log(link);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  for (const problem of error.problems) console.error(problem);
  process.exitCode = 1;
}
