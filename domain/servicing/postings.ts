import type { EscrowPurpose } from '../fees/escrow-purpose';
import type { Cents } from '../numbers/fixed';
import type { transactionTypes } from './transaction-fields';

export type TransactionType = (typeof transactionTypes)[number];

/** A transaction as payments are applied from it. What leaves the loan is negative. */
export interface Posting {
  readonly reference: string;
  readonly date: string;
  readonly type: TransactionType;
  readonly amount: Cents;
  /** Of a reversal, the reference of the posting that it takes back. */
  readonly reverses?: string | null;
}

/** On one day, payments come before additional principal, and both before what they pay for. */
const order: readonly TransactionType[] = [
  ...(['payment', 'adjustment', 'principal', 'escrow', 'tax-disbursement', 'insurance-disbursement'] as const),
  ...(['disbursement', 'late-charge', 'fee', 'reversal'] as const),
];

const disbursed: Readonly<Partial<Record<TransactionType, EscrowPurpose>>> = {
  ...{ 'tax-disbursement': 'taxes', 'insurance-disbursement': 'insurance', disbursement: 'other' },
};

/** What the escrow account pays with a type of transaction; undefined for one that it does not pay. */
export const purposeOfType = (type: TransactionType): EscrowPurpose | undefined => disbursed[type];

/** The type of a payment out of the account. */
export const disbursementTypes = {
  ...{ taxes: 'tax-disbursement', insurance: 'insurance-disbursement', other: 'disbursement' },
} as const satisfies Readonly<Record<EscrowPurpose, TransactionType>>;

const reversible: readonly TransactionType[] = ['payment', 'principal', 'escrow', 'late-charge', 'fee'];

export const isReversible = (type: TransactionType): boolean => reversible.includes(type);

const byDay = (a: Posting, b: Posting): number =>
  a.date.localeCompare(b.date) ||
  order.indexOf(a.type) - order.indexOf(b.type) ||
  a.reference.localeCompare(b.reference);

/** The postings that stand, and the reversals that take back none of them. */
export interface StandingPostings {
  readonly standing: readonly Posting[];
  /** References of transactions that a later reversal took back. */
  readonly reversed: ReadonlySet<string>;
  /** Reversals of an amount that was not posted before. */
  readonly unmatched: readonly Posting[];
}

/**
 * Takes back what each reversal names. One that names nothing takes back the latest payment of its amount, such as one whose check was
 * returned.
 */
export function standingPostings(postings: readonly Posting[]): StandingPostings {
  const reversed = new Set<string>();
  const unmatched: Posting[] = [];
  const sorted = postings.toSorted(byDay);
  const reversals = sorted.filter(({ type }) => type === 'reversal');
  const [named, unnamed] = [
    reversals.filter(({ reverses }) => reverses),
    reversals.filter(({ reverses }) => !reverses),
  ];
  for (const reversal of [...named, ...unnamed]) {
    const isMeant = ({ reference, type }: Posting): boolean =>
      reversal.reverses ? reference === reversal.reverses && isReversible(type) : type === 'payment';
    const taken = sorted.findLast(
      (each) =>
        isMeant(each) &&
        each.amount === -reversal.amount &&
        each.date <= reversal.date &&
        !reversed.has(each.reference),
    );
    if (taken) reversed.add(taken.reference);
    else unmatched.push(reversal);
  }
  return {
    standing: sorted.filter(({ type, reference }) => type !== 'reversal' && !reversed.has(reference)),
    ...{ reversed, unmatched },
  };
}
