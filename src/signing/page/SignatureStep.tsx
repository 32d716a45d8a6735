import { type FormEvent, useState } from 'react';
import { isNameOf } from '../../../domain/signing/signer-name';
import { DocumentChoice } from './DocumentChoice';
import { failureText } from './failure-text';
import { fill, usePageTexts } from './page-texts';
import { Field, Message, Submit } from './parts';
import { CallFailure, call } from './signer-calls';
import type { StepProps } from './step-props';
import { useBusy } from './useBusy';

/** The signature: the typed name, and why it is spelled differently if it is. */
export function SignatureStep({ signer, view, onView, onEnded, onBack }: StepProps & { readonly onBack: () => void }) {
  const { texts } = usePageTexts();
  const { sign } = texts;
  const { busy, error, run } = useBusy(onEnded);
  const [name, setName] = useState('');
  const [differs, setDiffers] = useState(false);
  const [other, setOther] = useState(false);
  const [spelling, setSpelling] = useState('');
  const [missing, setMissing] = useState(false);
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const [unchosen, setUnchosen] = useState(false);
  const isChosen = view.documents.every(({ id, choiceKind }) => choiceKind === null || choices[id] !== undefined);
  const isOwn = isNameOf(name, view.name);
  const isRefusedName = error instanceof CallFailure && error.fields.name !== undefined;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    setDiffers(!isOwn);
    setMissing(!isOwn && other && spelling.trim() === '');
    setUnchosen(!isChosen);
    if (!isChosen || (!isOwn && (!other || spelling.trim() === ''))) return;
    const documents = view.documents.map(({ id, sha256 }) => ({ id, sha256, choice: choices[id] ?? null }));
    const body = { name, documents, spelling: isOwn ? null : spelling };
    void run(async () => onView(await call('POST /signing/{signer}/signature', { params: { signer }, body })));
  };

  return (
    <form className="sign-form" onSubmit={submit} noValidate>
      <ul className="sign-plain">
        {view.documents.map(({ id, title }) => (
          <li key={id}>
            <bdi>{title}</bdi>
          </li>
        ))}
      </ul>
      {view.documents.map((document) => (
        <DocumentChoice
          key={document.id}
          document={document}
          choice={choices[document.id] ?? null}
          isMissing={unchosen}
          onChoice={(choice) => setChoices({ ...choices, [document.id]: choice })}
        />
      ))}
      <Field
        label={sign.name}
        help={fill(sign.nameHelp, { name: view.name })}
        error={(differs && !isOwn && !other) || isRefusedName ? fill(sign.differs, { name: view.name }) : null}
        value={name}
        onValue={setName}
        autoComplete="name"
        maxLength={120}
        required
      />
      {name.trim() !== '' && (
        <p className="sign-signature" aria-hidden="true">
          <bdi>{name}</bdi>
        </p>
      )}
      {(differs || other) && !isOwn && (
        <label className="sign-check">
          <input type="checkbox" checked={other} onChange={(event) => setOther(event.target.checked)} />
          <span>{sign.other}</span>
        </label>
      )}
      {other && !isOwn && (
        <Field
          label={sign.spelling}
          help={sign.spellingHelp}
          error={missing && spelling.trim() === '' ? sign.required : null}
          value={spelling}
          onValue={setSpelling}
          maxLength={500}
          required
        />
      )}
      {error !== null && !isRefusedName && <Message kind="bad">{failureText(error, texts)}</Message>}
      <Submit busy={busy} disabled={name.trim() === ''}>
        {sign.submit}
      </Submit>
      <button type="button" className="sign-quiet" onClick={onBack}>
        {texts.read.again}
      </button>
    </form>
  );
}
