import { randomUUID } from 'node:crypto';
import { paddedPdf, postForm } from '../support/requests.ts';

interface Attempt {
  marker: string;
  key: string;
  form: 'demo' | 'application';
}

/** Visitors who send one request after the other; every eighth is an application. The server must trust 127.0.0.1. */
export class Visitors {
  readonly #url: string;
  /** Number of each acknowledged request, by its marker. */
  readonly acknowledged = new Map<string, string>();
  /** Sent again with the same key, as the site does. */
  #unanswered: Attempt[] = [];
  #sent = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** `count` visitors send at the same time until `keepSending` returns false or a request fails. */
  async send(count: number, keepSending: () => boolean): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.#visit(keepSending)));
  }

  async #visit(keepSending: () => boolean): Promise<void> {
    while (keepSending()) {
      const attempt = this.#unanswered.pop() ?? this.#next();
      const { marker, key, form } = attempt;
      const values = { name: marker, email: `${marker}@visitor.example` };
      try {
        const answer = await postForm(this.#url, form, {
          values: form === 'demo' ? { ...values, message: marker } : values,
          key,
          resume: pdfOf(marker),
        });
        const { id } = (await answer.json()) as { id?: string };
        if (!answer.ok || !id) throw new Error(`Answer ${answer.status}`);
        this.acknowledged.set(marker, id);
      } catch {
        this.#unanswered.push(attempt);
        return;
      }
    }
  }

  #next(): Attempt {
    this.#sent += 1;
    const form = this.#sent % 8 === 0 ? 'application' : 'demo';
    return { marker: `marker-${this.#sent}`, key: randomUUID(), form };
  }
}

/** A PDF of its own for each application, large enough for several writes. */
export function pdfOf(marker: string): Buffer<ArrayBuffer> {
  return paddedPdf(`${marker} `.repeat(4000));
}
