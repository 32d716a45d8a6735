import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { addDays, pacificDate } from '../../domain/format/date';
import { flattenTexts } from '../i18n/text-tree';
import { allMessages } from '../testing/all-messages';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { LoanSummaryPanel } from './LoanSummaryPanel';
import { loanCalls } from './loan-calls';

const loan = {
  id: '123',
  sLNm: '123',
  version: 1,
  sStatusT: '4',
  sBranchChannelT: '1',
  sBranchName: 'San Mateo',
  sOriginatingCompanyName: 'Harborline Lending',
  sTerm: 360,
  sNoteIR: '6.125',
  sFinalLAmt: '556500.00',
  sLtvR: '75.000',
  sQualTopR: '30.046',
  sQualBottomR: '37.560',
  sProRealETx: '650.00',
  sProHazIns: '145.00',
  sApprovD: '2026-11-19',
  aCrOd: '2023-01-01',
  sSpValuationEffectiveD: '2024-01-01',
  applicants: [{ aBFirstNm: 'Marisol', aBLastNm: 'Abernathy', aCrOd: '2023-01-01' }],
};

function open(
  more: object = {},
  { getOne = vi.fn().mockResolvedValue({ data: { ...loan, ...more } }), ...calls }: Record<string, Mock> = {},
) {
  const stubs = {
    initialApprovalDate: vi.fn().mockResolvedValue({ initialApprovalDate: '2026-11-18' }),
    contacts: vi.fn().mockResolvedValue([
      {
        id: 'employee-22',
        AgentRoleT: '22',
        AgentRoleTDesc: 'Processor',
        AgentName: 'Yara Lindenmayer',
        Phone: '4155550123',
        EmailAddr: 'yara@example.com',
      },
    ]),
    ...calls,
  };
  stubCalls(loanCalls, stubs);
  renderInPortal(<LoanSummaryPanel loanNum="123" />, { data: { getOne } });
  return stubs;
}

const messages = new Map(flattenTexts(allMessages.en));
const DATES = [
  ...['sAppSubmittedD', 'sIntentToProceedD', 'sEstCloseD', 'sInitialLoanEstimateSignedD'],
  ...['sInitialClosingDisclosureSignedD', 'sDocMagicClosingD', 'sApprRprtOd', 'sApprRprtRd'],
  ...['sSpValuationEffectiveD', 'aCrOd', 'sPrelimRprtDocumentD', 'sSchedDueD1'],
].map((name) => messages.get(`fields.${name}`));

/** The value next to a label. */
const valueBeside = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return (term.nextElementSibling as HTMLElement).textContent;
};

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [31], editPermissions: ['4'] });
});

