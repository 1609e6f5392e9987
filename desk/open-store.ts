import { mailDomainOf } from '../server/delivery/mail.ts';
import { type Env, SetupError } from '../server/env.ts';
import type { Log } from '../server/log.ts';
import { openStore } from '../server/store/open.ts';
import type { Store } from '../server/store/store.ts';
import { storeProblem } from '../server/store/store-problem.ts';

/** Opens the store of the site. Throws {@link SetupError} with the cause when it cannot. */
export async function openDeskStore(env: Env, log: Log): Promise<Store> {
  try {
    return await openStore({
      ...env,
      mailDomain: mailDomainOf(env.mailFrom),
      log,
    });
  } catch (error) {
    throw error instanceof SetupError ? error : new SetupError([storeProblem(env.databaseUrl, error).reason]);
  }
}
