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
  const [sent, setSent] = useState('');
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

  /** Handles chosen or dropped files. Resolves to what is wrong with the first one. */
  async function chooseFile(name: string, files: File[]): Promise<string | undefined> {
    const problem = await problemOfChosen(definition.fields[name], files);
    if (!problem || !words.files) {
      edited(name);
      return;
    }
    const { title, text } = words.files.problems[problem];
    const message = `${title}. ${fillFile(text, files[0] ?? null, props)}`;
    edited(name, message);
    return message;
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
    if (outcome.kind === 'sent') finish(outcome.number);
    else reportFailure(outcome, entries);
  }

  function reportInvalid(errors: Messages): void {
    const problems = problemsFrom(errors);
    const consentMissing = words.consents.some(({ name }) => errors[name]);
    if (consentMissing) notifyOnPage(words.consentNotice);
    const report: Report = {
      kind: 'warning',
      title: plural(language, words.summaryTitle, problems.length),
      ...(consentMissing && words.consentNotice),
      problems,
    };
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
      notifyOnPage(words.consentNotice);
      refuse({ ...words.consentNotice, problems: [] });
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
    notifyOnPage(words.failure);
    const reason = fill(words.reasons[outcome.reason], { wait: waitingTime(language, outcome.seconds) });
    const { title, text } = words.failure;
    refuse({ title, text: `${text} ${reason}`, problems: problemsFrom(errors) }, errors, refused);
  }

  /** A notice beside the report; in a dialog the report says it all. */
  function notifyOnPage(notice: { title: string; text: string }): void {
    if (!props.dialog) notify({ kind: 'destructive', ...notice });
  }

  function finish(number?: string): void {
    const element = form.current as HTMLFormElement;
    lastAttempt.current = undefined;
    element.reset();
    deleteDraft(formId);
    dispatch({ type: 'sent' });
    const time = new Date().toLocaleTimeString(language, { timeStyle: 'short' });
    const text = [
      fill(words.sent.at, { time }),
      number && fill(words.sent.number, { number }),
      words.sent.confirmation,
    ];
    const note = text.filter(Boolean).join(' ');
    setSent(note);
    updateConsent();
    const dialog = element.closest('dialog');
    if (dialog) {
      dialog.close();
      noteAtButton(dialog.id, note);
    } else document.getElementById(props.labelledBy)?.focus();
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
  const report = state.phase === 'failed' ? state.report : undefined;
  useTitlePrefix(wrong || report?.kind === 'refusal' ? words.errorTitlePrefix : '');

  return {
    form,
    hydrated,
    consented: consentTime !== '',
    errors,
    /** A warning disappears when all fields are correct, a refusal with the next attempt. */
    report: report?.kind === 'warning' && !wrong ? undefined : report,
    /** Uploaded share of the body, 0 to 1; undefined while nothing is being sent. */
    share: state.phase === 'sending' ? state.share : undefined,
    /** When the last request was sent, and its number. */
    sent,
    onInput,
    chooseFile,
    submit,
    cancel: () => inFlight.current?.abort(),
  };
}

/** Says below the button that opened the dialog what has become of its request. */
function noteAtButton(dialog: string, text: string): void {
  const openers = [...document.querySelectorAll<HTMLElement>(`main [commandfor="${dialog}"]`)];
  const opener = openers.find((button) => button === document.activeElement) ?? openers[0];
  const place = opener?.closest('.btns') ?? opener;
  if (!place) return;
  const old = place.nextElementSibling;
  const note = old?.classList.contains('sent') ? old : document.createElement('p');
  note.className = 'sent';
  note.textContent = text;
  place.after(note);
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
