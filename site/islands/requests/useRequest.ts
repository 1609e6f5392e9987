import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { RequestDefinition } from '../../../domain/requests/index.ts';
import { fill, plural, waitingTime } from '../../../domain/text.ts';
import { notify } from '../notices/notify.ts';
import { buildBody, randomKey } from './body.ts';
import { type Draft, deleteDraft, readDraft, restoreTexts, saveDraft, textsOf } from './draft.ts';
import { fileIn, problemOfChosen } from './files.ts';
import { fillFile, type Messages, messageOf, validate } from './messages.ts';
import { idle, nextState, type Report } from './request-state.ts';
import { type Outcome, send } from './send.ts';
import type { RequestFormProps } from './types.ts';

/** State and behaviour of a form (docs/product.md, "Forms"). Its controls are uncontrolled. */
export function useRequest(props: RequestFormProps, definition: RequestDefinition) {
  const { form: formId, language, words } = props;
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(nextState, idle);
  const [hydrated, setHydrated] = useState(false);
  /** When all consents were given, as ISO 8601; empty while one is missing. */
  const [consentTime, setConsentTime] = useState('');
  const inFlight = useRef<AbortController>(undefined);
  const lastAttempt = useRef<Draft['attempt']>(undefined);

  const formData = () => new FormData(form.current as HTMLFormElement);

  function storeDraft(entries: FormData): void {
    saveDraft(formId, { texts: textsOf(entries, definition), attempt: lastAttempt.current });
  }

  function updateConsent(): void {
    const entries = formData();
    const all = words.consents.every(({ name }) => entries.has(name));
    setConsentTime((given) => (all ? given || new Date().toISOString() : ''));
  }

  function edited(name: string, message?: string): void {
    const entries = formData();
    dispatch({
      type: 'edited',
      name,
      message,
      validate: (refused) => validate(entries, definition, props, refused),
    });
  }

  function onInput({ target }: { target: EventTarget }): void {
    edited((target as HTMLInputElement).name);
    updateConsent();
    storeDraft(formData());
  }

  /** Handles chosen or dropped files. Resolves to true if the first one is accepted. */
  async function chooseFile(name: string, files: File[]): Promise<boolean> {
    const problem = await problemOfChosen(definition.fields[name], files);
    if (!problem || !words.files) {
      edited(name);
      return true;
    }
    const { title, text } = words.files.problems[problem];
    const message = fillFile(text, files[0] ?? null, props);
    notify({ kind: 'destructive', title, text: message });
    edited(name, message);
    return false;
  }

  async function submit(): Promise<void> {
    // Ignores a double click.
    if (inFlight.current) return;
    // Read before sending disables the controls, which FormData would leave out.
    const entries = formData();
    const errors = validate(entries, definition, props, state.refused);
    if (Object.keys(errors).length > 0) return reportInvalid(errors);
    inFlight.current = new AbortController();
    dispatch({ type: 'sending' });
    const { body, fingerprint } = buildBody(entries, definition, props, consentTime);
    if (lastAttempt.current?.body !== fingerprint) {
      lastAttempt.current = { key: randomKey(), body: fingerprint };
    }
    storeDraft(entries);
    const outcome = await send(props.action, body, {
      key: lastAttempt.current.key,
      onProgress: (share) => dispatch({ type: 'progress', share }),
      signal: inFlight.current.signal,
    });
    inFlight.current = undefined;
    if (outcome.kind === 'sent') finish();
    else reportFailure(outcome, entries);
  }

  function reportInvalid(errors: Messages): void {
    if (words.consents.some(({ name }) => errors[name])) {
      notify({ kind: 'destructive', ...words.consentNotice });
    }
    const problems = problemsFrom(errors);
    const title = plural(language, words.summaryTitle, problems.length);
    const report: Report = { kind: 'warning', title, problems };
    dispatch({ type: 'failed', report, errors, refused: state.refused });
  }

  function reportFailure(outcome: Exclude<Outcome, { kind: 'sent' }>, entries: FormData): void {
    const refuse = (report: Omit<Report, 'kind'>, errors: Messages = {}, refused: Messages = {}) =>
      dispatch({ type: 'failed', report: { kind: 'refusal', ...report }, errors, refused });
    if (outcome.kind === 'cancelled') {
      refuse({ ...(words.files?.upload.cancelled ?? words.failure), problems: [] });
      return;
    }
    if (outcome.kind === 'consentMissing') {
      notify({ kind: 'destructive', ...words.consentNotice });
      refuse({ title: words.consentNotice.text, problems: [] });
      return;
    }
    // The key was already used with another body; the next attempt gets a new one.
    if (outcome.reason === 'alreadySent') lastAttempt.current = undefined;
    const refused: Messages = {};
    for (const [name, problem] of Object.entries(outcome.fields)) {
      const message = messageOf(name, problem, fileIn(entries, name), props);
      if (message) refused[name] = message;
    }
    const errors = validate(entries, definition, props, refused);
    console.error(`${words.failure.title} (${outcome.reason})`);
    notify({ kind: 'destructive', ...words.failure });
    const title = fill(words.reasons[outcome.reason], { wait: waitingTime(language, outcome.seconds) });
    refuse({ title, problems: problemsFrom(errors) }, errors, refused);
  }

  function finish(): void {
    const element = form.current as HTMLFormElement;
    lastAttempt.current = undefined;
    element.reset();
    deleteDraft(formId);
    dispatch({ type: 'sent' });
    updateConsent();
    const dialog = element.closest('dialog');
    if (dialog) dialog.close();
    else document.getElementById(props.labelledBy)?.focus();
    notify({ kind: 'success', ...words.success });
  }

  // Before paint, and before intent/directive.ts replays a submit: intent/renderer.tsx waits for layout effects.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useLayoutEffect(() => {
    const element = form.current as HTMLFormElement;
    const { texts, attempt } = readDraft(formId);
    lastAttempt.current = attempt;
    restoreTexts(element, texts);
    // Includes texts typed before hydration.
    storeDraft(formData());
    updateConsent();
    setHydrated(true);
    const dialog = element.closest('dialog');
    const closed = () => dispatch({ type: 'closed' });
    dialog?.addEventListener('close', closed);
    return () => dialog?.removeEventListener('close', closed);
  }, []);

  const { errors } = state;
  const wrong = Object.keys(errors).length > 0;
  useTitlePrefix(wrong ? words.errorTitlePrefix : '');

  const report = state.phase === 'failed' ? state.report : undefined;
  return {
    form,
    hydrated,
    consented: consentTime !== '',
    errors,
    /** A warning disappears when all fields are correct, a refusal with the next attempt. */
    report: report?.kind === 'warning' && !wrong ? undefined : report,
    /** Uploaded share of the body, 0 to 1; undefined while nothing is being sent. */
    share: state.phase === 'sending' ? state.share : undefined,
    onInput,
    chooseFile,
    submit,
    cancel: () => inFlight.current?.abort(),
  };
}

function problemsFrom(errors: Messages): Report['problems'] {
  return Object.entries(errors).map(([name, text]) => ({ name, text }));
}

/** Puts a prefix before the title of the page. */
function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (!prefix) return;
    const { title } = document;
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [prefix]);
}
