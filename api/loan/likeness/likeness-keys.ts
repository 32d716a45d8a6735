import { plainText } from '../../../domain/format/plain-text';
import { applicantName, type NewLoanDocument } from '../../../domain/loan/document';
import type { DuplicateReason } from '../../../domain/loan/loan-import.schemas';
import { oneSpelling } from './address-spelling';

/** Increased when a loan gets other keys than before: rows of an earlier version are written again when the portal starts. */
export const KEY_RULES = 2;

type Recognizable = Pick<NewLoanDocument, 'applicants' | 'sSpAddr' | 'sSpUnit' | 'sSpZip'>;

/** What another loan would share, each in one form however it is written. */
const recognizable: Readonly<Record<DuplicateReason, (loan: Recognizable) => readonly string[]>> = {
  ssn: ({ applicants }) =>
    applicants
      .flatMap(({ aBSsn, aCSsn }) => [aBSsn, aCSsn])
      .map((number) => number?.replaceAll(/\D/g, '') ?? '')
      .filter((digits) => /^(?!0{9})\d{9}$/.test(digits)),
  address: ({ sSpAddr, sSpUnit, sSpZip }) => {
    const address = oneSpelling(sSpAddr ?? '', sSpUnit ?? '');
    // Without a number it is no address yet: “TBD”.
    return sSpZip && /\d/.test(address) ? [`${address}, ${sSpZip.slice(0, 5)}`] : [];
  },
  name: ({ applicants }) =>
    applicants
      .flatMap((applicant) => [applicantName(applicant, 'B'), applicantName(applicant, 'C')])
      .map(plainText)
      .filter((name) => name.includes(' ')),
};

/** Why loans may be duplicates, the strongest reason first. */
export const duplicateReasons = Object.keys(recognizable) as readonly DuplicateReason[];

/** The keys of a loan for one reason: `ssn:<hash>`. `hash` gives one hash to store, or all to search for. */
export function keysFor(
  reason: DuplicateReason,
  loan: Recognizable,
  hash: (value: string, purpose: string) => string | readonly string[],
): readonly string[] {
  const keys = recognizable[reason](loan).flatMap((value) => hash(value, reason));
  return [...new Set(keys.map((key) => `${reason}:${key}`))];
}
