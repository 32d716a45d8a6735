import { useId } from 'react';
import type { SignerView } from '../../../domain/signing/borrower-signing.schemas';
import { documentChoices } from '../../../domain/signing/document-choices';
import { fill, usePageTexts } from './page-texts';
import { Message } from './parts';

interface Props {
  readonly document: SignerView['documents'][number];
  readonly choice: string | null;
  /** Whether the signer tried to sign without a choice. */
  readonly isMissing: boolean;
  readonly onChoice: (choice: string) => void;
}

/** What the signer chooses in a document. Nothing is chosen for them. */
export function DocumentChoice({ document: { title, choiceKind }, choice, isMissing, onChoice }: Props) {
  const { texts } = usePageTexts();
  const name = useId();
  if (choiceKind === null) return null;
  const labels = texts.choices[choiceKind];
  return (
    <fieldset className="sign-choice">
      <legend>
        <bdi>{fill(texts.choices.lead, { title })}</bdi>
      </legend>
      {documentChoices[choiceKind].map((value) => (
        <label className="sign-check" key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice === value}
            onChange={() => onChoice(value)}
            required
          />
          <span>{labels[value]}</span>
        </label>
      ))}
      {isMissing && choice === null && <Message kind="bad">{texts.choices.required}</Message>}
    </fieldset>
  );
}
