import type { SummaryLine, TransactionSummary } from '../../fees/transaction';
import type { Cents } from '../../numbers/fixed';
import { ownValue } from '../../tables/own-value';
import { centsText } from '../estimate/printed';

/** A numbered line of the summaries of transactions. A printed label without an amount stays. */
export interface SummaryRow {
  readonly number: string;
  readonly label: string;
  readonly period?: SummaryLine['period'];
  readonly amount: Cents | null;
  /** Rows of taxes and assessments have room for their period. */
  readonly isProrated: boolean;
}

export interface SummaryGroup {
  /** As the form prints it above its rows; none for the first group. */
  readonly heading: string | null;
  readonly rows: readonly SummaryRow[];
}

export type SummaryLetter = 'K' | 'L' | 'M' | 'N';

/** Page 3: the summaries of the borrower's and the seller's transaction (12 CFR 1026.38(j) and (k)). */
export interface Summaries {
  readonly parts: Readonly<Record<SummaryLetter, readonly SummaryGroup[]>>;
  readonly totals: Readonly<Record<SummaryLetter, Cents>>;
  /** Due from; negative is due to. */
  readonly borrowerCash: Cents;
  readonly sellerCash: Cents;
}

type Slot = readonly [label: string, takes: (line: SummaryLine) => boolean];

const isCode =
  (code: string) =>
  (line: SummaryLine): boolean =>
    line.code === code;
const nothing = (): boolean => false;
/** Of several for one line of the form, the others are among the adjustments. */
const isAdjustment = ({ code }: SummaryLine): boolean =>
  ['adjustment', 'personalProperty', 'excessDeposit'].includes(code);

/** What others than the seller give the borrower (12 CFR 1026.38(j)(2)(vi), comment 1). */
const isOtherCredit = (line: SummaryLine): boolean =>
  line.code === 'otherCredits' || (isAdjustment(line) && line.payer !== undefined && line.payer !== 'seller');

/** Taxes and assessments are known by their type or, from another LOS, by their description. */
const named = (line: SummaryLine, pattern: RegExp): boolean =>
  pattern.test(line.type ?? '') || pattern.test(line.description ?? '');
const isPayoff = (line: SummaryLine, which: RegExp): boolean =>
  isAdjustment(line) && named(line, /payoff/i) && named(line, which);

const prorated = (pattern: RegExp) => (line: SummaryLine) => line.code === 'proration' && named(line, pattern);
const taxes: readonly Slot[] = [
  ['City/Town Taxes', prorated(/city|town/i)],
  ['County Taxes', prorated(/county/i)],
  ['Assessments', prorated(/assessment/i)],
];

interface GroupForm {
  readonly heading: string | null;
  readonly slots: readonly Slot[];
  /** Which other lines stand here. */
  readonly others: (line: SummaryLine) => boolean;
  /** The rows that the form prints. */
  readonly rows: number;
}

const advance = {
  heading: 'Adjustments for Items Paid by Seller in Advance',
  slots: taxes,
  others: isCode('proration'),
};
const unpaid = { heading: 'Adjustments for Items Unpaid by Seller', slots: taxes, others: isCode('proration') };
const price: readonly Slot[] = [
  ['Sale Price of Property', isCode('salePrice')],
  ['Sale Price of Any Personal Property Included in Sale', isCode('personalProperty')],
];

