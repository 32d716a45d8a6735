import { expect, it } from 'vitest';
import { emailRecipientCodes } from '../loan/codes/email-recipient-codes';
import { emptyDocument } from '../loan/document';
import { defaultRecipients, preselected, recipientsOf } from './recipients';

const loan = {
  ...{ ...emptyDocument(), version: 1, sLNm: '1', sStatusT: '0' },
  applicants: [
    {
      ...{ id: 'a', aBFirstNm: 'Ann', aBLastNm: 'Lee', aBEmail: 'ann@example.com' },
      ...{ aCFirstNm: 'Cal', aCLastNm: 'Lee', aCEmail: 'cal@example.com' },
    },
  ],
  ...{ sEmployeeLoanRepName: 'Lou Fox', sEmployeeLoanRepEmail: 'lou@example.com' },
  ...{ sEmployeeProcessorName: 'Pam Oh', sEmployeeProcessorEmail: 'pam@example.com' },
  ...{ sEmployeeLenderAccExecName: 'Al Rey', sEmployeeLenderAccExecEmail: 'al@example.com' },
  ...{ sEmployeeUnderwriterName: 'Una Wu', sEmployeeUnderwriterEmail: 'una@example.com' },
  ...{ sEmployeeDocDrawerName: 'Dora Drew', sEmployeeDocDrawerEmail: 'dora@example.com' },
  ...{ sEmployeeFunderName: 'Fay Lund', sEmployeeFunderEmail: 'fay@example.com' },
};
const agent = (AgentRoleT: string, AgentName: string, EmailAddr: string) => ({ AgentRoleT, AgentName, EmailAddr });
const contacts = [
  agent('26', 'Tom Reyes', 'tom@example.com'),
  agent('3', 'Ida Holm', 'ida@example.com'),
  agent('2', 'Petra Vance', ' '),
];

it('have a type, a name and an email: one of each type of the catalog, and contacts of other roles (EMAIL-26, EMAIL-31)', () => {
  const found = recipientsOf(loan, contacts);
  expect(found).toEqual([
    { type: 'borrower', name: 'Ann Lee', email: 'ann@example.com' },
    { type: 'coborrower', name: 'Cal Lee', email: 'cal@example.com' },
    { type: 'loanOfficer', name: 'Lou Fox', email: 'lou@example.com' },
    { type: 'processor', name: 'Pam Oh', email: 'pam@example.com' },
    { type: 'accountExecutive', name: 'Al Rey', email: 'al@example.com' },
    { type: 'underwriter', name: 'Una Wu', email: 'una@example.com' },
    { type: 'docDrawer', name: 'Dora Drew', email: 'dora@example.com' },
    { type: 'funder', name: 'Fay Lund', email: 'fay@example.com' },
    { type: 'closingAgent', name: 'Tom Reyes', email: 'tom@example.com' },
    { type: 'contact', name: 'Ida Holm', email: 'ida@example.com' },
  ]);
  expect(new Set(found.map(({ type }) => type))).toEqual(new Set([...Object.keys(emailRecipientCodes), 'contact']));
});

it('are preselected by the types of a template, by default borrower and loan officer (EMAIL-24, EMAIL-25, EMAIL-26)', () => {
  const found = recipientsOf(loan, contacts);
  expect(defaultRecipients).toEqual(['borrower', 'loanOfficer']);
  expect(preselected(found)).toEqual(['ann@example.com', 'lou@example.com']);
  expect(preselected(found, ['closingAgent'])).toEqual(['tom@example.com']);
  expect(preselected(found, [])).toEqual([]);
});

it('are listed once for each type and address, in any case', () => {
  const twice = [...contacts, agent('26', 'Tom R.', 'TOM@example.com')];
  expect(recipientsOf(loan, twice).filter(({ type }) => type === 'closingAgent')).toHaveLength(1);
});
