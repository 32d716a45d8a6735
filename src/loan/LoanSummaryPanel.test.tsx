import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { LoanSummaryPanel } from './LoanSummaryPanel';

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
  sApprovD: '2026-11-19',
  aCrOd: '2023-01-01',
  sSpValuationEffectiveD: '2024-01-01',
  applicants: [{ aBFirstNm: 'Marisol', aBLastNm: 'Abernathy', aCrOd: '2023-01-01' }],
};

function open(more: object = {}) {
  const data = {
    getOne: vi.fn().mockResolvedValue({ data: { ...loan, ...more } }),
    initialApprovalDate: vi.fn().mockResolvedValue({ initialApprovalDate: '2026-11-18' }),
    loanContacts: vi.fn().mockResolvedValue([
      {
        AgentRoleTDesc: 'Processor',
        AgentName: 'Yara Lindenmayer',
        Phone: '4155550123',
        EmailAddr: 'yara@example.com',
      },
    ]),
  };
  renderInPortal(<LoanSummaryPanel loanNum="123" />, { data: data as object });
  return data;
}

/** The value beside a label. */
const valueBeside = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return (term.nextElementSibling as HTMLElement).textContent;
};

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [31], editPermissions: ['4'] });
});

describe('the loan summary', () => {
  it('shows the figures in their formats, and an en dash for what is missing', async () => {
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

  it('names the company of a loan that is not retail, and a mini-correspondent by its process', async () => {
    open({ sBranchChannelT: '3', sCorrespondentProcessT: '3' });
    expect(await valueBeside('Company')).toBe('Harborline Lending');
    expect(await valueBeside('Channel')).toBe('Mini-Correspondent');
    expect(screen.queryByText('Branch')).toBeNull();
  });

  it('shows progress, dates and what expires 120 days on', async () => {
    const data = open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Dates' }));
    const progress = within(await screen.findByRole('list', { name: 'Progress' }));
    expect(progress.getByText('11/19/26')).toBeVisible();
    expect(await valueBeside('Appraisal expires')).toBe('04/30/24');
    expect(await valueBeside('Credit expires')).toBe('05/01/23');
    expect(await valueBeside('Initial approval')).toBe('11/18/26');
    expect(data.initialApprovalDate).toHaveBeenCalledOnce();
    expect(screen.queryByText(/last disclosed/i)).toBeNull();
  });

  it('shows the last disclosed date only where the fourth custom date is named', async () => {
    open({ sU4LStatN: 'LE', sLastDisclosedLoanEstimateSignedD: '2026-11-07' });
    await userEvent.click(await screen.findByRole('tab', { name: 'Dates' }));
    expect(await screen.findByText('11/07/26')).toBeVisible();
  });

  it('lists whom to call and to write to', async () => {
    open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Contacts' }));
    expect(await screen.findByText('Yara Lindenmayer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Yara Lindenmayer' })).toHaveTextContent('(415) 555-0123');
    expect(screen.getByRole('link', { name: 'Write to Yara Lindenmayer' })).toHaveAttribute(
      'href',
      'mailto:yara@example.com',
    );
  });
});
