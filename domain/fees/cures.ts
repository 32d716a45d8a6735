import type { CureRecord } from '../loan/fees/closing-lists';
import { type Cents, toCents } from '../numbers/fixed';

/** Where the cure of an excess goes: to the lender credits of section J, or off the principal (12 CFR 1026.38(h)(3) and (i)(1)). */
export const cureMethods = ['lender-credit', 'principal-reduction'] as const;
export type CureMethod = (typeof cureMethods)[number];

interface Cured {
  readonly cures?: readonly CureRecord[];
}

/** What is cured in a way; in all ways without one. */
export const curedBy = ({ cures = [] }: Cured, method?: CureMethod): Cents =>
  cures
    .filter((cure) => method === undefined || cure.method === method)
    .reduce((total, { amount }) => total + toCents(amount), 0);