describe('the loan summary', () => {
  it('formats the figures, and shows an en dash for missing values', async () => {
    open();
    expect(await valueBeside('Borrower name')).toBe('Marisol Abernathy');
    expect(await valueBeside('Branch')).toBe('San Mateo');
    expect(await valueBeside('Status')).toBe('Approved');
    expect(await valueBeside('Term')).toBe('360 months');
    expect(await valueBeside('Note rate')).toBe('6.125%');
    expect(await valueBeside('Final loan amount')).toBe('$556,500.00');
    expect(await valueBeside('DTI')).toBe('30.046% / 37.560%');
    expect(await valueBeside('Lock expires')).toBe('–');
  });

  it('says that the DTI is estimated until taxes and insurance are known', async () => {
    open({ sProHazIns: null });
    expect(await valueBeside('DTI')).toBe('30.046% / 37.560% (estimated)');
  });

  it.each([
    [{ sProdConvMIOptionT: '1', sProMIns: '120.00' }, 'Single'],
    [{ sProdConvMIOptionT: '5', sProMIns: '120.00' }, '$120.00 a month'],
    [{ sProMIns: '120.00' }, '$120.00 a month'],
    [{ sProMIns: '0.00' }, '–'],
  ])('shows the insurance option, or else the premium, as PMI', async (insurance, shown) => {
    open(insurance);
    expect(await valueBeside('PMI')).toBe(shown);
  });

  it('shows the company of a loan that is not retail, and the process of a mini-correspondent (CONTACT-05)', async () => {
    open({ sBranchChannelT: '3', sCorrespondentProcessT: '3' });
    expect(await valueBeside('Company')).toBe('Harborline Lending');
    expect(await valueBeside('Channel')).toBe('Mini-Correspondent');
    expect(screen.queryByText('Branch')).toBeNull();
  });

  it('shows the rows in the specified order', async () => {
    open();
    await valueBeside('Loan number');
    expect([...document.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
      ...['Loan number', 'Borrower name', 'Channel', 'Branch', 'Status'],
      ...['Lien position', 'Loan program', 'Term', 'Note rate'],
      ...['Purchase price', 'Appraised value', 'Final loan amount', 'LTV', 'CLTV', 'HCLTV'],
      ...['Agency property type', 'Purpose', 'Occupancy', 'Doc type', 'FICO', 'PMI', 'Impound', 'DTI'],
      ...['Comp. paid by', 'Rate locked', 'Lock expires'],
    ]);
  });

  it('shows the doc type, impounds with their note, and a singular month', async () => {
    open({ sCustomField2Notes: '1 Year P&L', sProdImpound: true, sCustomField1Notes: 'Taxes only', sTerm: 1 });
    expect(await valueBeside('Doc type')).toBe('1 Year P&L');
    expect(await valueBeside('Impound')).toBe('Yes, Taxes only');
    expect(await valueBeside('Term')).toBe('1 month');
  });

  it('shows a skeleton while loading, and an error if loading fails', async () => {
    const getOne = vi.fn().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue({ data: loan });
    open({}, { getOne });
    expect(screen.getByRole('status', { name: 'Loading...' }).querySelectorAll('dt')).toHaveLength(26);
    expect(await screen.findByRole('alert')).toHaveTextContent('no answer');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await valueBeside('Loan number')).toBe('123');
  });

  it('shows the dates in the specified order', async () => {
    open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Dates' }));
    await valueBeside('Initial approval');
    expect([...document.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
      ...DATES,
      'Initial approval',
      'Appraisal expires',
      'Credit expires',
      'Title expires',
    ]);
  });

  it('loads and retries the initial approval separately', async () => {
    const initialApprovalDate = vi
      .fn()
      .mockRejectedValueOnce(new Error('no answer'))
      .mockResolvedValue({ initialApprovalDate: null });
    open({}, { initialApprovalDate });
    await userEvent.click(await screen.findByRole('tab', { name: 'Dates' }));
    expect(await screen.findByText('Couldn’t load')).toBeVisible();
    expect(await valueBeside('Credit expires')).toBe('Expired · 05/01/23');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await valueBeside('Initial approval')).toBe('–'));
  });

  it.each([
    [-1, /^Expired · /],
    [0, /^Expires today · /],
    [1, /^In 1 day · /],
    [7, /^In 7 days · /],
    [8, /^\d\d\/\d\d\/\d\d$/],
  ])('warns about an expiration in %i days', async (days, text) => {
    const today = pacificDate(new Date());
    open({ sPrelimRprtDocumentD: addDays(today, days - 120) });
    await userEvent.click(await screen.findByRole('tab', { name: 'Dates' }));
    expect(await valueBeside('Title expires')).toMatch(text);
  });

  it('shows progress, dates and expirations after 120 days', async () => {
    const data = open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Dates' }));
    const progress = within(await screen.findByRole('list', { name: 'Progress' }));
    expect(progress.getByText('11/19/26')).toBeVisible();
    expect(await valueBeside('Appraisal expires')).toBe('Expired · 04/30/24');
    expect(await valueBeside('Credit expires')).toBe('Expired · 05/01/23');
    expect(await valueBeside('Title expires')).toBe('–');
    await waitFor(async () => expect(await valueBeside('Initial approval')).toBe('11/18/26'));
    expect(data.initialApprovalDate).toHaveBeenCalledOnce();
    expect(screen.queryByText(/last disclosed/i)).toBeNull();
  });

  it('shows the last disclosed date only if the fourth custom date has a name', async () => {
    open({ sU4LStatN: 'LE', sLastDisclosedLoanEstimateSignedD: '2026-11-07' });
    await userEvent.click(await screen.findByRole('tab', { name: 'Dates' }));
    expect(await screen.findByText('11/07/26')).toBeVisible();
  });

  it('copies a phone number', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('tab', { name: 'Contacts' }));
    await user.click(await screen.findByRole('button', { name: 'Copy Yara Lindenmayer’s phone number' }));
    expect(await navigator.clipboard.readText()).toBe('(415) 555-0123');
  });

  it('shows an empty state and an error for contacts', async () => {
    const contacts = vi.fn().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue([]);
    open({}, { contacts });
    await userEvent.click(await screen.findByRole('tab', { name: 'Contacts' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('no answer');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No one is assigned to this loan yet.')).toBeVisible();
  });

  it('lists contacts with phone and email links', async () => {
    open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Contacts' }));
    expect(await screen.findByText('Yara Lindenmayer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Yara Lindenmayer, (415) 555-0123' })).toHaveAttribute(
      'href',
      'tel:+14155550123',
    );
    expect(screen.getByRole('link', { name: 'Email Yara Lindenmayer, yara@example.com' })).toHaveAttribute(
      'href',
      'mailto:yara@example.com',
    );
  });

  it('names the roles of the correspondent channel, and each contact of a role', async () => {
    const post = { AgentRoleT: '61', AgentRoleTDesc: 'Funder / Post Closer', Phone: '', EmailAddr: '' };
    const two = ['a', 'b'].map((id) => ({ ...post, id, AgentName: 'Ona Bell' }));
    open({}, { contacts: vi.fn().mockResolvedValue(two) });
    await userEvent.click(await screen.findByRole('tab', { name: 'Contacts' }));
    expect(await screen.findAllByText('Funder / Post Closer')).toHaveLength(2);
  });

  it('leads to the Contacts page, if the user may see it', async () => {
    signInAs({ menuPermissions: [23] });
    open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Contacts' }));
    expect(await screen.findByRole('link', { name: 'Open contacts' })).toHaveAttribute('href', '/loans/123/contacts');
  });

  it('does not lead to the Contacts page otherwise', async () => {
    signInAs({ menuPermissions: [1] });
    open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Contacts' }));
    expect(await screen.findByText('Yara Lindenmayer')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open contacts' })).toBeNull();
  });
});
