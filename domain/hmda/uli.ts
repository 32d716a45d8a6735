import type { LoanValues } from '../loan/document';
import type { ActionTaken } from './action-taken';

const LEI_LENGTH = 20;
/** The longest part of the identifier that names the loan (12 CFR 1003, appendix C). */
const MOST_OF_LOAN = 23;

/** Digits of a text whose letters count from 10 for A to 35 for Z, whatever their case. */
const digitsOf = (text: string): string =>
  [...text.toUpperCase()].map((sign) => String(Number.parseInt(sign, 36))).join('');

/** The remainder of the number that a text stands for, by 97. */
const remainder = (text: string): bigint => BigInt(digitsOf(text)) % 97n;

export const isAlphanumeric = (text: string): boolean => /^[0-9a-z]+$/i.test(text);

/** The two check digits of an LEI with the number of a loan (MOD 97-10, 12 CFR 1003, appendix C). */
export const checkDigits = (identifier: string): string => String(98n - remainder(`${identifier}00`)).padStart(2, '0');

/** Whether the check digits at the end of an identifier are right. */
export const hasValidCheckDigits = (uli: string): boolean => isAlphanumeric(uli) && remainder(uli) === 1n;

/**
 * The universal loan identifier of a loan: the one that it has, or the LEI with the loan number and check digits. Undefined without an
 * LEI, and for a loan that was bought, because it keeps the one that it got before (1003.4(a)(1)(i)(D)).
 */
export function uliOf(
  loan: Pick<LoanValues, 'sUniversalLoanIdentifier' | 'sLNm'>,
  lei: string,
  action?: ActionTaken,
): string | undefined {
  if (loan.sUniversalLoanIdentifier) return loan.sUniversalLoanIdentifier;
  if (action === '6') return undefined;
  const number = (loan.sLNm ?? '').replaceAll(/[^0-9a-z]/gi, '').slice(0, MOST_OF_LOAN);
  if (lei.length !== LEI_LENGTH || !isAlphanumeric(lei) || number === '') return undefined;
  return `${lei}${number}${checkDigits(`${lei}${number}`)}`;
}
