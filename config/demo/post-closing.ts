import { receivedTypes } from '../../domain/documents/document-types';
import { addDays } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import type { CollateralEntry } from '../../domain/post-closing/collateral';
import { type ExpectedKind, expectedDocument, postClosingStatuses } from '../../domain/post-closing/expected-documents';
import { type Expected, expectedOf } from '../../domain/post-closing/expected-of';

/** Which documents of a loan never came: none, one of the closing package, or those that are recorded. */
const gaps: readonly (readonly ExpectedKind[])[] = [
  ...[[], [], ['settlement-statement'], [], ['recorded-instrument', 'final-title-policy'], []],
  ...([['final-title-policy'], [], ['right-to-cancel', 'mic'], []] as const),
] as const;

/** The last digits of a loan number decide, so that the demo is the same on every machine. */
const digitsOf = ({ sLNm }: LoanDocument): number => Number(sLNm.slice(-3));

const isFixed = (kind: ExpectedKind): boolean => receivedTypes.includes(expectedDocument(kind).docType);

/** What came of a document of a demo loan. */
export interface DemoReceipt extends Expected {
  readonly receivedOn: string | null;
  readonly exception: string | null;
}

const NOT_REGISTERED = 'The county’s instrument does not name MERS.';

/** The documents of a funded loan that came until today, or that it goes without. */
export function demoReceipts(loan: LoanDocument, today: string): readonly DemoReceipt[] {
  if (!postClosingStatuses.includes(loan.sStatusT ?? '')) return [];
  const digits = digitsOf(loan);
  const missing = gaps[digits % gaps.length] ?? [];
  return expectedOf(loan).flatMap((one, place): DemoReceipt[] => {
    if (missing.includes(one.kind)) return [];
    if (one.kind === 'mers-registration' && digits % 7 === 3) {
      return [{ ...one, receivedOn: null, exception: NOT_REGISTERED }];
    }
    const early = expectedDocument(one.kind).days > 30 ? 10 + ((digits + place) % 40) : (digits + place) % 2;
    const receivedOn = addDays(one.dueOn, -early);
    return receivedOn <= today ? [{ ...one, receivedOn, exception: null }] : [];
  });
}

/** Of these, what the desk recorded, and the documents whose receipt the LOS records. */
export const deskReceipts = (loan: LoanDocument, today: string): readonly DemoReceipt[] =>
  demoReceipts(loan, today).filter(({ kind }) => !isFixed(kind));

export const losReceipts = (loan: LoanDocument, today: string) =>
  demoReceipts(loan, today).flatMap(({ kind, receivedOn: date }) =>
    isFixed(kind) && date !== null ? [{ docType: expectedDocument(kind).docType, date }] : [],
  );

type DemoEntry = Omit<CollateralEntry, 'id' | 'refersTo'>;

/** Where the note of a funded loan was until today: at the closing agent, in the vault, and on its way to the investor or there. */
export function demoNote(loan: LoanDocument, today: string): readonly DemoEntry[] {
  const { sFundD: fundedOn, sStatusT: status, sLNm, sShippedToInvestorD: shippedOn } = loan;
  if (!fundedOn || !postClosingStatuses.includes(status ?? '')) return [];
  const nothing = { holder: null, carrier: null, tracking: null, baileeOn: null, place: null };
  const sentOn = status === '6' ? null : (shippedOn ?? addDays(fundedOn, 5));
  const entries: DemoEntry[] = [{ ...nothing, kind: 'placed', on: addDays(fundedOn, 2), place: 'vault' }];
  if (sentOn !== null) {
    const on = sentOn > addDays(fundedOn, 2) ? sentOn : addDays(fundedOn, 2);
    const parcel = { carrier: 'FedEx', tracking: `SIM${sLNm}`, baileeOn: on };
    entries.push({ ...nothing, ...parcel, kind: 'shipped', on, place: 'investor' });
    entries.push({ ...nothing, kind: 'arrived', on: addDays(on, 2) });
  }
  const isOnItsWay = status === '20' && digitsOf(loan) % 3 === 0;
  return entries.filter(({ kind, on }) => on <= today && !(kind === 'arrived' && isOnItsWay));
}
