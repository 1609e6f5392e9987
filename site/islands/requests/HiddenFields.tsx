import type { RequestFormProps } from './types.ts';

/**
 * What only our own functions are told: which form it was, the page that an answer without script leads back to, and
 * the field that people leave empty.
 */
export function HiddenFields({ form, page, words }: Pick<RequestFormProps, 'form' | 'page' | 'words'>) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="page" value={page} />
      <div className="sr" aria-hidden="true">
        <label>
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
      </div>
    </>
  );
}
