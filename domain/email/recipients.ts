import type { emailRecipientCodes } from '../loan/codes/email-recipient-codes';
import { applicantName, type LoanDocument } from '../loan/document';
import type { EmployeeRole } from '../loan/fields/employee-fields';
import type { Recipient } from './loan-email.schemas';

export type RecipientType = keyof typeof emailRecipientCodes;

/** The recipients of an email without a template (decisions EMAIL-26). */
export const defaultRecipients: readonly RecipientType[] = ['borrower', 'loanOfficer'];

const employees: Readonly<Partial<Record<RecipientType, EmployeeRole>>> = {
  loanOfficer: 'LoanRep',
  processor: 'Processor',
  accountExecutive: 'LenderAccExec',
  underwriter: 'Underwriter',
  docDrawer: 'DocDrawer',
  funder: 'Funder',
};

type Contact = { readonly AgentRoleT: string; readonly AgentName: string; readonly EmailAddr: string };

/** The agent role of a closing agent. */
const CLOSING_AGENT = '26';

function borrowers(loan: LoanDocument): Recipient[] {
  return loan.applicants.flatMap((applicant) =>
    (['B', 'C'] as const).map((person) => ({
      type: person === 'B' ? 'borrower' : 'coborrower',
      name: applicantName(applicant, person),
      email: String(applicant[`a${person}Email`] ?? ''),
    })),
  );
}

function staff(loan: LoanDocument): Recipient[] {
  return Object.entries(employees).map(([type, role]) => ({
    type,
    name: loan[`sEmployee${role}Name`] ?? '',
    email: loan[`sEmployee${role}Email`] ?? '',
  }));
}

/** Everyone whom an email about the loan can go to and who has an address; contacts of other roles are `contact`. */
export function recipientsOf(loan: LoanDocument, contacts: readonly Contact[]): Recipient[] {
  const others = contacts.map(({ AgentRoleT, AgentName, EmailAddr }) => ({
    type: AgentRoleT === CLOSING_AGENT ? 'closingAgent' : 'contact',
    name: AgentName,
    email: EmailAddr,
  }));
  const seen = new Set<string>();
  return [...borrowers(loan), ...staff(loan), ...others].filter(({ type, email }) => {
    const key = `${type} ${email.trim().toLowerCase()}`;
    if (email.trim() === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The addresses that are preselected: those of the template's types, or the default ones without a template. */
export const preselected = (
  recipients: readonly Recipient[],
  types: readonly string[] = defaultRecipients,
): string[] => [...new Set(recipients.filter(({ type }) => types.includes(type)).map(({ email }) => email))];
