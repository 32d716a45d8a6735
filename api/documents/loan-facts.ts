import { applicantName, type LoanDocument, loanValue } from '../../domain/loan/document';
import type { Applicant } from '../../domain/loan/records';

const present = (parts: readonly (string | null | undefined)[]): string[] =>
  parts.map((part) => part?.trim() ?? '').filter(Boolean);

const joined = (parts: readonly (string | null | undefined)[], separator = ' '): string | null =>
  present(parts).join(separator) || null;

/** A unit as addresses print it: 540 is `Unit 540`, and one with its own designator, such as `Apt 3` or `#3`, stays as it is. */
function unitText(unit: string | null | undefined): string | null {
  const [text = ''] = present([unit]);
  return /^[\p{L}\p{N}-]{1,3}$|^\d[\p{L}\p{N}-]*$/u.test(text) ? `Unit ${text}` : text || null;
}

/** The address of the property in one line. */
export function propertyOf({ sSpAddr, sSpUnit, sSpCity, sSpState, sSpZip }: LoanDocument): string | null {
  return joined([sSpAddr, unitText(sSpUnit), sSpCity, joined([sSpState, sSpZip])], ', ');
}

/** The names of the borrowers, in the order of the applications. */
export const borrowersOf = ({ applicants }: LoanDocument): string[] =>
  applicants.flatMap((each) => present([applicantName(each), applicantName(each, 'C')]));

/** The occupancy of the loan, else of its first application. */
export function occupancyOf(loan: LoanDocument): string | null {
  const occupancy = loanValue(loan, 'sOccTPe') ?? loanValue(loan, 'aOccT');
  return typeof occupancy === 'string' ? occupancy : null;
}

/** Where mail reaches a borrower of an application, in lines. */
export function borrowerMailingAddress(applicant: Applicant | undefined, who: 'B' | 'C'): string[] {
  const at = (name: string): string | null => {
    const value = (applicant as Readonly<Record<string, unknown>> | undefined)?.[`a${who}${name}`];
    return typeof value === 'string' ? value : null;
  };
  const isSame = (applicant as Readonly<Record<string, unknown>> | undefined)?.[`a${who}AddrMailNA`] === true;
  const end = !isSame && at('AddrMail') ? 'Mail' : '';
  const [street, unit] = [at(`Addr${end}`), at(`AddrUnit${end}`)];
  const [city, state, zip] = [at(`City${end}`), at(`State${end}`), at(`Zip${end}`)];
  return present([joined([street, unitText(unit)], ', '), joined([city, joined([state, zip])], ', ')]);
}

/** Where mail reaches the primary applicant, in lines. */
export const mailingAddressOf = ({ applicants: [primary] }: LoanDocument): string[] =>
  borrowerMailingAddress(primary, 'B');

/** The address of the property in lines. */
export const propertyLines = ({ sSpAddr, sSpUnit, sSpCity, sSpState, sSpZip }: LoanDocument): string[] =>
  present([joined([sSpAddr, unitText(sSpUnit)], ', '), joined([sSpCity, joined([sSpState, sSpZip])], ', ')]);
