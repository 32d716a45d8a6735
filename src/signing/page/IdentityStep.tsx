import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { LinkAnswer } from '../../../domain/signing/borrower-signing.schemas';
import { failureText } from './failure-text';
import { PageFrame } from './PageFrame';
import { fill, usePageTexts } from './page-texts';
import { Field, Message, Submit } from './parts';
import { StepBar } from './StepBar';
import { call } from './signer-calls';
import { useBusy } from './useBusy';

interface Props {
  readonly token: string;
  readonly link: LinkAnswer;
  /** The session has ended; the reader was here before. */
  readonly ended: boolean;
  readonly onEnter: (signer: string) => Promise<void>;
}

/** Readers prove who they are with a PIN that is mailed to them, or with the code that staff told them. */
/** A PIN has 6 digits, an access code up to 10. What is shorter is no wrong try. */
const WHOLE = /^\d{6,10}$/;

export function IdentityStep({ token, link, ended, onEnter }: Props) {
  const { texts } = usePageTexts();
  const { identity } = texts;
  const { busy, error, run } = useBusy();
  const [sent, setSent] = useState(false);
  const [pin, setPin] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isCode = link.access === 'code';
  const asks = isCode || sent;
  const isEntered = WHOLE.test(pin.trim());
  useEffect(() => {
    if (sent) input.current?.focus();
  }, [sent]);

  const mail = (): Promise<void> =>
    run(async () => {
      await call('POST /signing/pin', { body: { token } });
      setPin('');
      setSent(true);
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!asks) void mail();
    else if (isEntered)
      void run(async () => onEnter((await call('POST /signing/session', { body: { token, pin } })).signer));
  };
  const emailed = fill(identity.pinSent, { email: link.email });

  return (
    <PageFrame
      lender={link.lender}
      title={identity.title}
      lead={fill(identity.lead, { lender: link.lender })}
      steps={<StepBar at="identity" />}
    >
      <form className="sign-form" onSubmit={submit}>
        {ended && <Message kind="info">{texts.failed.ended}</Message>}
        {error !== null && <Message kind="bad">{failureText(error, texts)}</Message>}
        {!asks && <p>{fill(identity.pinLead, { email: link.email })}</p>}
        {isCode && <p>{identity.codeLead}</p>}
        {sent && <Message kind="ok">{emailed}</Message>}
        {asks && (
          <Field
            inputRef={input}
            label={isCode ? identity.code : identity.pin}
            {...(isCode ? {} : { help: identity.pinHelp })}
            value={pin}
            onValue={setPin}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            className="sign-pin"
            dir="ltr"
            required
          />
        )}
        <Submit busy={busy} disabled={asks && !isEntered}>
          {asks ? identity.submit : identity.sendPin}
        </Submit>
        {sent && (
          <button type="button" className="sign-quiet" disabled={busy} onClick={() => void mail()}>
            {identity.again}
          </button>
        )}
      </form>
    </PageFrame>
  );
}
