import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  check,
  type FileProblem,
  type Problem,
  problemOfFile,
  type RequestDefinition,
} from '../../../domain/requests/index.ts';
import { fileSize, fill, waitingTime } from '../../../domain/text.ts';
import { notify } from '../notices/notify.ts';
import { type Draft, deleteDraft, readDraft, saveDraft } from './draft.ts';
import { type Outcome, send } from './send.ts';
import type { RequestFormProps } from './types.ts';

/** Messages by field name. */
type Messages = Record<string, string>;

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
  /**
   * Problems that `validate` cannot find again: those that the function reported, and of files that were removed at
   * once.
   */
  const refused = useRef<Messages>({});
  const inFlight = useRef<AbortController>(undefined);
  const attempt = useRef<Draft['attempt']>(undefined);
  const consentTime = useRef('');
  const [hydrated, setHydrated] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const [consented, setConsented] = useState(false);
  const [errors, setErrors] = useState<Messages>({});
  const [report, setReport] = useState<Report>();
  /** Share of the body that is on its way; undefined while nothing is being sent. */
  const [share, setShare] = useState<number>();

  const data = () => new FormData(form.current as HTMLFormElement);

  /** Every problem of the form as it stands. */
  function validate(entries: FormData): Messages {
    const { problems } = check(definition, Object.fromEntries(entries));
    const found: Messages = {};
    for (const [name, field] of Object.entries(definition.fields)) {
      const file = field.control === 'pdf' ? fileIn(entries, name) : null;
      const problem = field.control === 'pdf' ? problemOfFile(field, file) : problems[name];
      const message = refused.current[name] ?? (problem && messageOf(name, problem, file));
      if (message) found[name] = message;
    }
    for (const consent of words.consents) {
      if (!entries.has(consent.name)) found[consent.name] = consent.missing;
    }
    return found;
  }

  /** The words of a problem; undefined for a field that the form does not show. */
  function messageOf(name: string, problem: string, file: File | null): string | undefined {
    const message = words.fields[name]?.problems[problem as Problem];
    const ofFile = words.files?.problems[problem as Exclude<FileProblem, 'missing'>];
    if (message || !words.files || !ofFile || !(name in words.fields)) return message;
    return fillFile(ofFile.text, file);
  }

  function fillFile(text: string, file: File | null): string {
    const units = words.files?.units;
    return units && file ? fill(text, { file: file.name, size: fileSize(language, units, file.size) }) : text;
  }

  function storeDraft(): void {
    const entries = data();
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
    storeDraft();
    if (attempted) setErrors(validate(data()));
    else if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
  }

  /** A person chose or dropped files into a field. Resolves with whether the first one may stay. */
  async function chooseFile(name: string, files: File[]): Promise<boolean> {
    const [file = null] = files;
    const field = definition.fields[name];
    delete refused.current[name];
    if (file && field?.control === 'pdf' && words.files) {
      let problem: keyof typeof words.files.problems | undefined;
      if (files.length > 1) problem = 'onlyOne';
      else {
        const found = problemOfFile(field, file);
        if (found && found !== 'missing') problem = found;
        else if (!(await startsAsPdf(file))) problem = 'wrongType';
      }
      if (problem) {
        const { title, text } = words.files.problems[problem];
        const message = fillFile(text, file);
        refused.current[name] = message;
        notify({ kind: 'destructive', title, text: message });
      }
    }
    const message = refused.current[name];
    if (attempted) setErrors(validate(data()));
    else setErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others));
    return !message;
  }

  async function submit(): Promise<void> {
    // A double click sends once.
    if (inFlight.current) return;
    // FormData leaves out disabled controls, and they are disabled while sending: it is read before.
    const entries = data();
    const found = validate(entries);
    setAttempted(true);
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
    const { body, fingerprint } = buildBody(entries);
    if (attempt.current?.body !== fingerprint) attempt.current = { key: randomKey(), body: fingerprint };
    storeDraft();
    const { key } = attempt.current;
    inFlight.current = new AbortController();
    setReport(undefined);
    setShare(0);
    const outcome = await send(props.action, body, {
      key,
      onProgress: setShare,
      signal: inFlight.current.signal,
    });
    inFlight.current = undefined;
    setShare(undefined);
    handleOutcome(outcome, entries);
  }

  /** The body of the request, and what makes it the same request when it is sent again. */
  function buildBody(entries: FormData): { body: FormData | object; fingerprint: string } {
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
      if (props.own) entries.set('elapsed', String(elapsed));
      return { body: entries, fingerprint };
    }
    const consent = { version: words.consents[0]?.version, time: consentTime.current };
    const own = props.own && { form: formId, leaveEmpty: entries.get('leaveEmpty'), elapsed };
    return { body: { ...fields, language, consent, ...own }, fingerprint };
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
        const message = messageOf(name, problem, fileIn(entries, name));
        if (message) refused.current[name] = message;
      }
      const found = validate(entries);
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
    setAttempted(false);
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
      if (typed && !control.value) control.value = text;
    }
    updateConsent();
    setHydrated(true);
    const dialog = form.current?.closest('dialog');
    const closed = () => inFlight.current || resetState();
    dialog?.addEventListener('close', closed);
    return () => dialog?.removeEventListener('close', closed);
  }, []);

  const wrong = Object.keys(errors).length > 0;
  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    document.title = `${words.errorTitlePrefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [wrong, words.errorTitlePrefix]);

  return {
    form,
    hydrated,
    consented,
    errors,
    /** A warning goes when everything is mended; a refusal stays until the next attempt. */
    report: report?.kind === 'warning' && !wrong ? undefined : report,
    share,
    onInput,
    chooseFile,
    submit,
    cancel: () => inFlight.current?.abort(),
  };
}

function fileIn(entries: FormData, name: string): File | null {
  const file = entries.get(name);
  return file instanceof File && file.name !== '' ? file : null;
}

/** Whether a file begins as a PDF does, so that another type under that name is refused before it is uploaded. */
async function startsAsPdf(file: File): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-';
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
