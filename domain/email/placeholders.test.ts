import { expect, it } from 'vitest';
import { firstEmailTemplates } from '../../config/first-email-templates';
import { sampleLoan } from '../application/calculations/sample-loan.test-support';
import { settingsFrom } from '../lender/read-settings';
import type { LoanDocument } from '../loan/document';
import { placeholderNames } from './placeholder-sources';
import { emptyPlaceholders, fillPlaceholders, unknownPlaceholders } from './placeholders';

const contact = { nmlsId: '123456', contactEmail: 'help@example.com', contactPhone: '(626) 555-0100' };
const settings = { ...settingsFrom({}), ...contact };
const today = '2026-11-20';
const staff = {
  sEmployeeLoanRepName: 'Lou Fox',
  sEmployeeLoanRepEmail: 'lou@example.com',
  sEmployeeLoanRepPhone: '(626) 555-0101',
};
const names = {
  sEmployeeProcessorName: 'Pam Oh',
  sEmployeeUnderwriterName: 'Uma Rae',
  sBranchName: 'Pasadena',
  sOriginatingCompanyName: 'Acme',
};
const property = { sSpAddr: '1 Elm St', sSpCity: 'Davis', sSpState: 'CA', sSpZip: '95616' };
const title = { sTitleInNamesOf: 'Ann and Bo Lee', sSubservicerLoanNm: 'S-77' };
const dates = { sRateLockStatusT: '1', sRLckdD: '2026-11-01', sRLckdExpiredD: '2026-12-01', sEstCloseD: '2026-12-10' };
const loan: LoanDocument = {
  ...sampleLoan,
  ...{
    ...staff,
    ...names,
    ...property,
    ...dates,
    ...title,
    sLNm: '123',
    sLpTemplateNm: 'Conforming 30 Yr Fixed',
    sFinalLAmt: '300000.00',
  },
  applicants: [{ ...sampleLoan.applicants[0], aBFirstNm: 'Ann', aBLastNm: 'Lee', aCFirstNm: 'Bo', aCLastNm: 'Lee' }],
};
const given = { firstPaymentDue: '2027-01-01', dueDate: '2027-02-01', transferDate: '2027-01-15' };
const agent = (AgentRoleT: string, AgentName: string, CompanyName: string) => ({
  ...{ AgentRoleT, AgentName, CompanyName, Phone: '6265550160', EmailAddr: 'ida@example.com' },
});
const contacts = [agent('3', 'Ida Holm', 'Cairn Title'), agent('64', 'Help Desk', 'Example subservicing')];
const servicer = { name: 'Example subservicing', link: 'https://subservicing.example.com/pay' };
const from = { loan, settings, contacts, servicer, today, given };

it('are replaced by values (EMAIL-27)', () => {
  expect(fillPlaceholders('Loan [[loanNum]]', from)).toBe('Loan 123');
  expect(fillPlaceholders('[[ noteRate ]] for [[borrowerName]] until [[lockExpiration]]', from)).toBe(
    '4.250% for Ann Lee until 12/01/2026',
  );
});

it('without a value stay in the text, where they are seen and named (EMAIL-28)', () => {
  const bare = { ...from, given: {} };
  expect(fillPlaceholders('Due [[dueDate]], [[nothing]]', bare)).toBe('Due [[dueDate]], [[nothing]]');
  expect(emptyPlaceholders('Due [[dueDate]] for [[loanNum]]', bare)).toEqual(['dueDate']);
});

it('name the title company, the state of the lock and the servicer with its payment link (EMAIL-32)', () => {
  expect(fillPlaceholders('[[titleCompany]], [[titleContact]], [[titlePhone]]: [[lockStatus]]', from)).toBe(
    'Cairn Title, Ida Holm, (626) 555-0160: Locked',
  );
  expect(fillPlaceholders('[[servicer]], loan [[servicerLoanNum]]: [[servicerLink]]', from)).toBe(
    'Example subservicing, loan S-77: https://subservicing.example.com/pay',
  );
});

it.each([
  ['1', '2026-12-01', 'Locked'],
  ['1', '2026-11-19', 'Lock Expired'],
  ['2', '2026-11-19', 'Lock Requested'],
  ['3', '2026-12-01', 'Lock Suspended'],
  ['1', null, 'Locked'],
])('name a lock of status %s that ends on %s: %s', (sRateLockStatusT, sRLckdExpiredD, text) => {
  const other = { ...from, loan: { ...loan, sRateLockStatusT, sRLckdExpiredD } };
  expect(fillPlaceholders('[[lockStatus]]', other)).toBe(text);
});

it('have no payment link for a servicer that the lender did not name', () => {
  const unlinked = { name: 'Another Servicer', link: '' };
  const other = { ...from, servicer: unlinked, contacts: [agent('3', 'Ida Holm', '')] };
  expect(fillPlaceholders('[[servicer]]: [[servicerLink]]', other)).toBe('Another Servicer: [[servicerLink]]');
  expect(emptyPlaceholders('[[servicer]] [[servicerLink]] [[titleCompany]]', other)).toEqual([
    'servicerLink',
    'titleCompany',
  ]);
});

it.each(placeholderNames)('include [[%s]], which has a value for a complete loan', (name) => {
  const filled = fillPlaceholders(`Text: [[${name}]].`, from);
  expect(filled).not.toContain('[[');
  expect(filled).not.toBe('Text: .');
});

it.each(firstEmailTemplates)('of the template $code are all known', ({ subject, notes }) => {
  expect(unknownPlaceholders(`${subject} ${notes}`)).toEqual([]);
  expect(emptyPlaceholders(`${subject} ${notes}`, from)).toEqual([]);
});
