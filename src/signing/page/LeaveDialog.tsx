import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureText } from './failure-text';
import { usePageTexts } from './page-texts';
import { Field, Message, Submit } from './parts';
import { call } from './signer-calls';
import type { StepProps } from './step-props';
import { useBusy } from './useBusy';

interface Props extends StepProps {
  readonly way: 'decline' | 'paper';
  readonly onClose: () => void;
}

/** Asks before one declines to sign, or gets paper instead. */
export function LeaveDialog({ signer, way, onView, onEnded, onClose }: Props) {
  const { texts } = usePageTexts();
  const { leave } = texts;
  const { busy, error, run } = useBusy(onEnded);
  const [reason, setReason] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const declines = way === 'decline';
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (declines && reason.trim() === '') return;
    const options = { params: { signer }, body: { reason } };
    void run(async () => {
      const view = declines
        ? await call('POST /signing/{signer}/decline', options)
        : await call('POST /signing/{signer}/paper', options);
      onClose();
      onView(view);
    });
  };

  return (
    <dialog ref={dialog} className="sign-dialog" aria-labelledby="leave-title" onClose={onClose}>
      <form className="sign-form" onSubmit={submit}>
        <h2 id="leave-title">{declines ? leave.declineTitle : leave.paperTitle}</h2>
        <p>{declines ? leave.declineText : leave.paperText}</p>
        <Field
          label={declines ? leave.reason : leave.paperReason}
          value={reason}
          onValue={setReason}
          maxLength={500}
          required={declines}
        />
        {error !== null && <Message kind="bad">{failureText(error, texts)}</Message>}
        <Submit busy={busy} disabled={declines && reason.trim() === ''}>
          {declines ? leave.declineSubmit : leave.paperSubmit}
        </Submit>
        <button type="button" className="sign-button" disabled={busy} onClick={onClose}>
          {leave.cancel}
        </button>
      </form>
    </dialog>
  );
}
