import { randomInt, randomUUID } from 'node:crypto';
import { languages, pathIn } from '../../../domain/languages.ts';
import { pages } from '../../../domain/pages.ts';
import { definitionOf, type FormId, forms } from '../../../domain/requests/index.ts';
import { exampleFields, smallPdf } from '../../support/requests.ts';

/** Every page in every language. */
export const paths = languages.flatMap((language) => pages.map(({ path }) => pathIn(language, path)));
/** Every form in every language, sent with script and without. */
const ways = (Object.keys(forms) as FormId[]).flatMap((form) =>
  languages.flatMap((language) => [true, false].map((script) => ({ form, language, script }))),
);
// A CV as people have them, in bytes.
const largestCv = 300_000;

/** People who read pages and send requests: each from an address of their own, some with a mistake first. */
export class SoakVisitors {
  readonly #url: string;
  /** When a request was acknowledged (`performance.now`), by the mail address of its sender. */
  readonly acknowledged = new Map<string, number>();
  /** Answers that no visitor should get, and how often each came. */
  readonly failures = new Map<string, number>();
  pages = 0;
  #sent = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** One page, the next one each time, or what stands at `path`. */
  async read(path = paths[this.pages++ % paths.length] as string): Promise<void> {
    const status = await this.#fetch(path);
    if (status !== 200) this.#note(`${path}: ${status}`);
  }

  /** One request, in the next of all ways; every fifth is refused first, because its mail address is none. */
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
    const values = {
      ...exampleFields(form),
      email,
      form,
      language,
      leaveEmpty: '',
      consent: 'v1',
      elapsed: script ? '9000' : '',
    };
    return this.#fetch(`/functions/v1/${definitionOf(forms[form]).functionName}`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': `198.19.${Math.floor(number / 250) % 250}.${number % 250}`,
        ...(script ? { 'idempotency-key': randomUUID() } : { accept: 'text/html' }),
        ...(script && form !== 'application' ? { 'content-type': 'application/json' } : {}),
      },
      body:
        form === 'application'
          ? upload(values)
          : script
            ? JSON.stringify(values)
            : new URLSearchParams(values),
    });
  }

  async #fetch(path: string, options?: RequestInit): Promise<number | string> {
    try {
      const answer = await fetch(this.#url + path, options);
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      return cause?.code ?? String(error);
    }
  }

  #note(failure: string): void {
    this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
  }
}

function upload(values: Record<string, string>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...values, filesConsent: 'v1' })) body.set(name, value);
  const filler = Buffer.alloc(randomInt(largestCv), '%');
  body.set('resume', new File([smallPdf, filler, '\n%%EOF\n'], 'cv.pdf', { type: 'application/pdf' }));
  return body;
}
