import type { RequestFormProps } from './types.ts';

/**
 * Fields that only our own functions read: which form it is, the page that an answer without script leads back to,
 * and the honeypot, a field that people cannot see and programs fill in.
 */
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
