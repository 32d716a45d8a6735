import type { CodeListName } from '../../loan/codes/code-lists';
import { centsOf, money, percentage } from '../../loan/computed/cents';
import type { FieldName } from '../../loan/fields/field-table';
import type { Cents } from '../../numbers/fixed';
import { ratioOf } from '../../pricing/ratios';
import type { Place } from '../place';
import type { Owner } from '../records';
import type { FigureKey } from './figure-keys';

/** Why a line is shown and does not count. */
export type WhyNot =
  | 'excluded'
  | 'exempt'
  | 'greaterValue'
  | 'inHousing'
  | 'inNetRent'
  | 'lineCounts'
  | 'netRentGiven'
  | 'noAmount'
  | 'nonBorrower'
  | 'notDrawn'
  | 'notLiquid'
  | 'notValueOfPurpose'
  | 'paidOff'
  | 'pendingSale'
  | 'previousJob'
  | 'rentGain'
  | 'rentLoss'
  | 'secondLien'
  | 'sold'
  | 'subjectRent';

/** A value inside the words of a line, by how it is written. */
export type LineValue = { readonly money: string } | { readonly percent: string };

/** What a line is: a field, a code of a list, another figure, or words with values. */
export type LineName =
  | { readonly field: FieldName }
  | { readonly list: CodeListName; readonly code: string }
  | { readonly figure: FigureKey; readonly of?: string }
  | { readonly words: 'countedRent' | 'incomeRest' | 'monthlyRateOf' | 'rateOf'; readonly values?: LineValues };

export type LineValues = Readonly<Record<string, LineValue>>;

/** `over` divides, `none` is what a formula takes; the others are added up. */
export type LineEffect = 'plus' | 'minus' | 'over' | 'none';

/** One step of how a figure came about. */
export interface FigureLine {
  readonly name: LineName;
  /** What its record is called: an employer, a bank, an address. */
  readonly record?: string | undefined;
  /** Whose it is, in the order of the application; absent where it is of the loan. */
  readonly owners?: readonly Owner[] | undefined;
  /** Decimal text by its kind: dollars, percent or whole months; undefined where it is missing. */
  readonly amount: string | undefined;
  readonly kind: 'money' | 'percent' | 'months';
  readonly effect: LineEffect;
  readonly counted: boolean;
  readonly why?: WhyNot | undefined;
  /** The field to change it at, such as `assets.a1.value`. */
  readonly place?: Place | undefined;
}

/** What has to be entered first: a field, or any record of a list. */
export type Need = FieldName | 'employments';

/** A figure and how it came about: `value` follows from `lines` and nothing else. */
export interface Figure {
  readonly key: FigureKey;
  readonly kind: 'money' | 'percent';
  /** How the lines make the value: added up, divided, repaid over the term, or a month's interest. */
  readonly method: 'sum' | 'ratio' | 'payment' | 'interest';
  /** Decimal text; undefined where it cannot be computed. */
  readonly value: string | undefined;
  /** What is missing where there is no value; empty where the figure does not apply to this loan. */
  readonly needs: readonly Need[];
  readonly lines: readonly FigureLine[];
  /** Which borrower, property or application it is of, where a loan has several such figures. */
  readonly of?: { readonly id: string; readonly name: string } | undefined;
}

type LineOptions = Partial<Omit<FigureLine, 'name' | 'amount' | 'counted'>>;

/** A line of an amount in cents. One without an amount is shown, and does not count. */
export function line(name: LineName, cents: Cents | undefined, options: LineOptions = {}): FigureLine {
  const why = options.why ?? (cents === undefined ? 'noAmount' : undefined);
  return { kind: 'money', effect: 'plus', ...options, name, amount: money(cents), counted: why === undefined, why };
}

/** A line that is another figure; none where that has no value or is nothing. */
export function figureLines(figure: Figure, options: LineOptions = {}): FigureLine[] {
  const cents = centsOf(figure.value);
  return cents ? [line({ figure: figure.key }, cents, options)] : [];
}

const amountOf = ({ amount }: FigureLine): Cents => centsOf(amount) ?? 0;

/** What the counted lines add up to, in cents. */
export function totalOf(lines: readonly FigureLine[]): Cents {
  return lines.reduce((total, one) => {
    if (!one.counted) return total;
    return one.effect === 'plus' ? total + amountOf(one) : one.effect === 'minus' ? total - amountOf(one) : total;
  }, 0);
}

const dividerOf = (lines: readonly FigureLine[]): Cents =>
  lines.filter(({ counted, effect }) => counted && effect === 'over').reduce((sum, one) => sum + amountOf(one), 0);

type FigureOptions = Partial<Pick<Figure, 'needs' | 'of'>>;

/** An amount that its lines add up to; without a value while anything is needed. */
export function sumFigure(key: FigureKey, lines: readonly FigureLine[], options: FigureOptions = {}): Figure {
  const { needs = [] } = options;
  const value = needs.length > 0 ? undefined : money(totalOf(lines));
  return { key, kind: 'money', method: 'sum', value, lines, ...options, needs };
}

/** A percentage to three decimals: the lines added up over the line that divides, rounded half up. */
export function ratioFigure(key: FigureKey, lines: readonly FigureLine[], needs: readonly Need[] = []): Figure {
  const divider = dividerOf(lines);
  const known = needs.length === 0 && divider > 0;
  const value = known ? percentage(ratioOf(totalOf(lines), divider)) : undefined;
  return { key, kind: 'percent', method: 'ratio', value, needs, lines };
}

/** A figure that this loan does not have. */
export function noFigure(key: FigureKey, kind: Figure['kind']): Figure {
  return { key, kind, method: kind === 'money' ? 'sum' : 'ratio', value: undefined, needs: [], lines: [] };
}

/** Cents of a figure in dollars; undefined where it has no value. */
export const figureCents = (figure: Figure): Cents | undefined => centsOf(figure.value);
