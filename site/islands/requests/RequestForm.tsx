import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { dialogCommand } from '../../../design/dialogCommand.ts';
import { ErrorSummary } from '../../../design/ErrorSummary.tsx';
import { Field } from '../../../design/Field.tsx';
import { FileField } from '../../../design/FileField.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Select } from '../../../design/Select.tsx';
import { definitionOf, forms } from '../../../domain/requests/index.ts';
import { fileSize, fill } from '../../../domain/text.ts';
import { LinkedText } from '../../sections/LinkedText.tsx';
import { LanguageProvider } from '../language.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { RemainingCharacters } from './RemainingCharacters.tsx';
import styles from './RequestForm.module.css';
import type { FileWords, RequestFormProps } from './types.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { useRequest } from './useRequest.ts';

/**
 * The form of any kind of request, drawn from its definition in `domain/requests` and its words. As plain HTML it
 * posts to its function; hydrated it validates, sends and shows the result itself.
 */
export function RequestForm(props: RequestFormProps) {
  const { id, form, language, words, dialog } = props;
  const definition = definitionOf(forms[form]);
  const request = useRequest(props, definition);
  const { hydrated, consented, errors, report, share } = request;
  const sending = share !== undefined;
  const [said, setSaid] = useState('');
  const reportBox = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new report takes the focus
  useEffect(() => reportBox.current?.focus(), [report]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    request.submit();
  };
  // A disabled button keeps Enter from submitting; without consent Enter must still show what is missing.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || consented || sending) return;
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || ['checkbox', 'file'].includes(target.type)) return;
    event.preventDefault();
    request.submit();
  };

  const errorOf = (name: string) => errors[name] ?? (props.template ? '' : undefined);
  const asked = Object.entries(definition.fields).filter(([name]) => name in words.fields);
  return (
    <LanguageProvider value={language}>
      <form
        ref={request.form}
        className={`${styles.form} ${dialog ? '' : styles.wide}`}
        method="post"
        action={props.action}
        encType={words.files ? 'multipart/form-data' : undefined}
        aria-labelledby={props.labelledBy}
        aria-busy={sending}
        noValidate={hydrated}
        onSubmit={submit}
        onInput={request.onInput}
        onKeyDown={enter}
      >
        {report && (
          <div className={styles.full}>
            <ErrorSummary
              ref={reportBox}
              kind={report.kind}
              title={<LinkedText text={report.title} />}
              problems={report.problems.map(({ name, text }) => ({
                href: `#${id}-${name}`,
                text,
                mended: !errors[name],
              }))}
            >
              {report.text && <p>{report.text}</p>}
            </ErrorSummary>
          </div>
        )}
        <fieldset className={styles.fields} role="none" disabled={sending}>
          <input type="hidden" name="language" value={language} />
          {Object.entries(props.fixed).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {props.own && <HiddenFields {...props} />}
          {asked.map(([name, field], index) => {
            const own = words.fields[name];
            if (!own || field.control === 'fixed') return null;
            const shared = {
              id: `${id}-${name}`,
              name,
              label: own.label,
              hint: own.hint,
              optionalMark: field.required ? undefined : words.optional,
              required: field.required,
              error: errorOf(name),
              errorPrefix: words.errorPrefix,
            };
            if (field.control === 'pdf') {
              return words.files ? (
                <FileField
                  key={name}
                  {...shared}
                  className={styles.full}
                  accept=".pdf,application/pdf"
                  disabled={sending}
                  words={fileFieldWords(words.files, sizeOf)}
                  sizeOf={sizeOf}
                  onChoose={(files) => request.chooseFile(name, files)}
                  onSay={setSaid}
                />
              ) : null;
            }
            const place = {
              autoFocus: Boolean(dialog) && index === 0,
              className: index < 2 ? '' : styles.full,
            };
            if (field.control === 'select') {
              return <Select key={name} {...shared} {...place} choices={own.choices ?? []} />;
            }
            if (field.control === 'date') {
              // Without a last day browsers offer years of six digits.
              return <Field key={name} {...shared} {...place} control="date" max="9999-12-31" />;
            }
            const long = field.control === 'longtext';
            return (
              <Field
                key={name}
                {...shared}
                {...place}
                control={field.control}
                // Hydrated, the form lets a pasted text be too long and says by how much, where `maxLength` would cut
                // it silently.
                maxLength={long && hydrated ? undefined : field.max}
                autoComplete={field.autocomplete}
              >
                {long && <RemainingCharacters field={`${id}-${name}`} max={field.max} words={words} />}
              </Field>
            );
          })}
          {words.consents.map((consent) => (
            <Checkbox
              key={consent.name}
              id={`${id}-${consent.name}`}
              name={consent.name}
              value={consent.version}
              required
              error={errorOf(consent.name)}
              errorPrefix={words.errorPrefix}
              className={styles.full}
            >
              <LinkedText text={consent.text} />
            </Checkbox>
          ))}
          <p className={`${styles.full} ${styles.hint}`} id={`${id}-hint`}>
            {words.consentHint}
          </p>
          <div className={`btns ${styles.full}`}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: only the pointer reaches past a disabled button; keys use Enter in a field */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
            <span className={styles.submit} onClick={() => hydrated && !consented && request.submit()}>
              <button
                type="submit"
                className="btn"
                disabled={hydrated && (sending || !consented)}
                aria-describedby={consented ? undefined : `${id}-hint`}
              >
                {sending ? words.sending : words.submit}
                {!sending && <Icon name="arrow" />}
              </button>
            </span>
            {dialog && (
              <button type="button" className="btn btn--ghost" {...dialogCommand(dialog.id, 'close')}>
                {dialog.cancel}
              </button>
            )}
          </div>
        </fieldset>
        {words.files && share !== undefined && (
          <UploadProgress share={share} words={words.files.upload} onCancel={request.cancel} />
        )}
        <span className="sr" role="status">
          {sending ? words.sending : said}
        </span>
      </form>
    </LanguageProvider>
  );

  function sizeOf(bytes: number): string {
    return words.files ? fileSize(language, words.files.units, bytes) : '';
  }
}

function fileFieldWords({ field }: FileWords, sizeOf: (bytes: number) => string) {
  return {
    ...field,
    chosen: ({ name, size }: File) => fill(field.chosen, { file: name, size: sizeOf(size) }),
    removeName: ({ name }: File) => fill(field.removeName, { file: name }),
    removed: ({ name }: File) => fill(field.removed, { file: name }),
  };
}
