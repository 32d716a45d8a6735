import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { Decision } from './Decision';

const underwriter = { roles: ['Underwriter'], menuPermissions: [31, 11], editPermissions: ['8', '10', '47'] };
const denied = {
  sStatusT: '10',
  sDenialReasonsT: ['bankruptcy', 'other'],
  sDenialReasonOther: 'Two open disputes',
  sLoanSubmittedD: '2026-10-01',
  sRejectD: '2026-10-20',
};

function open(loan: object, today = '2026-10-21') {
  const update = vi.fn().mockImplementation(async (_, { data }) => ({ data }));
  const record = { id: '123', sLNm: '123', version: 2, ...loan } as unknown as LoanRecord;
  const { container } = renderInPortal(<Decision loan={record} today={today} />, { data: { update } });
  return { update, container };
}

const decision = () => within(screen.getByRole('region', { name: 'Decision' }));

beforeEach(() => {
  localStorage.clear();
  signInAs(underwriter);
});

describe('the decision on the dashboard', () => {
  it('shows why a loan is suspended, without a notice', () => {
    open({ sStatusT: '8', sSuspenseReasonsT: ['income'], sDenialReasonsT: ['bankruptcy'] });
    expect(decision().getByText('Income documents missing')).toBeVisible();
    expect(decision().queryByText('Bankruptcy')).toBeNull();
    expect(decision().queryByText('Adverse action notice due')).toBeNull();
  });

  it('shows why a loan is denied, and when the notice is due', () => {
    open(denied);
    expect(decision().getByText('Bankruptcy')).toBeVisible();
    expect(decision().getByText('Two open disputes')).toBeVisible();
    expect(decision().getByText('10/31/26')).toBeVisible();
    expect(decision().getByText('30 days after the complete application on 10/01/26')).toBeVisible();
    expect(decision().getByText('Not sent yet')).toBeVisible();
  });

  it('says that the notice is overdue, until it was sent', () => {
    open(denied, '2026-11-01');
    expect(decision().getByText('10/31/26 · Overdue')).toBeVisible();
  });

  it('records the day on which the notice was sent', async () => {
    const { update } = open(denied);
    await userEvent.click(decision().getByRole('button', { name: 'Record notice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record the adverse action notice' }));
    const save = dialog.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [resource, { data, previousData }] = update.mock.calls[0] ?? [];
    expect([resource, data.sAdverseActionSentD, previousData.version]).toEqual(['loans', '2026-10-21', 2]);
  });

  it('shows brokers the reasons alone, and takes the right to decide for recording', () => {
    signInAs({ ...underwriter, isPml: true });
    open(denied);
    expect(decision().getByText('Bankruptcy')).toBeVisible();
    expect(decision().queryByText('Adverse action notice due')).toBeNull();
    expect(decision().queryByRole('button')).toBeNull();
  });

  it('offers staff without the right no date', () => {
    signInAs({ ...underwriter, pageLetters: { dashboard: 'w', application: 'w' } });
    open(denied);
    expect(decision().getByText('Adverse action notice due')).toBeVisible();
    expect(decision().queryByRole('button')).toBeNull();
  });

  it('says by when to decide, and warns a week ahead', () => {
    open({ sStatusT: '13', sLoanSubmittedD: '2026-10-01' }, '2026-10-21');
    expect(decision().getByText('Decision due')).toBeVisible();
    expect(decision().getByText('10/31/26')).toBeVisible();
    expect(decision().getByText('30 days after the complete application on 10/01/26')).toBeVisible();
    expect(decision().queryByRole('button')).toBeNull();
  });

  it.each([
    ['2026-10-24', '10/31/26 · 7 days left'],
    ['2026-10-30', '10/31/26 · 1 day left'],
    ['2026-11-01', '10/31/26 · Overdue'],
  ])('says on %s: %s', (today, text) => {
    open({ sStatusT: '28', sLoanSubmittedD: '2026-10-01' }, today);
    expect(decision().getByText(text)).toBeVisible();
  });

  it('counts from the receipt if the application is incomplete', () => {
    open({ sStatusT: '8', sAppReceivedD: '2026-10-01', sSuspenseReasonsT: ['income'] }, '2026-10-05');
    expect(decision().getByText('Decision or notice of incompleteness due')).toBeVisible();
    expect(decision().getByText('30 days after the incomplete application was received on 10/01/26')).toBeVisible();
  });

  it('says what to do if a counteroffer is not accepted, and counts on after that', () => {
    open({ sStatusT: '47', sCounterOfferD: '2026-10-01' });
    expect(decision().getByText('12/30/26')).toBeVisible();
    expect(decision().getByText(/cancel the loan. The portal then prepares the notice/)).toBeVisible();
  });

  it('still says by when the notice is due once the denied loan is canceled', () => {
    open({ ...denied, sStatusT: '9' });
    expect(decision().getByText('Adverse action notice due')).toBeVisible();
    expect(decision().getByText('Not sent yet', { exact: false })).toBeVisible();
  });

  it('shows brokers no deadline', () => {
    signInAs({ ...underwriter, isPml: true });
    open({ sStatusT: '13', sLoanSubmittedD: '2026-10-01' });
    expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull();
  });

  it('is not shown for a loan without a decision', () => {
    open({ sStatusT: '13' });
    expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull();
  });
});
