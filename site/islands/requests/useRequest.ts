import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RequestDefinition } from '../../../domain/requests/index.ts';
import { fill, waitingTime } from '../../../domain/text.ts';
import { notify } from '../notices/notify.ts';
import { buildBody, randomKey } from './body.ts';
import { type Draft, deleteDraft, readDraft, saveDraft } from './draft.ts';
import { fileIn, problemOfChosen } from './files.ts';
import { fillFile, type Messages, messageOf, validate } from './messages.ts';
import { type Outcome, send } from './send.ts';
import type { RequestFormProps } from './types.ts';

/** What stands above the fields after an attempt that did not succeed. */
interface Report {
  /** `warning`: fields must be mended. `refusal`: it was tried and not done. */
  kind: 'warning' | 'refusal';
  /** May hold links as `[words](address)`. */
  title: string;
  text?: string;
  problems: { name: string; text: string }[];
}

/**
 * The state of one form: idle, sending, sent or failed (docs/product.md, "Forms"). Controls are uncontrolled: what is
 * typed is read from the DOM.
 */
export function useRequest(props: RequestFormProps, definition: RequestDefinition) {
  const { form: formId, language, words } = props;
  const form = useRef<HTMLFormElement>(null);
  /** Problems that the function reported, and of files that were removed at once. */
  const refused = useRef<Messages>({});
  const inFlight = useRef<AbortController>(undefined);
  const attempt = useRef<Draft['attempt']>(undefined);
  const consentTime = useRef('');
  const attempted = useRef(false);
  const [hydrated, setHydrated] = useState(false);
  const [consented, setConsented] = useState(false);
  const [errors, setErrors] = useState<Messages>({});
  const [report, setReport] = useState<Report>();
  /** Share of the body that is on its way; undefined while nothing is being sent. */
  const [share, setShare] = useState<number>();

  const data = () => new FormData(form.current as HTMLFormElement);

  const problemsIn = (entries: FormData) => validate(entries, definition, props, refused.current);

  function storeDraft(entries: FormData): void {
    const texts: Messages = {};
    for (const [name, field] of Object.entries(definition.fields)) {
      const value = entries.get(name);
      if (field.control !== 'fixed' && typeof value === 'string' && value) texts[name] = value;
    }
    saveDraft(formId, { texts, attempt: attempt.current });
  }

  function updateConsent(): void {
    const entries = data();
    const all = words.consents.every(({ name }) => entries.has(name));
    if (all) consentTime.current ||= new Date().toISOString();
    else consentTime.current = '';
    setConsented(all);
  }

  function onInput(event: { target: EventTarget }): void {
    const { name } = event.target as HTMLInputElement;
    delete refused.current[name];
    updateConsent();
    storeDraft(data());
    if (attempted.current) setErrors(problemsIn(data()));
    else if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
  }

  /** A person chose or dropped files into a field. Resolves with whether the first one may stay. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads of the props never changes
  const chooseFile = useCallback(async (name: string, files: File[]): Promise<boolean> => {
    delete refused.current[name];
    const problem = await problemOfChosen(definition.fields[name], files);
    if (problem && words.files) {
      const { title, text } = words.files.problems[problem];
      const message = fillFile(text, files[0] ?? null, props);
      refused.current[name] = message;
      notify({ kind: 'destructive', title, text: message });
    }
    const message = refused.current[name];
    if (attempted.current) setErrors(problemsIn(data()));
    else setErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others));
    return !message;
  }, []);

  async function submit(): Promise<void> {
    // A double click sends once.
    if (inFlight.current) return;
    // FormData leaves out disabled controls, and they are disabled while sending: it is read before.
    const entries = data();
    const found = problemsIn(entries);
    attempted.current = true;
    setErrors(found);
    if (words.consents.some(({ name }) => found[name])) {
      notify({ kind: 'destructive', ...words.consentNotice });
    }
    if (Object.keys(found).length > 0) {
      const problems = problemsFrom(found);
      const title = words.summaryTitles[problems.length - 1] as string;
      setReport({ kind: 'warning', title, problems });
      return;
    }
    inFlight.current = new AbortController();
    setReport(undefined);
    setShare(0);
    // The button says that it sends before that begins.
    await new Promise((resolve) => setTimeout(resolve));
    const { body, fingerprint } = buildBody(entries, definition, props, consentTime.current);
    if (attempt.current?.body !== fingerprint) attempt.current = { key: randomKey(), body: fingerprint };
    storeDraft(entries);
    const { key } = attempt.current;
    const outcome = await send(props.action, body, {
      key,
      onProgress: setShare,
      signal: inFlight.current.signal,
    });
    inFlight.current = undefined;
    setShare(undefined);
    handleOutcome(outcome, entries);
  }

  function handleOutcome(outcome: Outcome, entries: FormData): void {
    if (outcome.kind === 'sent') handleSuccess();
    else if (outcome.kind === 'cancelled') {
      if (words.files) setReport({ kind: 'refusal', ...words.files.upload.cancelled, problems: [] });
    } else if (outcome.kind === 'consentMissing') {
      notify({ kind: 'destructive', ...words.consentNotice });
      setReport({ kind: 'refusal', title: words.consentNotice.text, problems: [] });
    } else {
      // The key was already used with another body; the next attempt gets a new one.
      if (outcome.reason === 'alreadySent') attempt.current = undefined;
      for (const [name, problem] of Object.entries(outcome.fields)) {
        const message = messageOf(name, problem, fileIn(entries, name), props);
        if (message) refused.current[name] = message;
      }
      const found = problemsIn(entries);
      setErrors(found);
      console.error(`${words.failure.title} (${outcome.reason})`);
      notify({ kind: 'destructive', ...words.failure });
      // The notice says that it failed, the summary why: nothing is told twice.
      const title = fill(words.reasons[outcome.reason], { wait: waitingTime(language, outcome.seconds) });
      setReport({ kind: 'refusal', title, problems: problemsFrom(found) });
    }
  }

  function handleSuccess(): void {
    const element = form.current as HTMLFormElement;
    attempt.current = undefined;
    element.reset();
    deleteDraft(formId);
    resetState();
    updateConsent();
    const dialog = element.closest('dialog');
    if (dialog) dialog.close();
    else document.getElementById(props.labelledBy)?.focus();
    notify({ kind: 'success', ...words.success });
  }

  /** Back to idle; what is typed stays. */
  function resetState(): void {
    refused.current = {};
    attempted.current = false;
    setErrors({});
    setReport(undefined);
  }

  /** In the order of the form. */
  function problemsFrom(found: Messages): Report['problems'] {
    return Object.entries(found).map(([name, text]) => ({ name, text }));
  }

  // Before paint, and before the intent directive repeats a submit that came too early.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useLayoutEffect(() => {
    const { texts, attempt: last } = readDraft(formId);
    attempt.current = last;
    for (const [name, text] of Object.entries(texts)) {
      const control = form.current?.elements.namedItem(name);
      const typed =
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement;
      if (!typed || control.value) continue;
      control.value = text;
      // Who is about to type into it replaces what was kept.
      if (control === document.activeElement && control instanceof HTMLInputElement) control.select();
    }
    // What was typed before the form woke.
    storeDraft(data());
    updateConsent();
    setHydrated(true);
    const dialog = form.current?.closest('dialog');
    const closed = () => inFlight.current || resetState();
    dialog?.addEventListener('close', closed);
    return () => dialog?.removeEventListener('close', closed);
  }, []);

  // After the picture with the summary: its fields and the title of the page.
  const fieldErrors = useDeferredValue(errors);
  const wrong = Object.keys(errors).length > 0;
  const titled = Object.keys(fieldErrors).length > 0;
  useEffect(() => {
    if (!titled) return;
    const title = document.title;
    document.title = `${words.errorTitlePrefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [titled, words.errorTitlePrefix]);

  return {
    form,
    hydrated,
    consented,
    errors,
    /** The same a picture later. */
    fieldErrors,
    /** A warning goes when everything is mended; a refusal stays until the next attempt. */
    report: report?.kind === 'warning' && !wrong ? undefined : report,
    share,
    onInput,
    chooseFile,
    submit,
    cancel: () => inFlight.current?.abort(),
  };
}
