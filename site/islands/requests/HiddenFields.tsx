import type { RequestFormProps } from './types.ts';

/** Fields for our own functions: the form, the page to return to without script, and the honeypot against spam. */
export function HiddenFields({ form, page, words }: Pick<RequestFormProps, 'form' | 'page' | 'words'>) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="page" value={page} />
      <label className="sr" aria-hidden="true">
        {words.leaveEmpty}
        <input
          type="text"
          name="leaveEmpty"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </>
  );
}
