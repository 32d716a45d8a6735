import type { LoanValues } from '../loan/document';
import { ownValue } from '../tables/own-value';

const purposes: Readonly<Record<string, string>> = { '0': '1', '1': '31', '2': '32', '4': '1', '6': '31', '7': '31' };
/** A loan for another purpose, and a line or loan on the equity of the home. */
const unnamed = ['5', '8'];
const FOR_IMPROVEMENT = '2';
const IMPROVEMENT = '2';
const OTHER = '5';

/** The purpose of the loan (1003.4(a)(3)): home improvement if the money is used for that, whatever secures it. */
export const purposeOf = ({ sLPurposeT, sRefPurposeT }: LoanValues): string | null =>
  unnamed.includes(sLPurposeT ?? '')
    ? sRefPurposeT === FOR_IMPROVEMENT
      ? IMPROVEMENT
      : OTHER
    : (ownValue(purposes, sLPurposeT ?? '') ?? null);

const INVESTMENT = '2';

/**
 * Credit to buy, improve or maintain a rental home that its owner does not occupy is for a business purpose (comment 1026.3(a)-4). What
 * only secures other credit says nothing of its purpose, so that credit is reported as any other.
 */
export const isBusiness = (loan: LoanValues): boolean => loan.sOccTPe === INVESTMENT && purposeOf(loan) !== OTHER;

/** An open-end line of credit, which has a draw period. */
export const isOpenEnd = ({ sHelocDrawMon }: LoanValues): boolean => (sHelocDrawMon ?? 0) > 0;
