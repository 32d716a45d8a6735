import { exactSchedule, wholeCents } from './exact-schedule';
import { type DisclosedTerms, ratePaths } from './rate-paths';

/**
 * Whether the payments make a transaction irregular for the accuracy of its APR (12 CFR 1026.22(a)(3)): they differ otherwise than in the
 * first and the last one. An adjustable rate is irregular only if the disclosed payments change, as after a discounted initial rate.
 */
export function hasIrregularPayments(terms: DisclosedTerms): boolean {
  const payments = exactSchedule(terms, ratePaths(terms).expected)
    .slice(1, -1)
    .map(({ payment }) => wholeCents(payment));
  return new Set(payments).size > 1;
}
