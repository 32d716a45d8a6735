import type { FeeSection } from '../../fees/fee-bucket';
import { feeLabels } from '../../fees/fee-labels';
import { allLenderCredits, estimatedCharge, type Worksheet, type WorksheetLine } from '../../fees/worksheet';
import type { Cents } from '../../numbers/fixed';
import { ownValue } from '../../tables/own-value';

/** A line of the closing cost details of the Loan Estimate, in whole dollars. A line that stays blank has no amount. */
export interface EstimateLine {
  readonly label: string;
  readonly amount: number | null;
  /** The line of the worksheet; absent for a sum, and for a line that stays blank. */
  readonly line?: WorksheetLine;
}

export interface EstimateSection {
  readonly lines: readonly EstimateLine[];
  /** The sum of the rounded lines (12 CFR 1026.37(o)(4)). */
  readonly total: number;
}

/** The closing cost details: sections A to H with D, I and J. */
export interface EstimateDetails {
  readonly sections: Readonly<Record<FeeSection, EstimateSection>>;
  readonly loanCosts: number;
  readonly otherCosts: number;
  /** Positive. */
  readonly lenderCredits: number;
  readonly closingCosts: number;
}

/** The label of what does not fit (1026.37(f)(6) and (g)(8)). */
const ADDITIONAL = 'Additional Charges';

/** How many lines a section has, and in F and G how many beside the prescribed ones. */
const MOST: Readonly<Record<FeeSection, number>> = { A: 13, B: 13, C: 14, E: 0, F: 3, G: 5, H: 5 };

/** Whole dollars, half a dollar away from zero. */
export const roundedDollars = (cents: Cents): number => {
  const dollars = Math.floor((Math.abs(cents) + 50) / 100);
  return cents < 0 && dollars > 0 ? -dollars : dollars;
};

/** Items of title insurance and closing begin with this, and separate insurance ends with that, whatever their entered names. */
const TITLE = 'Title – ';
const OPTIONAL = ' (optional)';

/** How the disclosures name a charge. The Closing Disclosure uses the words of the Loan Estimate (12 CFR 1026.38(h)(4)). */
export function formLabel({ label, type }: Pick<WorksheetLine, 'label' | 'type'>): string {
  const standard = ownValue(feeLabels, type) ?? '';
  const start = standard.startsWith(TITLE) && !label.startsWith(TITLE) ? TITLE : '';
  const end = standard.endsWith(OPTIONAL) && !label.endsWith(OPTIONAL) ? OPTIONAL : '';
  return `${start}${label}${end}`;
}

const entry = (line: WorksheetLine): EstimateLine => ({
  label: formLabel(line),
  amount: roundedDollars(estimatedCharge(line)),
  line,
});

const alphabetical = (a: EstimateLine, b: EstimateLine): number => a.label.localeCompare(b.label, 'en');

/** The lines that fit; the last one takes the sum of the rest. */
function fitted(lines: readonly EstimateLine[], most: number): EstimateLine[] {
  if (lines.length <= most) return [...lines];
  const rest = lines.slice(most - 1);
  return [
    ...lines.slice(0, most - 1),
    { label: ADDITIONAL, amount: rest.reduce((sum, { amount }) => sum + (amount ?? 0), 0) },
  ];
}

/** Lines with a sum of types, blank if nothing is charged. */
function sumLine(label: string, lines: readonly WorksheetLine[]): EstimateLine {
  const cents = lines.reduce((sum, line) => sum + estimatedCharge(line), 0);
  return { label, amount: cents === 0 ? null : roundedDollars(cents) };
}

const transferTaxes: readonly string[] = ['TransferTax', 'MortgageTax'];

/** Of section E: a tax on the transfer, not a fee for recording. */
export const isTransferTax = ({ type }: Pick<WorksheetLine, 'type'>): boolean => transferTaxes.includes(type);

/** Types of the prescribed lines of F and G, in their order; they stay blank if nothing is charged. */
export const prescribedLines: Readonly<Record<'F' | 'G', readonly (readonly [label: string, type: string])[]>> = {
  F: [
    ['Homeowner’s Insurance Premium', 'HomeownersInsurancePremium'],
    ['Mortgage Insurance Premium', 'MortgageInsurancePremium'],
    ['Prepaid Interest', 'PrepaidInterest'],
    ['Property Taxes', 'PropertyTax'],
  ],
  G: [
    ['Homeowner’s Insurance', 'HomeownersInsurancePremium'],
    ['Mortgage Insurance', 'MortgageInsurancePremium'],
    ['Property Taxes', 'PropertyTax'],
  ],
};

/** Section F or G: the prescribed lines, then the others. A second line of a prescribed type is one of the others. */
function withPrescribed(section: 'F' | 'G', lines: readonly WorksheetLine[]): EstimateLine[] {
  const first = prescribedLines[section].map(([label, type]): EstimateLine => {
    const line = lines.find((each) => each.type === type);
    return line ? { ...entry(line), label } : { label, amount: null };
  });
  const taken = new Set(first.map(({ line }) => line?.id));
  const others = lines.filter(({ id }) => !taken.has(id)).map(entry);
  return [...first, ...fitted(others.sort(alphabetical), MOST[section])];
}

/** The first line of section A, which stays blank without points. */
function pointsLine(lines: readonly WorksheetLine[]): EstimateLine {
  const points = lines.find(({ type }) => type === 'LoanDiscountPoints');
  return points ? entry(points) : { label: feeLabels.LoanDiscountPoints, amount: null };
}

function linesOf(section: FeeSection, lines: readonly WorksheetLine[]): EstimateLine[] {
  if (section === 'F' || section === 'G') return withPrescribed(section, lines);
  if (section === 'E') {
    return [
      sumLine(
        'Recording Fees and Other Taxes',
        lines.filter((line) => !isTransferTax(line)),
      ),
      sumLine('Transfer Taxes', lines.filter(isTransferTax)),
    ];
  }
  const points = section === 'A' ? [pointsLine(lines)] : [];
  const others = lines.filter(({ type }) => type !== 'LoanDiscountPoints').map(entry);
  return fitted([...points, ...others.sort(alphabetical)], MOST[section]);
}

const sum = (lines: readonly EstimateLine[]): number => lines.reduce((total, { amount }) => total + (amount ?? 0), 0);

/**
 * The closing cost details of the Loan Estimate (12 CFR 1026.37(f) and (g)): what the borrower or a lender credit pays, rounded line by line, in the order
 * and the number of lines of the form.
 */
export function estimateDetails({ lines, totals }: Pick<Worksheet, 'lines' | 'totals'>): EstimateDetails {
  const paid = lines.filter((line) => estimatedCharge(line) !== 0);
  const of = (section: FeeSection): EstimateSection => {
    const shown = linesOf(
      section,
      paid.filter((line) => line.section === section),
    );
    return { lines: shown, total: sum(shown) };
  };
  const sections = { A: of('A'), B: of('B'), C: of('C'), E: of('E'), F: of('F'), G: of('G'), H: of('H') };
  const { A, B, C, E, F, G, H } = sections;
  const loanCosts = A.total + B.total + C.total;
  const otherCosts = E.total + F.total + G.total + H.total;
  const lenderCredits = roundedDollars(allLenderCredits(totals));
  return { sections, loanCosts, otherCosts, lenderCredits, closingCosts: loanCosts + otherCosts - lenderCredits };
}
