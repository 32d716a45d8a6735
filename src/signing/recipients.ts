import type { Language } from '../../domain/format/language';
import { applicantName, type LoanDocument } from '../../domain/loan/document';
import { signerLanguage } from '../../domain/signing/signer-language';
import type { NewSigner } from '../../domain/signing/signing.schemas';

/** Someone who can sign, as staff edit them. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly code: string;
  readonly signs: boolean;
}

/** The borrowers of the loan; those with an email are preselected. */
export const recipientsOf = ({ applicants }: Pick<LoanDocument, 'applicants'>): Recipient[] =>
  applicants.flatMap((applicant) =>
    (['B', 'C'] as const).flatMap((who) => {
      const name = applicantName(applicant, who);
      const email = String(applicant[`a${who}Email`] ?? '');
      return name === ''
        ? []
        : [{ name, email, language: signerLanguage(applicant, who), code: '', signs: email !== '' }];
    }),
  );

const isCode = (code: string): boolean => code === '' || /^\d{6,10}$/.test(code);

/** Whether an email address can be sent to. */
export const isEmail = (email: string): boolean => /^\S+@\S+$/.test(email.trim());

/** Whether the one who signs has all that it takes. */
export const isReady = ({ name, email, code }: Recipient): boolean =>
  name.trim() !== '' && isEmail(email) && isCode(code);

export const asSigner = ({ name, email, language, code }: Recipient): NewSigner => ({
  name: name.trim(),
  email: email.trim(),
  language,
  code: code === '' ? null : code,
});
