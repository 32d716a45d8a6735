import { formatThousandthsAsPercent } from '../../format/percent';
import type { VestingRecord } from '../../loan/records';
import { thousandthsOf } from '../../numbers/cents';
import { ownValue } from '../../tables/own-value';

/** A part of the title: one who holds it, or a couple who hold it together. */
export interface Holding {
  readonly people: readonly VestingRecord[];
  /** `wife and husband`, `an unmarried person`; empty if unknown. */
  readonly status: string;
  /** `as to an undivided 50% interest`; empty without shares. */
  readonly interest: string;
}

const SPOUSE_TERMS: Readonly<Record<string, string>> = { '1': 'wife', '2': 'husband', '3': 'spouse' };
const PARTNER = '4';
const MARRIED = '0';
/** 100 percent in thousandths. */
const WHOLE = 100_000;

const alone: Readonly<Record<string, string>> = {
  '0': 'a married person',
  '1': 'an unmarried person',
  '2': 'a legally separated person',
};

/** Borrower and co-borrower of one application, who are both married, count as married to each other. */
function areMarried(a: VestingRecord, b: VestingRecord): boolean {
  const [x, y] = [a.owners[0], b.owners[0]];
  const together = x !== undefined && y !== undefined && x[0] === y[0];
  return together && a.maritalStatus === MARRIED && b.maritalStatus === MARRIED && !a.relationship && !b.relationship;
}

/** The relationship of two people; undefined if they are not a couple. */
function relationshipText(a: VestingRecord, b: VestingRecord): string | undefined {
  if (a.entityName || b.entityName) return undefined;
  if (a.relationship === PARTNER && b.relationship === PARTNER) return 'domestic partners';
  const [first, second] = [ownValue(SPOUSE_TERMS, a.relationship ?? ''), ownValue(SPOUSE_TERMS, b.relationship ?? '')];
  if (first && second)
    return first === 'spouse' || second === 'spouse' ? 'married to each other' : `${first} and ${second}`;
  return areMarried(a, b) ? 'married to each other' : undefined;
}

function interestOf(people: readonly VestingRecord[]): string {
  const share = people.reduce((sum, one) => sum + (thousandthsOf(one.share) ?? 0), 0);
  return share > 0 && share < WHOLE
    ? `as to an undivided ${formatThousandthsAsPercent(share).replace(/\.?0+%$/, '%')} interest`
    : '';
}

function singleStatus({ maritalWording, maritalStatus, entityName }: VestingRecord): string {
  const own = maritalWording?.trim() ?? '';
  return own || (entityName ? '' : (ownValue(alone, maritalStatus ?? '') ?? ''));
}

/** The people in order, each with their partner next to them. */
export function holdingsOf(people: readonly VestingRecord[]): Holding[] {
  const [first, ...others] = people;
  if (first === undefined) return [];
  const partner = others.find((other) => relationshipText(first, other) !== undefined);
  const together = partner === undefined ? [first] : [first, partner];
  const status = partner === undefined ? singleStatus(first) : (relationshipText(first, partner) ?? '');
  const holding = { people: together, status, interest: interestOf(together) };
  return [holding, ...holdingsOf(others.filter((other) => other !== partner))];
}
