import type { FormId, RequestDefinition } from '../../../domain/requests/index.ts';

/** What a person has typed, kept for this tab alone, until it is sent; never consents or files. */
export interface Draft {
  texts: Record<string, string>;
  /** The last attempt: sent again unchanged, it carries the same key and arrives once. */
  attempt?: { key: string; body: string };
}

const keyOf = (form: FormId) => `kogge-form-${form}`;

/** The draft of a form; an empty one when there is none, or when the browser stores nothing. */
export function readDraft(form: FormId): Draft {
  try {
    return { texts: {}, ...JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') };
  } catch {
    return { texts: {} };
  }
}

/** Keeps the draft of a form; nothing of a form without words. */
export function saveDraft(form: FormId, draft: Draft): void {
  const empty = Object.keys(draft.texts).length === 0;
  try {
    if (empty) sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Storage is off or full: the words then live as long as the page.
  }
}

export function deleteDraft(form: FormId): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is off: there is nothing to drop.
  }
}

/** The texts of a form that a draft keeps, by field name. */
export function textsOf(entries: FormData, definition: RequestDefinition): Draft['texts'] {
  const texts: Draft['texts'] = {};
  for (const [name, field] of Object.entries(definition.fields)) {
    const value = entries.get(name);
    if (field.control !== 'fixed' && typeof value === 'string' && value) texts[name] = value;
  }
  return texts;
}

/** Puts the texts of a draft into the controls of a form that are still empty. */
export function restoreTexts(form: HTMLFormElement, texts: Draft['texts']): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name);
    const typed =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (!typed || control.value) continue;
    control.value = text;
    // Who is about to type into it replaces what was kept.
    if (control === document.activeElement && control instanceof HTMLInputElement) control.select();
  }
}