const forms: Readonly<Record<SummaryLetter, readonly GroupForm[]>> = {
  K: [
    {
      ...{ heading: null, rows: 4, others: isCode('payoffs') },
      slots: [...price, ['Closing Costs Paid at Closing (J)', isCode('closingCosts')]],
    },
    { heading: 'Adjustments', slots: [], others: isAdjustment, rows: 3 },
    { ...advance, rows: 8 },
  ],
  L: [
    {
      ...{ heading: null, rows: 5, others: nothing },
      slots: [
        ['Deposit', isCode('deposit')],
        ['Loan Amount', isCode('loanAmount')],
        ['Existing Loan(s) Assumed or Taken Subject to', isCode('assumedLoans')],
        ['', isCode('subordinateLoans')],
        ['Seller Credit', isCode('sellerCredit')],
      ],
    },
    { heading: 'Other Credits', slots: [], others: isOtherCredit, rows: 2 },
    { heading: 'Adjustments', slots: [], others: isAdjustment, rows: 4 },
    { ...unpaid, rows: 6 },
  ],
  M: [
    { heading: null, slots: price, others: isAdjustment, rows: 8 },
    { ...advance, rows: 8 },
  ],
  N: [
    {
      ...{ heading: null, rows: 13, others: isAdjustment },
      slots: [
        ['Excess Deposit', isCode('excessDeposit')],
        ['Closing Costs Paid at Closing (J)', isCode('closingCosts')],
        ['Existing Loan(s) Assumed or Taken Subject to', isCode('assumedLoans')],
        ['Payoff of First Mortgage Loan', (line) => isPayoff(line, /first/i)],
        ['Payoff of Second Mortgage Loan', (line) => isPayoff(line, /second/i)],
        ['', nothing],
        ['', nothing],
        ['Seller Credit', isCode('sellerCredit')],
      ],
    },
    { ...unpaid, rows: 6 },
  ],
};

const labels: Readonly<Record<string, string>> = { payoffs: 'Debts Paid Off', otherCredits: 'Other Credits' };

const sum = (lines: readonly SummaryLine[]): Cents => lines.reduce((total, { amount }) => total + amount, 0);

type Unnumbered = Omit<SummaryRow, 'number'>;

/** The rows of a group; what its lines take is removed from `left`. A third tax of a kind is one of the other rows. */
function rowsOf({ slots, others, rows }: GroupForm, left: Set<SummaryLine>): Unnumbered[] {
  const take = (accepts: (line: SummaryLine) => boolean): SummaryLine | undefined => {
    const line = [...left].find(accepts);
    if (line) left.delete(line);
    return line;
  };
  const filled = slots.map(([label, accepts]): Unnumbered => {
    const line = take(accepts);
    const period = line?.period;
    return {
      label: label || (line?.description ?? ''),
      amount: line?.amount ?? null,
      isProrated: slots === taxes,
      ...(period && { period }),
    };
  });
  for (let line = take(others); line !== undefined; line = take(others)) {
    const row: Unnumbered = {
      label: line.description ?? ownValue(labels, line.code) ?? '',
      amount: line.amount,
      isProrated: line.period !== undefined,
      ...(line.period && { period: line.period }),
    };
    const blank = filled.findIndex((each) => each.label === '' && each.amount === null);
    if (blank >= 0) filled[blank] = row;
    else filled.push(row);
  }
  while (filled.length < rows) filled.push({ label: '', amount: null, isProrated: false });
  return filled;
}

function partOf(letter: SummaryLetter, lines: readonly SummaryLine[]): SummaryGroup[] {
  const left = new Set(lines);
  let number = 0;
  return forms[letter].map((form) => ({
    heading: form.heading,
    rows: rowsOf(form, left).map((row) => {
      number += 1;
      return { number: String(number).padStart(2, '0'), ...row };
    }),
  }));
}

/** The refund of an excess by a reduction of the principal stands among the adjustments, outside of the sums. */
const withReduction = (groups: readonly SummaryGroup[], reduction: Cents): readonly SummaryGroup[] => {
  const label = `Principal Reduction for exceeding legal limits P.O.C. Lender ${centsText(reduction)}`;
  const place = groups.findIndex(({ rows }) => rows.some((row) => row.label === ''));
  return groups.map((group, index) => {
    if (index !== place) return group;
    const blank = group.rows.findIndex((row) => row.label === '');
    return { ...group, rows: group.rows.map((row, at) => (at === blank ? { ...row, label } : row)) };
  });
};

/** The summaries as the form numbers them. */
export const summariesOf = (summary: TransactionSummary, reduction: Cents): Summaries => ({
  parts: {
    K: reduction > 0 ? withReduction(partOf('K', summary.K), reduction) : partOf('K', summary.K),
    L: partOf('L', summary.L),
    ...{ M: partOf('M', summary.M), N: partOf('N', summary.N) },
  },
  totals: { K: sum(summary.K), L: sum(summary.L), M: sum(summary.M), N: sum(summary.N) },
  borrowerCash: summary.borrowerCash,
  sellerCash: summary.sellerCash,
});
