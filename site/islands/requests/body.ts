import type { RequestDefinition } from '../../../domain/requests/index.ts';
import { fileIn } from './files.ts';
import type { RequestFormProps } from './types.ts';

/** Multipart for forms with files, otherwise JSON. */
interface Body {
  body: FormData | object;
  /** Equal for the same request. */
  fingerprint: string;
}

/** The body of a request. `consentTime` is when all consents were given, as ISO 8601. */
export function buildBody(
  entries: FormData,
  definition: RequestDefinition,
  { form, language, own, words }: RequestFormProps,
  consentTime: string,
): Body {
  const fields: Record<string, FormDataEntryValue | null> = {};
  const files: unknown[] = [];
  for (const [name, field] of Object.entries(definition.fields)) {
    // The home page's demo request has no product.
    if (!entries.has(name)) continue;
    if (field.control !== 'pdf') fields[name] = entries.get(name);
    else {
      const file = fileIn(entries, name);
      if (file) files.push(name, file.name, file.size, file.lastModified);
      else entries.delete(name);
    }
  }
  const fingerprint = JSON.stringify([fields, files]);
  const elapsed = Math.round(performance.now());
  if (words.files) {
    if (own) entries.set('elapsed', String(elapsed));
    return { body: entries, fingerprint };
  }
  const consent = { version: words.consents[0]?.version, time: consentTime };
  const additions = own && { form, leaveEmpty: entries.get('leaveEmpty'), elapsed };
  return { body: { ...fields, language, consent, ...additions }, fingerprint };
}

/** A random idempotency key of 128 bits. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
