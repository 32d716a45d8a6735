import { type FormEvent, useState } from 'react';
import { failureText } from './failure-text';
import { fill, usePageTexts } from './page-texts';
import { Field, Message, Submit } from './parts';
import { CallFailure, call, download } from './signer-calls';
import { contactOf, type StepProps } from './step-props';
import { useBusy } from './useBusy';
import { Viewer } from './Viewer';

/** The consent to electronic documents: its terms, the test document that proves that one can read them, and the box. */
export function ConsentStep({ signer, view, onView, onEnded }: StepProps) {
  const { texts, language } = usePageTexts();
  const { consent } = texts;
  const { busy, error, run } = useBusy(onEnded);
  const [reads, setReads] = useState(false);
  const [code, setCode] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [missing, setMissing] = useState(false);
  const values = { lender: view.lender, package: view.title, email: view.email, contact: contactOf(view) };
  const isWrongCode = error instanceof CallFailure && error.fields.code !== undefined;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(!agrees);
    if (!agrees || code.trim() === '') return;
    void run(async () => {
      const body = { version: view.consentVersion, code, language };
      onView(await call('POST /signing/{signer}/consent', { params: { signer }, body }));
    });
  };

  if (reads)
    return (
      <Viewer
        key={language}
        title={consent.test}
        name="test"
        load={async () =>
          (
            await download('GET /signing/{signer}/consent', { params: { signer }, query: { language } })
          ).blob.arrayBuffer()
        }
        onEnded={onEnded}
        onBack={() => setReads(false)}
      />
    );
  return (
    <form className="sign-form" onSubmit={submit} noValidate>
      {(['scope', 'paper', 'withdraw', 'update', 'hardware'] as const).map((point) => (
        <section key={point}>
          <h2>{consent.points[point].title}</h2>
          <p>{fill(consent.points[point].text, values)}</p>
        </section>
      ))}
      <section>
        <h2>{consent.test}</h2>
        <p>{consent.testText}</p>
      </section>
      <button type="button" className="sign-button" onClick={() => setReads(true)}>
        {consent.open}
      </button>
      <Field
        label={consent.code}
        value={code}
        onValue={setCode}
        error={isWrongCode ? consent.codeWrong : null}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        dir="ltr"
        required
      />
      <label className="sign-check">
        <input
          type="checkbox"
          checked={agrees}
          aria-invalid={missing && !agrees ? true : undefined}
          onChange={(event) => setAgrees(event.target.checked)}
        />
        <span>{consent.agree}</span>
      </label>
      {missing && !agrees && <Message kind="bad">{consent.agreeFirst}</Message>}
      {error !== null && !isWrongCode && <Message kind="bad">{failureText(error, texts)}</Message>}
      <Submit busy={busy} disabled={code.trim() === ''}>
        {consent.submit}
      </Submit>
    </form>
  );
}
