import { applicantName, type LoanDocument, loanValue } from '../../domain/loan/document';

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

/** Where mail reaches the primary applicant, in lines. */
export function mailingAddressOf({ applicants: [primary] }: LoanDocument): string[] {
  if (!primary) return [];
  const isElsewhere = primary.aBAddrMailNA !== true && Boolean(primary.aBAddrMail);
  const [street, unit, city, state, zip] = isElsewhere
    ? [primary.aBAddrMail, primary.aBAddrUnitMail, primary.aBCityMail, primary.aBStateMail, primary.aBZipMail]
    : [primary.aBAddr, primary.aBAddrUnit, primary.aBCity, primary.aBState, primary.aBZip];
  return present([joined([street, unitText(unit)], ', '), joined([city, joined([state, zip])], ', ')]);
}
