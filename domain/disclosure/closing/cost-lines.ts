import { closingSection, type FeeSection } from '../../fees/fee-bucket';
import { prepaidInterest } from '../../fees/prepaid-interest';
import { isAggregate, type WorksheetLine } from '../../fees/worksheet';
import { addDays } from '../../format/date';
import type { NewLoanDocument } from '../../loan/document';
import { centsOrZero } from '../../numbers/cents';
import { mulDiv, toCents } from '../../numbers/fixed';
import { formLabel, isTransferTax, prescribedLines } from '../figures/estimate-lines';
import type { ClosingFacts } from './closing-facts';
import { type CostDetail, type CostRow, type CostSums, costColumns, costRow } from './cost-rows';
import { hasPayee, payeeOf } from './payee';

/** What the rows are made from. */
export interface CostContext {
  readonly loan: NewLoanDocument;
  readonly facts: Pick<ClosingFacts, 'contacts' | 'creditor'>;
}

const alphabetical = (a: CostRow, b: CostRow): number => a.label.localeCompare(b.label, 'en');

/** The section of the Closing Disclosure: C only for a provider off the lender's list. */
export const sectionOf = ({ section, choice, Beneficiary, isAffiliate }: WorksheetLine): FeeSection =>
  closingSection({ section, ProviderChoice: choice, Beneficiary, isAffiliate });

function interestDetail(loan: NewLoanDocument): CostDetail {
  const perDiem = prepaidInterest(loan)?.perDiem;
  const from = loan.sPrepaidInterestFromD ?? loan.sDisbursementD ?? null;
  const days = loan.sPrepaidInterestDays ?? undefined;
  const to = from === null || days === undefined ? null : addDays(from, days);
  return { kind: 'interest', perDiem: perDiem === undefined ? null : toCents(perDiem), from, to };
}

function detailOf({ source, type, months, monthly }: Partial<WorksheetLine>, loan: NewLoanDocument) {
  if (type === 'PrepaidInterest') return interestDetail(loan);
  if (source === 'escrow') return { kind: 'monthly', monthly: monthly ?? null, months: months ?? null } as const;
  return months === undefined ? undefined : ({ kind: 'months', months } as const);
}

/** Only what the borrower pays is optional (12 CFR 1026.38(g)(4)(ii)). */
const labelOf = (line: WorksheetLine): string =>
  line.paidBy === 'borrower' ? formLabel(line) : formLabel(line).replace(/ \(optional\)$/, '');

function rowOf(line: WorksheetLine, { loan, facts }: CostContext, label = labelOf(line)): CostRow {
  const detail = detailOf(line, loan);
  const to = hasPayee(line) ? payeeOf(line, loan, facts) : undefined;
  return costRow(label, [line], { to, ...(detail && { detail }) });
}

/** The blank of a prescribed line that is not charged. */
const blankDetail = (section: 'F' | 'G', type: string, loan: NewLoanDocument): CostDetail =>
  type === 'PrepaidInterest'
    ? { ...interestDetail(loan), kind: 'interest', from: null, to: null, perDiem: null }
    : section === 'G'
      ? { kind: 'monthly', monthly: null, months: null }
      : { kind: 'months', months: null };

/** Section F or G: the prescribed lines, then the others; the aggregate adjustment is added at the end of G. */
function withPrescribed(section: 'F' | 'G', lines: readonly WorksheetLine[], context: CostContext): CostRow[] {
  const charged = lines.filter((line) => !isAggregate(line));
  const first = prescribedLines[section].map(([label, type]) => {
    const line = charged.find((each) => each.type === type);
    return line
      ? rowOf(line, context, label)
      : costRow(label, [], { detail: blankDetail(section, type, context.loan) });
  });
  const taken = new Set(first.flatMap((row) => row.lines.map(({ id }) => id)));
  const others = charged.filter(({ id }) => !taken.has(id)).map((line) => rowOf(line, context));
  return [...first, ...others.sort(alphabetical)];
}

/** A service of which several parties pay a part, or one party two parts at different times, is one row with an amount in each column. */
function merged(rows: readonly CostRow[]): CostRow[] {
  const result: CostRow[] = [];
  for (const row of rows) {
    const place = result.findIndex(
      ({ label, to, sums }) => label === row.label && to === row.to && isApart(sums, row.sums),
    );
    const other = result[place];
    if (other === undefined) result.push(row);
    else result[place] = costRow(row.label, [...other.lines, ...row.lines], { to: row.to });
  }
  return result;
}

const isApart = (one: CostSums, other: CostSums): boolean =>
  costColumns.every((column) => one[column] === 0 || other[column] === 0);

/** Section E: recording fees in one line with those of deed and mortgage apart, then each tax with who levies it. */
function governmentRows(lines: readonly WorksheetLine[], context: CostContext): CostRow[] {
  const sumOf = (type: string): number =>
    lines.filter((line) => line.type === type).reduce((sum, { amount }) => sum + amount, 0);
  const fees = lines.filter((line) => !isTransferTax(line));
  const detail = {
    kind: 'recording',
    deed: sumOf('RecordingFeeForDeed'),
    mortgage: sumOf('RecordingFeeForMortgage'),
  } as const;
  const taxes = lines.filter(isTransferTax).map((line) => rowOf(line, context));
  return [costRow('Recording Fees', fees, { detail }), ...taxes.sort(alphabetical)];
}

/** Section A begins with the points, also if there are none. */
function originationRows(lines: readonly WorksheetLine[], context: CostContext): CostRow[] {
  const points = lines.filter(({ type }) => type === 'LoanDiscountPoints');
  const note = centsOrZero(context.loan.sFinalLAmt ?? context.loan.sLAmtCalc);
  const paid = points.reduce((sum, { amount }) => sum + amount, 0);
  const percent = paid === 0 || note === 0 ? null : mulDiv(paid, 100_000, note);
  const others = lines.filter(({ type }) => type !== 'LoanDiscountPoints').map((line) => rowOf(line, context));
  return [
    costRow('of Loan Amount (Points)', points, { detail: { kind: 'points', percent } }),
    ...others.sort(alphabetical),
  ];
}

/** The rows of a section, without empty ones. */
export function rowsOfSection(section: FeeSection, lines: readonly WorksheetLine[], context: CostContext): CostRow[] {
  const charged = lines.filter((line) => sectionOf(line) === section && (line.amount !== 0 || isAggregate(line)));
  if (section === 'A') return originationRows(charged, context);
  if (section === 'E') return governmentRows(charged, context);
  if (section === 'F' || section === 'G') return withPrescribed(section, charged, context);
  return merged(charged.map((line) => rowOf(line, context))).sort(alphabetical);
}

export const aggregateRow = (lines: readonly WorksheetLine[]): CostRow =>
  costRow('Aggregate Adjustment', lines.filter(isAggregate));
