import { randomInt } from 'node:crypto';
import { languages, pathIn } from '../../../domain/languages.ts';
import { pages } from '../../../domain/pages.ts';
import { formIds } from '../../../domain/requests/index.ts';
import { paddedPdf, postForm } from '../../support/requests.ts';

/** Every page in every language. */
export const paths = languages.flatMap((language) => pages.map(({ path }) => pathIn(language, path)));
/** Every form in every language, with script and without. */
const ways = formIds().flatMap((form) =>
  languages.flatMap((language) => [true, false].map((script) => ({ form, language, script }))),
);
const largestCv = 300_000;

/** Visitors who read pages and send requests, each from an address of its own. */
export class SoakVisitors {
  readonly #url: string;
  /** Time of each acknowledgement (`performance.now`), by the mail address of the sender. */
  readonly acknowledged = new Map<string, number>();
  /** Unexpected answers, with their number. */
  readonly failures = new Map<string, number>();
  pages = 0;
  #sent = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** Reads `path`, or the next page. */
  async read(path = paths[this.pages++ % paths.length] as string): Promise<void> {
    const status = await statusOf(fetch(this.#url + path));
    if (status !== 200) this.#note(`${path}: ${status}`);
  }

  /** Sends the next form; every fifth is refused first for its mail address. */
  async send(): Promise<void> {
    const number = this.#sent++;
    const email = `visitor-${number}@visitor.example`;
    if (number % 5 === 0 && (await this.#post(number, 'visitor')) !== 400) this.#note('not refused');
    const status = await this.#post(number, email);
    if (status === 200) this.acknowledged.set(email, performance.now());
    else this.#note(`${ways[number % ways.length]?.form}: ${status}`);
  }

  #post(number: number, email: string): Promise<number | string> {
    const { form, language, script } = ways[number % ways.length] as (typeof ways)[number];
    const site = { form, language, leaveEmpty: '', consent: 'v1', filesConsent: 'v1' };
    return statusOf(
      postForm(this.#url, form, {
        values: { ...site, email, elapsed: script ? '9000' : '' },
        script,
        resume: paddedPdf('%'.repeat(randomInt(largestCv))),
      }),
    );
  }

  #note(failure: string): void {
    this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
  }
}

/** Status of an answer, or the code of the connection error. */
async function statusOf(asked: Promise<Response>): Promise<number | string> {
  try {
    const answer = await asked;
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code ?? String(error);
  }
}
