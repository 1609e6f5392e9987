import { randomUUID } from 'node:crypto';
import { smallPdf } from '../support/requests.ts';

/** One request of a visitor, told apart by its marker. */
interface Attempt {
  marker: string;
  key: string;
  kind: 'demo' | 'application';
}

/** Visitors who send demo requests and applications one after the other and remember what was acknowledged. */
export class Visitors {
  readonly #url: string;
  /** Acknowledged requests: number by marker. */
  readonly acknowledged = new Map<string, string>();
  /** Sent, but the answer never came: they are sent again with the same key, as the site does. */
  #unanswered: Attempt[] = [];
  #sent = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** `count` visitors at the same time send until `keepSending` says no or the server is gone. */
  async send(count: number, keepSending: () => boolean): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.#visit(keepSending)));
  }

  async #visit(keepSending: () => boolean): Promise<void> {
    while (keepSending()) {
      const attempt = this.#unanswered.pop() ?? this.#next();
      try {
        const answer = await this.#post(attempt);
        const { id } = (await answer.json()) as { id?: string };
        if (!answer.ok || !id) throw new Error(`Answer ${answer.status}`);
        this.acknowledged.set(attempt.marker, id);
      } catch {
        this.#unanswered.push(attempt);
        return;
      }
    }
  }

  #next(): Attempt {
    this.#sent += 1;
    const kind = this.#sent % 8 === 0 ? 'application' : 'demo';
    return { marker: `marker-${this.#sent}`, key: randomUUID(), kind };
  }

  #post({ marker, key, kind }: Attempt): Promise<Response> {
    const sender = { name: marker, email: `${marker}@visitor.example` };
    const headers = { 'idempotency-key': key };
    if (kind === 'demo') {
      const body = JSON.stringify({ ...sender, company: 'Hansekontor', message: marker });
      return fetch(`${this.#url}/functions/v1/send-demo-request`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      });
    }
    const form = new FormData();
    form.set('name', sender.name);
    form.set('email', sender.email);
    form.set('jobTitle', 'Working Student Backend Developer');
    form.set('resume', new File([pdfOf(marker)], 'cv.pdf', { type: 'application/pdf' }));
    return fetch(`${this.#url}/functions/v1/send-job-application`, { method: 'POST', headers, body: form });
  }
}

/** A PDF of its own for each application, large enough to be written in many pieces. */
export function pdfOf(marker: string): Buffer<ArrayBuffer> {
  return Buffer.concat([smallPdf, Buffer.from(`% ${marker} `.repeat(4000)), Buffer.from('\n%%EOF\n')]);
}
