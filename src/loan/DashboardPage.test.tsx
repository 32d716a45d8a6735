import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { menuNumbers } from '../../domain/pages/loan-pages';
import { shellCalls } from '../shell/shell-calls';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { DashboardPage } from './DashboardPage';
import { loanCalls } from './loan-calls';

const loan = {
  id: '123',
  sLNm: '123',
  version: 2,
  sStatusT: '0',
  sLPurposeT: '0',
  sProdSpT: '0',
  sFinalLAmt: '480000.00',
  sLtvR: '80.000',
  sCltvR: '85.000',
  applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }],
};
const activity = [
  { kind: 'status', at: '2026-01-02T18:00:00Z', by: 'Colin', status: '4', from: '13', description: '' },
  {
    kind: 'change',
    at: '2026-01-01T18:00:00Z',
    by: 'Priya',
    action: 'change',
    fields: [{ field: 'sApprVal', before: '742000.00', after: '745000.00' }],
  },
];

function open(more: object = {}, entries: readonly object[] = activity) {
  stubCalls(shellCalls, { documents: async () => [] });
  stubCalls(loanCalls, { activity: vi.fn().mockResolvedValue(entries) });
  renderInPortal(<DashboardPage />, {
    at: '/loans/123/dashboard',
    route: '/loans/:loanNum/dashboard',
    data: { getOne: vi.fn().mockResolvedValue({ data: { ...loan, ...more } }) },
  });
}

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Loan Officer'], menuPermissions: menuNumbers, editPermissions: ['0', '3'] });
});

describe('the dashboard', () => {
  it('shows the key figures', async () => {
    open();
    expect(await screen.findByText('$480,000.00')).toBeVisible();
    expect(screen.getByText('Purchase, SFR')).toBeVisible();
    expect(screen.getByText('80.000%')).toBeVisible();
    expect(screen.getByText('CLTV 85.000%')).toBeVisible();
  });

  it('links an open loan to Register My Loan and lists what is missing', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Register My Loan' })).toHaveAttribute(
      'href',
      '/loans/123/register-my-loan',
    );
    const next = within(screen.getByRole('region', { name: 'What to do next' }));
    expect(next.getByText('Select a program')).toBeVisible();
    expect(next.getByText('3 open, 0 done')).toBeVisible();
  });

  it('offers a step only to users who may take it', async () => {
    const registered = { sStatusT: '3', sEstCloseD: null };
    const user = { username: 'ann', roles: ['Loan Officer'], menuPermissions: [31, 11], editPermissions: ['3'] };
    signInAs({ ...user, pageLetters: { dashboard: 'r', application: 'w' } });
    open(registered);
    const region = await screen.findByRole('region', { name: 'What to do next' });
    expect(within(region).getByRole('link')).toHaveAttribute('href', '/loans/123/app/loan-property');
    cleanup();
    signInAs({ ...user, pageLetters: { dashboard: 'r' } });
    open(registered);
    const hidden = await screen.findByRole('region', { name: 'What to do next' });
    expect(within(hidden).getByText('You have nothing to do.')).toBeVisible();
    expect(within(hidden).queryByRole('link')).toBeNull();
  });

  it('offers no registration to users who may not edit a loan in its status', async () => {
    signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: menuNumbers, editPermissions: ['3'] });
    open();
    const next = within(await screen.findByRole('region', { name: 'What to do next' }));
    expect(next.getByText('You have nothing to do.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Register My Loan' })).toBeNull();
  });

  it('links a lock that ends too early to its page, and says where the dates of a report without a page are', async () => {
    const user = { username: 'ann', roles: ['Loan Officer'], menuPermissions: [31, 21], editPermissions: ['0'] };
    signInAs({ ...user, pageLetters: { dashboard: 'r', 'rate-lock': 'r' } });
    open({
      sStatusT: '3',
      sRateLockStatusT: '1',
      sRLckdExpiredD: '2099-11-20',
      sEstCloseD: '2099-11-30',
      sSpValuationEffectiveD: '2026-01-05',
    });
    const region = await screen.findByRole('region', { name: 'What to do next' });
    expect(within(region).getByText('Lock ends before closing')).toBeVisible();
    expect(within(region).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/rate-lock-request$/));
    expect(within(region).getByText('Appraisal has expired')).toBeVisible();
    expect(within(region).getByText('The dates are in the Loan Summary panel.')).toBeVisible();
  });

  it('marks the milestones reached and the next one', async () => {
    open({ sStatusT: '3', sSubmitD: '2026-11-03' });
    const milestones = within(await screen.findByRole('region', { name: 'Milestones' }));
    expect(milestones.getByText('11/03/26')).toBeVisible();
    expect(milestones.getByText('Next: Submitted')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Register My Loan' })).toBeNull();
  });

  it('marks a suspended loan as paused, not as done', async () => {
    open({ sStatusT: '8', sSubmitD: '2026-11-03', sSuspendedD: '2026-11-10' });
    const milestones = within(await screen.findByRole('region', { name: 'Milestones' }));
    expect(milestones.getByText('Suspended').closest('li')).toHaveAttribute('data-state', 'paused');
    expect(milestones.getByText('Registered').closest('li')).toHaveAttribute('data-state', 'done');
  });

  it('opens the whole change log for users of the application', async () => {
    const user = { username: 'ann', roles: ['Loan Officer'], menuPermissions: [31, 11], editPermissions: ['0'] };
    signInAs({ ...user, pageLetters: { dashboard: 'r', application: 'r' } });
    open();
    expect(await screen.findByRole('link', { name: 'All changes' })).toHaveAttribute('href', '/loans/123/app/manager');
    cleanup();
    signInAs({ ...user, pageLetters: { dashboard: 'r' } });
    open();
    await screen.findByRole('region', { name: 'Recent activity' });
    expect(screen.queryByRole('link', { name: 'All changes' })).toBeNull();
  });

  it('shows activity with old and new values', async () => {
    open();
    const list = within(await screen.findByRole('region', { name: 'Recent activity' }));
    expect(await list.findByText('Changed the status')).toBeVisible();
    expect(list.getByText('In Underwriting')).toBeVisible();
    expect(list.getByText('$745,000.00')).toBeVisible();
  });

  it('shows the reasons and the note of a move', async () => {
    const why = { reasons: ['income', 'other'], otherReason: 'Second job', note: 'Call the employer' };
    open({}, [{ ...activity[0], status: '8', ...why }]);
    const list = within(await screen.findByRole('region', { name: 'Recent activity' }));
    expect(await list.findByText('Income documents missing')).toBeVisible();
    expect(list.getByText('Second job')).toBeVisible();
    expect(list.getByText('Call the employer')).toBeVisible();
  });

  it('renders the whole loan summary only for print', async () => {
    open({ sApprVal: '745000.00' });
    await screen.findByText('$480,000.00');
    expect(screen.queryByRole('region', { name: 'Loan summary' })).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('region', { name: 'Loan summary' })).toHaveTextContent('Appraised value$745,000.00');
    // The head of the printed page has them.
    expect(screen.getByRole('region', { name: 'Loan summary' })).not.toHaveTextContent(/Loan number|Borrower name/);
    expect(screen.getByRole('region', { name: 'Important dates' })).toHaveTextContent('Credit expires');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('region', { name: 'Loan summary' })).toBeNull();
  });

  it('shows that the loan is read-only because of its status', async () => {
    open({ sStatusT: '28' });
    expect(await screen.findByText(/can’t edit a loan in the status Loan Submitted/)).toBeVisible();
  });
});
