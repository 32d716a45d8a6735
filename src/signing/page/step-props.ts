import type { SignerView } from '../../../domain/signing/borrower-signing.schemas';

/** What every step of a package has. */
export interface StepProps {
  readonly signer: string;
  readonly view: SignerView;
  readonly onView: (view: SignerView) => void;
  /** The session has ended. */
  readonly onEnded: () => void;
}

/** Whom the signer can ask. */
/** A phone number stays on one line. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

export const contactOf = ({ contact }: SignerView): string =>
  [contact.name, contact.phone && unbroken(contact.phone), contact.email].filter(Boolean).join(', ');
