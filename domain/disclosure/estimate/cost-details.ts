import { alternativeCash, type CashFacts, standardCash } from '../../fees/cash-to-close';
import { discountPoints, prepaidInterest } from '../../fees/prepaid-interest';
import type { NewLoanDocument } from '../../loan/document';
import { thousandthsOf } from '../../numbers/cents';
import type { Cents } from '../../numbers/fixed';
import {
  type EstimateDetails,
  type EstimateLine,
  type EstimateSection,
  roundedDollars,
} from '../figures/estimate-lines';
import type { CashRow, CostSections, FormLine, FormSection } from './estimate-form.schemas';
import { centsText, dollarsText, rateText } from './printed';

const shown = (dollars: number | null): string => (dollars === null ? '' : dollarsText(dollars));

const plainLine = ({ label, amount }: EstimateLine): FormLine => ({ label, middle: '', amount: shown(amount) });

const months = (count: number | undefined): string => `( ${count ?? '  '} months)`;

/** `.25 % of Loan Amount (Points)`, as the form prints it: without a zero before the point. */
function pointsLabel(loan: NewLoanDocument, { amount }: EstimateLine): string {
  const points = thousandthsOf(discountPoints(loan));
  const percent = amount === null || points === undefined ? '' : `${points / 1000}`.replace(/^0\./, '.');
  return `${percent} % of Loan Amount (Points)`.trim();
}

function prepaidLabel(loan: NewLoanDocument, line: EstimateLine): string {
  if (line.label !== 'Prepaid Interest') return `${line.label} ${months(line.line?.months)}`;
  const daily = prepaidInterest(loan)?.perDiem;
  const rate = thousandthsOf(loan.sNoteIR);
  if (line.line === undefined || daily === undefined || rate === undefined)
    return 'Prepaid Interest (    per day for    days @      )';
  return `Prepaid Interest ( $${daily} per day for ${line.line.days} days @ ${rateText(rate)})`;
}

function escrowLine(line: EstimateLine): FormLine {
  const { line: source } = line;
  if (line.amount !== null && source === undefined) return plainLine(line);
  const middle =
    source?.monthly === undefined
      ? 'per month for      mo.'
      : `${centsText(source.monthly)} per month for ${source.months} mo.`;
  return { ...plainLine(line), middle };
}

function sectionOf(section: EstimateSection, print: (line: EstimateLine) => FormLine): FormSection {
  const isCharged = section.lines.some(({ amount }) => amount !== null);
  return { total: isCharged ? dollarsText(section.total) : '', lines: section.lines.map(print) };
}

/** The closing cost details as they are printed (12 CFR 1026.37(f) and (g)). */
export function costSections(loan: NewLoanDocument, details: EstimateDetails): CostSections {
  const { sections, loanCosts, otherCosts, lenderCredits, closingCosts } = details;
  const relabeled = (label: (line: EstimateLine) => string) => (line: EstimateLine) => ({
    ...plainLine(line),
    label: label(line),
  });
  const isPoints = (line: EstimateLine): boolean => line === sections.A.lines[0];
  const isTimed = (line: EstimateLine): boolean => line.line?.months !== undefined;
  return {
    A: sectionOf(
      sections.A,
      relabeled((line) => (isPoints(line) ? pointsLabel(loan, line) : line.label)),
    ),
    B: sectionOf(sections.B, plainLine),
    C: sectionOf(sections.C, plainLine),
    D: dollarsText(loanCosts),
    E: sectionOf(sections.E, plainLine),
    F: sectionOf(
      sections.F,
      relabeled((line) => (line.label === 'Additional Charges' ? line.label : prepaidLabel(loan, line))),
    ),
    G: sectionOf(sections.G, escrowLine),
    H: sectionOf(
      sections.H,
      relabeled((line) => (isTimed(line) ? `${line.label} ${months(line.line?.months)}` : line.label)),
    ),
    I: dollarsText(otherCosts),
    J: {
      total: dollarsText(closingCosts),
      lines: [
        { label: 'D + I', middle: '', amount: dollarsText(loanCosts + otherCosts) },
        { label: 'Lender Credits', middle: '', amount: lenderCredits === 0 ? '' : dollarsText(-lenderCredits) },
      ],
    },
  };
}

/** The Calculating Cash to Close table, its result in whole dollars, and whether that is due from or to the borrower. */
export interface EstimatedCash {
  readonly rows: readonly CashRow[];
  readonly cash: number;
  readonly cashIs: CashRow['cashIs'];
}

const row = (label: string, dollars: number, cashIs: CashRow['cashIs'] = ''): CashRow => ({
  label,
  amount: dollarsText(dollars),
  cashIs,
});

/** The standard table. The rounded lines add up to the cash (12 CFR 1026.37(h)(1)(viii) and (o)(4)). */
function standard(facts: CashFacts): EstimatedCash {
  const { lines } = standardCash(facts);
  const at = (cents: Cents): number => roundedDollars(cents);
  const shownLines = [
    ['Total Closing Costs (J)', at(lines.closingCosts)],
    ['Closing Costs Financed (Paid from your Loan Amount)', at(lines.closingCostsFinanced)],
    ['Down Payment/Funds from Borrower', at(lines.downPayment)],
    ['Deposit', at(lines.deposit)],
    ['Funds for Borrower', at(lines.fundsForBorrower)],
    ['Seller Credits', at(lines.sellerCredits)],
    ['Adjustments and Other Credits', at(lines.adjustments)],
  ] as const;
  const cash = shownLines.reduce((sum, [, dollars]) => sum + dollars, 0);
  return {
    rows: [...shownLines.map(([label, dollars]) => row(label, dollars)), row('Estimated Cash to Close', cash)],
    cash,
    cashIs: '',
  };
}

/** The optional table for a transaction without a seller (12 CFR 1026.37(h)(2)). */
function alternative(facts: CashFacts): EstimatedCash {
  const { lines } = alternativeCash(facts);
  const [amount, costs, payoffs] = [lines.loanAmount, lines.closingCosts, lines.payoffs].map(roundedDollars) as [
    number,
    number,
    number,
  ];
  const due = -(amount + costs + payoffs);
  // What the disclosed amounts leave (1026.37(h)(2)(v)).
  const financed = Math.max(0, Math.min(amount + payoffs, -costs));
  const cashIs = due < 0 ? 'to' : 'from';
  return {
    rows: [
      row('Loan Amount', amount),
      row('Total Closing Costs (J)', costs),
      row('Estimated Total Payoffs and Payments', payoffs),
      row('Estimated Cash to Close', Math.abs(due), cashIs),
      row('Estimated Closing Costs Financed (Paid from your Loan Amount)', financed),
    ],
    cash: due,
    cashIs,
  };
}

/**
 * The cash to close of a Loan Estimate: with a seller in the standard table, else in the alternative one. Closing costs are the rounded
 * sum of the form, and what is paid before closing is a part of them.
 */
export function estimatedCash(
  facts: CashFacts,
  { closingCosts }: Pick<EstimateDetails, 'closingCosts'>,
): EstimatedCash {
  const rounded = { ...facts, closingCosts: closingCosts * 100, paidBeforeClosing: 0 };
  return facts.salePrice === undefined ? alternative(rounded) : standard(rounded);
}
