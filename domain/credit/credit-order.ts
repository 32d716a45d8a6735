import { borrowersOf, type LoanDocument } from '../loan/document';
import type { Owner } from '../loan/records';
import type { Problem } from '../messages/field-texts';
import type { CreditAction, CreditOrderBody } from './credit-order.schemas';

/** The data that a bureau needs to identify a person; required of every borrower. */
const NEEDED = ['FirstNm', 'LastNm', 'Ssn', 'Addr', 'City', 'State', 'Zip'] as const;

const isMissing = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** The missing inputs of a report of these borrowers: `applicants[0].aBSsn`. */
export function missingForCredit(
  loan: Pick<LoanDocument, 'applicants'>,
  borrowers: readonly Owner[] = borrowersOf(loan),
): string[] {
  return borrowers.flatMap((owner) => {
    const applicant: object = loan.applicants[Number(owner[0])] ?? {};
    return NEEDED.map((name) => `a${owner[1]}${name}`)
      .filter((name) => isMissing(Reflect.get(applicant, name)))
      .map((name) => `applicants[${owner[0]}].${name}`);
  });
}

/** The actions by which the bureaus give new data, so that the borrowers must have authorized them. */
export const needsConsent = (action: CreditAction): boolean => action === 'new' || action === 'upgrade';

/** The actions that start from an earlier report. */
export const needsReport = (action: CreditAction): boolean => action !== 'new';

type Order = Pick<CreditOrderBody, 'action' | 'borrowers' | 'consents' | 'reportNumber' | 'line' | 'comment'>;

/** What is wrong with the inputs of an order, by its own field or that of the loan. */
export function orderProblems(
  order: Order,
  loan: Pick<LoanDocument, 'applicants'>,
  today: string,
): Record<string, Problem> {
  const { action, borrowers, consents, reportNumber, line, comment } = order;
  const known = borrowersOf(loan);
  const isCouple = new Set(borrowers).size === borrowers.length && new Set(borrowers.map((one) => one[0])).size === 1;
  const problems: [string, Problem][] = [];
  if (!isCouple || borrowers.some((owner) => !known.includes(owner))) problems.push(['borrowers', 'not-a-code']);
  if (needsReport(action) && !reportNumber) problems.push(['reportNumber', 'required']);
  if (action === 'supplement' && !line) problems.push(['line', 'required']);
  if (action === 'supplement' && !comment) problems.push(['comment', 'required']);
  if (needsConsent(action)) {
    for (const owner of borrowers) {
      const date = consents.find(({ borrower }) => borrower === owner)?.date;
      if (date === undefined) problems.push([`consents.${owner}`, 'required']);
      else if (date > today) problems.push([`consents.${owner}`, 'date-too-late']);
    }
  }
  for (const field of missingForCredit(loan, borrowers)) problems.push([field, 'required']);
  return Object.fromEntries(problems);
}
