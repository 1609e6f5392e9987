import type { FormId, RequestDefinition } from '../../../domain/requests/index.ts';

/** The typed texts, kept in `sessionStorage` until the form is sent; never consents or files. */
export interface Draft {
  texts: Record<string, string>;
  /** The last attempt: an unchanged request is sent again with the same idempotency key. */
  attempt?: { key: string; body: string };
}

/** Its key in `sessionStorage`. */
export const keyOf = (form: FormId) => `kogge-form-${form}`;

/** The draft of a form; empty if there is none or storage is off. */
export function readDraft(form: FormId): Draft {
  try {
    return { texts: {}, ...JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') };
  } catch {
    return { texts: {} };
  }
}

/** Stores the draft of a form, or removes one without texts. */
export function saveDraft(form: FormId, draft: Draft): void {
  const empty = Object.keys(draft.texts).length === 0;
  try {
    if (empty) sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Storage is off or full.
  }
}

export function deleteDraft(form: FormId): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is off.
  }
}

export function textsOf(entries: FormData, definition: RequestDefinition): Draft['texts'] {
  const texts: Draft['texts'] = {};
  for (const [name, field] of Object.entries(definition.fields)) {
    const value = entries.get(name);
    if (field.control !== 'fixed' && typeof value === 'string' && value) texts[name] = value;
  }
  return texts;
}

/** Puts the texts of a draft into empty controls. */
export function restoreTexts(form: HTMLFormElement, texts: Draft['texts']): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (!isText || control.value) continue;
    control.value = text;
    // Typing into a focused control replaces the draft.
    if (control === document.activeElement && control instanceof HTMLInputElement) control.select();
  }
}
