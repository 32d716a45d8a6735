import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { EmailContext } from '../../domain/email/loan-email.schemas';
import { wrongAddresses } from '../../domain/email/split-addresses';
import { useSessionUser } from '../access/public';
import { useFormErrors } from '../crud/saving/useFormErrors';
import { ApiError } from '../providers/data/api-error';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import { useLatest } from '../ui/useLatest';
import { openViewer, type ViewedEmail } from './EmailViewer';
import { emailCalls } from './email-calls';
import { datesOf, type EmailValues } from './email-form';

interface Parts {
  readonly loanNum: string;
  readonly form: UseFormReturn<EmailValues>;
  readonly context: EmailContext | undefined;
  readonly isText: boolean;
  readonly files: readonly File[];
  readonly onSent: () => void;
}

const gapsOf = (error: unknown): readonly string[] | null =>
  error instanceof ApiError && Array.isArray(error.body.missing) ? error.body.missing.map(String) : null;

/** Whether an earlier send reached the server, with other content. */
const wasSent = (error: unknown): boolean =>
  error instanceof ApiError && 'code' in error.wording && error.wording.code === 'email-key-used';

/**
 * Previews and sends an email. A failed send keeps its key, so that the email goes out once even if the server had it and only its answer
 * was lost. If it was edited meanwhile, the server says so, and it may then go out as another email.
 */
export function useSendEmail({ loanNum, form, context, isText, files, onSent }: Parts) {
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { list } = useFormats();
  const user = useSessionUser();
  const key = useRef<string>(crypto.randomUUID());
  const [sending, setSending] = useState(false);
  const errors = useFormErrors(form);
  const [gaps, setGaps] = useState<readonly string[] | null>(null);
  const [viewer, setViewer] = useState<{ readonly view: Window; readonly email: ViewedEmail } | null>(null);
  const [blocked, setBlocked] = useState(false);
  const servicing = context?.servicingSender ?? '';

  const clear = useLatest(errors.clear);
  useEffect(() => {
    // A correction may solve what the alert says.
    const { unsubscribe } = form.watch((_values, { name }) => name && clear());
    return unsubscribe;
  }, [form, clear]);

  const isValid = async (): Promise<boolean> => {
    errors.clear();
    const valid = await form.trigger();
    const { to, cc } = form.getValues();
    const wrong = wrongAddresses(cc ?? '');
    if (to.length === 0) form.setError('to', { message: 'ra.validation.required' });
    if (wrong.length > 0)
      form.setError('cc', { message: translate('email.ccWrong', { names: list([...wrong]) }) }, { shouldFocus: valid });
    return valid && to.length > 0 && wrong.length === 0;
  };

  const preview = async (): Promise<void> => {
    // The browser opens a window only while it handles the click.
    const view = openViewer();
    setBlocked(view === null);
    const values = form.getValues();
    if (!(await isValid())) return view?.close();
    try {
      const { subject, notes, template } = values;
      const build = { loanNum, subject, notes, ...datesOf(values, servicing) };
      const email = await emailCalls.build(template ?? '', build);
      const { from, to, cc } = values;
      if (view) setViewer({ view, email: { ...email, from: from ?? '', to, cc: cc ?? '' } });
    } catch (failure) {
      view?.close();
      errors.show(failure);
    }
  };

  const send = async (withoutValues = false): Promise<void> => {
    if (!(await isValid())) return;
    setGaps(null);
    setSending(true);
    const values = form.getValues();
    const payload = {
      ...{ key: key.current, from: values.from ?? '', to: JSON.stringify(values.to), cc: values.cc ?? '' },
      ...{ subject: values.subject, message: values.notes ?? '', docIds: JSON.stringify(values.docIds) },
      ...({ templateType: values.template ?? '', isText: isText ? 'true' : 'false' } as const),
      ...(withoutValues && ({ withoutValues: 'true' } as const)),
      // The server takes both from the session; they are part of the payload (EMAIL-29).
      ...(user && { by: user.displayName, by2: user.username }),
      ...datesOf(values, servicing),
    };
    try {
      await emailCalls.send(loanNum, payload, files);
      key.current = crypto.randomUUID();
      notify('email.queued', { type: 'success' });
      await client.invalidateQueries({ queryKey: queryKeys.emails(loanNum) });
      onSent();
    } catch (failure) {
      const missing = gapsOf(failure);
      if (wasSent(failure)) {
        key.current = crypto.randomUUID();
        void client.invalidateQueries({ queryKey: queryKeys.emails(loanNum) });
      }
      if (missing) setGaps(missing);
      else errors.show(failure);
    } finally {
      setSending(false);
    }
  };

  const closeViewer = useCallback(() => setViewer(null), []);
  return { sending, errors, blocked, gaps, viewer, preview, send, keepEditing: () => setGaps(null), closeViewer };
}
