import { neededPortals } from './completion';

/** The documents of a transfer. The report is the first-generation PDF, which the old lender itself sends. */
export const transferParts = ['letter', 'report', 'ssr-fannie', 'ssr-freddie', 'invoice', 'proof'] as const;
export type TransferPart = (typeof transferParts)[number];

export const transferSenders = ['lender', 'broker', 'borrower'] as const;
export type TransferSender = (typeof transferSenders)[number];

/** What the letter of transfer must say. */
export const certifications = ['isClient', 'isOnlyAppraisal', 'certifiesIndependence', 'isOutsideProduction'] as const;
export type Certification = (typeof certifications)[number];

export const transferItems = [
  ...(['sender', 'lender', 'letterOn', 'officer'] as const),
  ...certifications,
  'case-transferred',
  ...transferParts,
  'xml',
] as const;
export type TransferItem = (typeof transferItems)[number];

export interface TransferFacts {
  readonly sentBy: TransferSender;
  readonly lender: string;
  readonly letterOn: string | null;
  readonly officer: string;
  readonly officerTitle: string;
  readonly certified: readonly Certification[];
  /** FHA: the old lender transferred the case. */
  readonly isCaseTransferred: boolean;
  readonly parts: readonly { readonly part: TransferPart; readonly documentId: string }[];
  readonly hasXml: boolean;
}

export interface ChecklistItem {
  readonly item: TransferItem;
  readonly isDone: boolean;
}

const FHA = '1';

/** The parts that a loan needs: the results of UCDP are those of loans for the GSEs. */
const partsFor = (loan: Parameters<typeof neededPortals>[0]): readonly TransferPart[] =>
  transferParts.filter((part) => neededPortals(loan).includes('fannie-mae') || !part.startsWith('ssr'));

/** What a transfer needs, and what of it is there. It never comes from a broker or a borrower, and is never re-addressed. */
export function transferChecklist(
  facts: TransferFacts,
  loan: Parameters<typeof neededPortals>[0],
  today: string,
): ChecklistItem[] {
  const item = (name: TransferItem, isDone: boolean): ChecklistItem => ({ item: name, isDone });
  return [
    item('sender', facts.sentBy === 'lender'),
    item('lender', facts.lender !== ''),
    item('letterOn', facts.letterOn !== null && facts.letterOn <= today),
    item('officer', facts.officer !== '' && facts.officerTitle !== ''),
    ...certifications.map((name) => item(name, facts.certified.includes(name))),
    ...(loan.sLT === FHA ? [item('case-transferred', facts.isCaseTransferred)] : []),
    ...partsFor(loan).map((name) =>
      item(
        name,
        facts.parts.some(({ part }) => part === name),
      ),
    ),
    item('xml', facts.hasXml),
  ];
}
