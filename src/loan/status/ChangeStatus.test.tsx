import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../providers/data/api-error';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { shellCalls } from '../../shell/shell-calls';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { loanCalls } from '../loan-calls';
import { ChangeStatus } from './ChangeStatus';

const underwriter = {
  username: 'uma',
  roles: ['Underwriter'],
  menuPermissions: [31, 11, 16],
  editPermissions: ['28', '13', '4', '8', '10', '23'],
  pageLetters: { dashboard: 'w', application: 'w', conditions: 'w', underwrite: 'w' },
} as const;

const condition = (cat: string) => ({ id: cat, status: 'Active', cat, description: 'x', createdD: '2026-11-20' });

function open(loan: object, cats: readonly string[] = [], names?: 'los') {
  const moveTo = vi.fn().mockImplementation(async (_loanNum: string, { to }: { to: string }) => ({ sStatusT: to }));
  stubCalls(loanCalls, { moveTo });
  stubCalls(shellCalls, { conditions: async () => cats.map(condition) as never });
  renderInPortal(
    <ChangeStatus
      loan={{ id: '123', sLNm: '123', version: 2, ...loan } as unknown as LoanRecord}
      {...(names && { names })}
    />,
  );
  return { moveTo };
}

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
  return within(await screen.findByRole('dialog', { name: 'Change status' }));
};

beforeEach(() => {
  localStorage.clear();
  signInAs(underwriter);
});

describe('a change of the status', () => {
  it('lists the statuses with what each requires', async () => {
    open({ sStatusT: '13' }, ['PTA']);
    const dialog = await openDialog();
    expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      '2',
      '4',
      '8',
      '10',
      '47',
    ]);
    expect(await dialog.findByText('All PTA conditions closed (1 active)')).toBeVisible();
    expect(dialog.getByText('One to 4 principal reasons for the denial')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Change status' })).toBeDisabled();
  });

  it('calls statuses after funding by the names of the LOS on the desk that moves loans through them', async () => {
    signInAs({
      ...{ username: 'mateo', roles: ['Post-Closer'], menuPermissions: [31, 11, 16] },
      ...{ editPermissions: ['20', '37', '38'], pageLetters: { dashboard: 'w', application: 'w', conditions: 'w' } },
    });
    stubCalls(shellCalls, { investorConditions: async () => [] });
    const { moveTo } = open({ sStatusT: '20' }, [], 'los');
    const dialog = await openDialog();
    expect(dialog.getByText('Loan Shipped')).toBeVisible();
    expect(dialog.getByText('Investor Conditions')).toBeVisible();
    expect(dialog.queryByText('Loan Funded')).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Investor Conditions' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change status' }));
    await waitFor(() => expect(moveTo).toHaveBeenCalled());
    expect(await screen.findByText(/Investor Conditions/)).toBeVisible();
  });

  it('suspends with reasons and a note, from the status that the user saw', async () => {
    const { moveTo } = open({ sStatusT: '13' });
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('radio', { name: 'Loan Suspended' }));
    const save = dialog.getByRole('button', { name: 'Change status' });
    expect(save).toBeDisabled();
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Income documents missing' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Other' }));
    expect(save).toBeDisabled();
    await userEvent.click(dialog.getByRole('textbox', { name: /Other reason/ }));
    await userEvent.paste('Two jobs');
    await userEvent.click(dialog.getByRole('textbox', { name: 'Note' }));
    await userEvent.paste('Ask for W-2s');
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(moveTo).toHaveBeenCalledExactlyOnceWith('123', {
      ...{ to: '8', from: '13', reasons: ['income', 'other'], otherReason: 'Two jobs', note: 'Ask for W-2s' },
    });
  });

  it('takes at most four reasons for a denial', async () => {
    open({ sStatusT: '13' });
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('radio', { name: 'Loan Denied' }));
    expect(await dialog.findByRole('group', { name: 'Reasons for denial' })).toBeVisible();
    const reasons = ['No credit file', 'Length of employment', 'Unable to verify income', 'Temporary residence'];
    for (const name of reasons) await userEvent.click(await dialog.findByRole('checkbox', { name }));
    const fifth = dialog.getByRole('checkbox', { name: 'Length of residence' });
    expect(fifth).toBeDisabled();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Change status' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('checkbox', { name: 'No credit file' }));
    expect(fifth).toBeEnabled();
  });

  it('takes a manual decision with its note for an approval', async () => {
    const { moveTo } = open({ sStatusT: '13' });
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('radio', { name: 'Approved' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Manual underwriting decision' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Note' }));
    await userEvent.paste('Large reserves');
    const save = dialog.getByRole('button', { name: 'Change status' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await waitFor(() =>
      expect(moveTo).toHaveBeenCalledWith('123', { to: '4', from: '13', isManual: true, note: 'Large reserves' }),
    );
  });

  it('stays open and says so if someone else moved the loan', async () => {
    const { moveTo } = open({ sStatusT: '13', sProd3rdPartyUwResultT: '1' });
    moveTo.mockRejectedValue(new ApiError('The loan is in another status now: Loan Denied.', 409, { code: 'stale' }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('radio', { name: 'Approved' }));
    const save = dialog.getByRole('button', { name: 'Change status' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    expect(await dialog.findByText(/another status now/)).toBeVisible();
  });

  it('is not offered to brokers, to readers, and where no move is left', async () => {
    signInAs({ ...underwriter, isPml: true });
    open({ sStatusT: '13' });
    expect(screen.queryByRole('button')).toBeNull();
    signInAs({ ...underwriter, pageLetters: { dashboard: 'r', application: 'r' } });
    open({ sStatusT: '13' });
    expect(screen.queryByRole('button')).toBeNull();
    signInAs(underwriter);
    open({ sStatusT: '27' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
