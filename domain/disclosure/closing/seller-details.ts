import { type FeeSection, feeSections } from '../../fees/fee-bucket';
import type { Cents } from '../../numbers/fixed';
import { mulDiv } from '../../numbers/fixed';
import { prescribedLines } from '../figures/estimate-lines';
import type { CostDetails, CostSection } from './cost-details';
import { type CostDetail, type CostRow, type CostSums, costRow, emptyRow } from './cost-rows';

const bySeller = ({ sellerAt, sellerBefore }: CostSums): Cents => sellerAt + sellerBefore;
const all = (sums: CostSums): Cents => Object.values(sums).reduce((total: Cents, each: Cents) => total + each, 0);

/** A label whose blanks stay empty. */
function blank(detail: CostDetail): CostDetail {
  switch (detail.kind) {
    case 'points':
      return { ...detail, percent: null };
    case 'months':
      return { ...detail, months: null };
    case 'monthly':
      return { ...detail, monthly: null, months: null };
    case 'interest':
      return { ...detail, perDiem: null, from: null, to: null };
    case 'recording':
      return { ...detail, deed: 0, mortgage: 0 };
  }
}

/** What a label says about the seller's part of the amount. */
function partOf(detail: CostDetail, row: CostRow, lines: CostRow['lines']): CostDetail {
  const sumOf = (type: string): Cents =>
    lines.filter((line) => line.type === type).reduce((sum, { amount }) => sum + amount, 0);
  switch (detail.kind) {
    case 'points': {
      const { percent } = detail;
      return { ...detail, percent: percent === null ? null : mulDiv(percent, bySeller(row.sums), all(row.sums)) };
    }
    case 'recording':
      return { ...detail, deed: sumOf('RecordingFeeForDeed'), mortgage: sumOf('RecordingFeeForMortgage') };
    default:
      return detail;
  }
}

/** Labels that the form itself prints. */
const isPrinted = (section: FeeSection, { label, detail }: CostRow): boolean =>
  detail?.kind === 'points' ||
  detail?.kind === 'recording' ||
  (section === 'G' && label === 'Aggregate Adjustment') ||
  ((section === 'F' || section === 'G') && prescribedLines[section].some(([name]) => name === label));

/** The row with what the seller pays alone; undefined for one that only others pay and that the form does not print. */
function rowOf(section: FeeSection, row: CostRow): CostRow | undefined {
  const { label, detail, to } = row;
  const lines = row.lines.filter(({ paidBy }) => paidBy === 'seller');
  if (lines.length > 0) return costRow(label, lines, { to, ...(detail && { detail: partOf(detail, row, lines) }) });
  return isPrinted(section, row) ? costRow(label, [], detail && { detail: blank(detail) }) : undefined;
}

function sectionOf(section: FeeSection, { rows }: CostSection): CostSection {
  const shown = rows.flatMap((row) => rowOf(section, row) ?? []);
  const last = section === 'G' ? shown.splice(-1) : [];
  const room = Array.from({ length: rows.length - shown.length - last.length }, () => emptyRow);
  return { rows: [...shown, ...room, ...last], total: 0 };
}

const onlySeller = (sums: CostSums): CostSums => ({ ...sums, borrowerAt: 0, borrowerBefore: 0, others: 0 });

/**
 * Page 2 of the form for the seller, which leaves out what the borrower and others pay (12 CFR 1026.38(t)(5)(vi), form H-25(I)): their
 * charges, and in the labels that the form prints their rates, months and days.
 */
export const sellerDetails = ({ sections, ...details }: CostDetails): CostDetails => ({
  ...details,
  sections: Object.fromEntries(
    feeSections.map((section) => [section, sectionOf(section, sections[section])]),
  ) as CostDetails['sections'],
  ...{ loanCosts: 0, otherCosts: 0, lenderCredits: 0, cureCredit: 0, closingCosts: 0 },
  loanCostsSums: onlySeller(details.loanCostsSums),
  otherCostsSums: onlySeller(details.otherCostsSums),
  closingCostsSums: onlySeller(details.closingCostsSums),
});
