import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { dialogCommand } from '../../../design/dialogCommand.ts';
import { ErrorSummary } from '../../../design/ErrorSummary.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { definitionOf, forms } from '../../../domain/requests/index.ts';
import { LinkedText } from '../../content/LinkedText.tsx';
import { LanguageProvider } from '../language.ts';
import { keyOf } from './draft.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { AskedField, ConsentField } from './RequestFields.tsx';
import styles from './RequestForm.module.css';
import type { RequestFormProps } from './types.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { useRequest } from './useRequest.ts';

/**
 * The form of any kind of request, rendered from its definition in `domain/requests`. As plain HTML it posts to its
 * function; hydrated it validates, sends and shows the result.
 */
export function RequestForm(props: RequestFormProps) {
  const { id, form, language, words, dialog } = props;
  const definition = definitionOf(forms[form]);
  const request = useRequest(props, definition);
  const { hydrated, consented, errors, report, share } = request;
  const sending = share !== undefined;
  const [status, setStatus] = useState('');
  const reportBox = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new report takes the focus
  useEffect(() => reportBox.current?.focus(), [report]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    request.submit();
  };
  // A disabled button blocks implicit submission, but without consent Enter must show what is missing.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || consented || sending) return;
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || ['checkbox', 'file'].includes(target.type)) return;
    event.preventDefault();
    request.submit();
  };

  const choose = async (name: string, files: File[]) => {
    const problem = await request.chooseFile(name, files);
    setStatus(problem ?? '');
    return !problem;
  };

  const errorOf = (name: string) => errors[name] ?? (props.template ? '' : undefined);
  const asked = Object.entries(definition.fields).filter(([name]) => name in words.fields);
  return (
    <LanguageProvider value={language}>
      <form
        ref={request.form}
        className={`${styles.form} ${dialog ? styles.inDialog : ''}`}
        method="post"
        action={props.action}
        encType={words.files ? 'multipart/form-data' : undefined}
        aria-labelledby={props.labelledBy}
        aria-busy={sending}
        data-draft={keyOf(form)}
        noValidate={hydrated}
        onSubmit={submit}
        onInput={request.onInput}
        onKeyDown={enter}
      >
        <div className={styles.body}>
          {report && (
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
              {report.text && (
                <p>
                  <LinkedText text={report.text} />
                </p>
              )}
            </ErrorSummary>
          )}
          {props.intro && <p id={`${id}-intro`}>{props.intro}</p>}
          <fieldset className={styles.fields} role="none" disabled={sending}>
            <input type="hidden" name="language" value={language} />
            {Object.entries(props.fixed).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {props.own && <HiddenFields {...props} />}
            {asked.map(([name, field], index) => (
              <AskedField
                key={name}
                form={props}
                name={name}
                field={field}
                index={index}
                hydrated={hydrated}
                error={errorOf(name)}
                onChoose={choose}
                onStatus={setStatus}
              />
            ))}
            {words.consents.map((consent) => (
              <ConsentField key={consent.name} form={props} consent={consent} error={errorOf(consent.name)} />
            ))}
          </fieldset>
          <p className={styles.hint} id={`${id}-hint`}>
            {words.consentHint}
          </p>
          {words.files && share !== undefined && (
            <UploadProgress share={share} words={words.files.upload} onCancel={request.cancel} />
          )}
        </div>
        <div className={`btns ${styles.foot}`}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer needs it around a disabled button; keys use Enter in a field */}
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
            <button
              type="button"
              className="btn btn--ghost"
              disabled={sending}
              {...dialogCommand(dialog.id, 'close')}
            >
              {dialog.cancel}
            </button>
          )}
        </div>
        {request.sent && <p className={`sent ${styles.sent}`}>{request.sent}</p>}
        <span className="sr" role="status">
          {sending ? words.sending : status}
        </span>
      </form>
    </LanguageProvider>
  );
}
