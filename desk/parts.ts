import type { Language } from '../domain/languages.ts';
import type { Palette } from '../domain/palette.ts';
import type { Channel } from '../domain/requests/index.ts';
import type { Content } from '../server/content.ts';
import type { Env } from '../server/env.ts';
import type { Log } from '../server/log.ts';
import type { Store } from '../server/store/store.ts';
import type { Built } from './built.ts';
import type { SendLink } from './link-mail.ts';
import type { Settings } from './settings.ts';
import type { SignIn } from './sign-in.ts';
import type { PageWords } from './words.ts';

export interface DeskParts {
  env: Pick<Env, 'dataDir' | 'siteUrl'>;
  settings: Settings;
  signIn: SignIn;
  sendLink: SendLink;
  /** Link mails in progress: responses do not wait for them, the shutdown does. */
  sending: Set<Promise<void>>;
  store: Store;
  content: Content;
  words: Record<Language, PageWords>;
  /** Channels of the outgoing rows that a released request gets. */
  channels: readonly Channel[];
  palette: Palette;
  built: Built;
  log: Log;
  clock: () => Date;
}
