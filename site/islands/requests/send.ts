import type { Reason } from './types.ts';

/** Time without an answer or upload progress after which the form gives up. */
export const timeoutSeconds = 20;

export type Outcome =
  /** With its number, unless another platform answered. */
  | { kind: 'sent'; number?: string }
  | { kind: 'cancelled' }
  | { kind: 'consentMissing' }
  | { kind: 'failed'; reason: Reason; fields: Record<string, string>; seconds: number };

interface Options {
  /** Idempotency key: requests with the same key are stored once. */
  key: string;
  /** Called with the uploaded share of the body, 0 to 1. */
  onProgress?: (share: number) => void;
  signal: AbortSignal;
}

// Error codes of the function (docs/product.md, "Function bodies").
const reasons: Record<string, Reason> = {
  invalid_fields: 'notAccepted',
  invalid_body: 'wrongFormat',
  unsupported_media_type: 'wrongFormat',
  too_large: 'tooLarge',
  too_many_requests: 'tooManyRequests',
  unavailable: 'unavailable',
  conflict: 'alreadySent',
};

/** Sends a request to its function. Never rejects. XMLHttpRequest, because fetch reports no upload progress. */
export function send(url: string, body: FormData | object, { key, onProgress, signal }: Options) {
  return new Promise<Outcome>((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (reason: Reason, fields = {}, seconds = 0) =>
      settle({ kind: 'failed', reason, fields, seconds });
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      resolve(outcome);
    };
    const giveUp = () => {
      fail('timeout');
      request.abort();
    };
    const cancel = () => {
      settle({ kind: 'cancelled' });
      request.abort();
    };
    let timer = setTimeout(giveUp, timeoutSeconds * 1000);
    if (signal.aborted) return cancel();
    signal.addEventListener('abort', cancel);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeoutSeconds * 1000);
      onProgress?.(loaded / total);
    };
    request.onerror = () => fail(navigator.onLine ? 'unreachable' : 'offline');
    request.onload = () => {
      if (accepted(request)) return settle({ kind: 'sent', number: answerOf(request.responseText).id });
      const { code = '', fields = {} } = answerOf(request.responseText).error ?? {};
      if (code === 'consent_missing') return settle({ kind: 'consentMissing' });
      fail(reasonOf(request.status, code), fields, Number(request.getResponseHeader('retry-after')) || 60);
    };
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', key);
    if (body instanceof FormData) request.send(body);
    else {
      request.setRequestHeader('content-type', 'application/json');
      request.send(JSON.stringify(body));
    }
  });
}

/** HTML comes from a host without the function, so it is never a success. */
function accepted(answer: XMLHttpRequest): boolean {
  const { status } = answer;
  return status >= 200 && status < 300 && !answer.getResponseHeader('content-type')?.startsWith('text/html');
}

function reasonOf(status: number, code: string): Reason {
  if (reasons[code]) return reasons[code];
  // A proxy answers without our error codes.
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'tooManyRequests';
  return [502, 503, 504].includes(status) ? 'unavailable' : 'unknown';
}

interface Answer {
  id?: string;
  error?: { code?: string; fields?: Record<string, string> };
}

function answerOf(text: string): Answer {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
