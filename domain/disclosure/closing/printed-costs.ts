import type { FeeSection } from '../../fees/fee-bucket';
import { type Cents, formatThousandths } from '../../numbers/fixed';
import { centsText, dayText } from '../estimate/printed';
import type { CostDetails } from './cost-details';
import { byBorrower, type CostDetail, type CostRow, type CostSums, costColumns } from './cost-rows';

/** A line of page 2 as it is printed. */
export interface PrintedCost {
  readonly number: string;
  readonly label: string;
  /** Between the label and who is paid. */
  readonly middle: string;
  readonly to: string;
  /** The five columns; empty where nothing is paid. */
  readonly amounts: readonly string[];
}

export interface PrintedSection {
  readonly total: string;
  readonly rows: readonly PrintedCost[];
}

export interface PrintedCosts {
  readonly sections: Readonly<Record<FeeSection, PrintedSection>>;
  readonly loanCosts: string;
  readonly loanCostsSums: readonly string[];
  readonly otherCosts: string;
  readonly otherCostsSums: readonly string[];
  readonly closingCosts: string;
  readonly closingCostsSums: readonly string[];
  readonly lenderCredits: string;
  /** What the credits refund of an excess; empty if nothing. */
  readonly cure: string;
  readonly twoPages: boolean;
}

/** An amount of a column, blank if it is nothing. */
export const amountOrBlank = (cents: Cents): string => (cents === 0 ? '' : centsText(cents));

/** `4/15/13` of a stored date. */
export const shortDay = (date: string): string => {
  const [month, day, year = ''] = dayText(date).split('/');
  return `${month}/${day}/${year.slice(2)}`;
};

const BLANK = '      ';

function withDetail(
  label: string,
  detail: CostDetail | undefined,
): { readonly label: string; readonly middle: string } {
  switch (detail?.kind) {
    case 'points':
      return {
        label: `${detail.percent === null ? BLANK : Number(formatThousandths(detail.percent))} % ${label}`,
        middle: '',
      };
    case 'months':
      return { label: `${label} ( ${detail.months ?? BLANK} mo.)`, middle: '' };
    case 'interest': {
      const { perDiem, from, to } = detail;
      const days = `from ${from ? shortDay(from) : BLANK} to ${to ? shortDay(to) : BLANK}`;
      return { label: `${label} ( ${perDiem === null ? BLANK : centsText(perDiem)} per day ${days} )`, middle: '' };
    }
    case 'monthly':
      return {
        label,
        middle: `${detail.monthly === null ? BLANK : centsText(detail.monthly)} per month for ${detail.months ?? BLANK} mo.`,
      };
    case 'recording': {
      const of = (cents: Cents): string => (cents === 0 ? BLANK : centsText(cents));
      return { label, middle: `Deed: ${of(detail.deed)} Mortgage: ${of(detail.mortgage)}` };
    }
    default:
      return { label, middle: '' };
  }
}

const columns = (sums: CostSums): string[] => costColumns.map((column) => amountOrBlank(sums[column]));

function printedRow(row: CostRow, place: number): PrintedCost {
  const amounts = columns(row.sums);
  const others = amounts[4] ?? '';
  return {
    number: String(place + 1).padStart(2, '0'),
    ...withDetail(row.label, row.detail),
    to: row.to ?? '',
    amounts: row.byLender && others !== '' ? [...amounts.slice(0, 4), `(L)${others}`] : amounts,
  };
}

/** Page 2 as it is printed. */
export function printedCosts(details: CostDetails): PrintedCosts {
  const sectionOf = (section: FeeSection): PrintedSection => {
    const { rows, total } = details.sections[section];
    return { total: centsText(total), rows: rows.map(printedRow) };
  };
  const sections = {
    ...{ A: sectionOf('A'), B: sectionOf('B'), C: sectionOf('C') },
    ...{ E: sectionOf('E'), F: sectionOf('F'), G: sectionOf('G'), H: sectionOf('H') },
  };
  const sums = columns(details.closingCostsSums);
  return {
    sections,
    loanCosts: centsText(details.loanCosts),
    loanCostsSums: columns(details.loanCostsSums).slice(0, 2),
    otherCosts: centsText(details.otherCosts),
    otherCostsSums: columns(details.otherCostsSums).slice(0, 2),
    closingCosts: centsText(details.closingCosts),
    closingCostsSums: byBorrower(details.closingCostsSums) === 0 ? ['$0.00', ...sums.slice(1)] : sums,
    lenderCredits: amountOrBlank(0 - details.lenderCredits),
    cure: amountOrBlank(details.cureCredit),
    twoPages: details.twoPages,
  };
}
