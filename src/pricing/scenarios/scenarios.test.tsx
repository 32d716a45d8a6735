import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedScenario } from '../../../domain/scenarios/scenario.schemas';
import { draftCalls } from '../../crud/drafts/draft-calls';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { onScreen } from '../../testing/screen-width';
import { stubCalls } from '../../testing/stub-calls';
import { answer, option, program } from '../pricing.test-support';
import { pricingCalls } from '../pricing-calls';
import { PriceMyLoanPage } from './PriceMyLoanPage';
import { scenarioCalls } from './scenario-calls';

configure({ asyncUtilTimeout: 8_000 });

const saved = (id: string, name: string, more: Partial<SavedScenario> = {}): SavedScenario => ({
  ...{ id, name, version: 1, shared: false, owner: 'Ann Lee', isOwn: true, savedAt: '2026-11-20T18:42:00.000Z' },
  fields: {
    ...{ sLPurposeT: '0', sOccTPe: '0', sProdSpT: '8', sPurchPrice: '800000.00', sLAmtCalc: '600000.00' },
    ...{ sCreditScoreType2: 742, sSpZip: '91101', aProdBCitizenT: '3', sProdRLckdDays: 45 },
    ...{ sOriginatorCompensationPaymentSourceT: '2', sOriginatorCompensationPercent: '2.500' },
    sProdFilterTerm30Yrs: true,
  },
  ...more,
});
const starter = saved('11111111-1111-4111-8111-111111111111', 'Starter home');
const bigger = saved('22222222-2222-4222-8222-222222222222', 'Bigger home', {
  ...{ isOwn: false, shared: true, owner: 'Ben Oakes' },
  fields: { ...starter.fields, sLAmtCalc: '700000.00' },
});

function open(calls: Partial<typeof scenarioCalls> = {}, query = '') {
  stubCalls(draftCalls, { list: async () => [], saveLeaving: async () => undefined, save: async () => undefined });
  stubCalls(pricingCalls, {
    quickPricer: async () => answer(program('Conforming 30 Yr Fixed', [option('6.000', 100)])),
  });
  stubCalls(scenarioCalls, { list: async () => [starter, bigger], open: async () => starter, ...calls });
  renderInPortal(<PriceMyLoanPage />, { at: `/main/pricing${query}` });
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  signInAs({ username: 'loan-officer', roles: ['Loan Officer'] });
  onScreen('wide');
});
afterEach(() => vi.unstubAllGlobals());

describe('saved scenarios', { timeout: 20_000 }, () => {
  it('open by their link with every value', async () => {
    open({}, `?scenario=${starter.id}`);
    expect(await screen.findByText('Saved scenario: Starter home')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Units')).toHaveValue('2'));
    expect(screen.getByLabelText('Citizenship')).toHaveValue('3');
    expect(screen.getByLabelText('Compensation')).toHaveValue('2.500');
    expect(screen.getByRole('button', { name: 'Term: 30 yr' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /FICO/ })).toHaveValue('742');
  });

  it('say that the owner no longer shares one', async () => {
    open({ open: async () => Promise.reject(new Error('gone')) }, `?scenario=${starter.id}`);
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('are saved with a name, and again under the same ID', async () => {
    const save = vi.fn<(typeof scenarioCalls)['save']>(async () => starter);
    open({ save }, `?scenario=${starter.id}`);
    await screen.findByText('Saved scenario: Starter home');
    await press('Save scenario');
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Share with colleagues' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]).toEqual([
      starter.id,
      expect.objectContaining({ version: 1, name: 'Starter home', shared: true }),
    ]);
    expect(save.mock.calls[0]?.[1].fields).toMatchObject({ sLAmtCalc: '600000.00', sProdFilterTerm30Yrs: true });
  });

  it('are compared side by side, with what differs and the best rate of each', async () => {
    open();
    await press('Saved scenarios');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Compare “Starter home”' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare “Bigger home”' }));
    await press('Compare scenarios');
    const table = screen.getByRole('table');
    expect(within(table).getByText('$700,000.00')).toBeVisible();
    expect(within(table).queryByText('Citizenship')).toBeNull();
    await waitFor(() => expect(within(table).getAllByText('6.000%')).toHaveLength(2));
  });

  it('are deleted after a question, and only their own', async () => {
    const remove = vi.fn<(typeof scenarioCalls)['remove']>(async () => undefined as never);
    open({ remove });
    await press('Saved scenarios');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Starter home”' }));
    expect(screen.queryByRole('button', { name: 'Actions for “Bigger home”' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete scenario' }));
    await press('Delete scenario');
    await waitFor(() => expect(remove).toHaveBeenCalledWith(starter.id, 1));
  });

  it('become a loan', async () => {
    const createLoan = vi.fn<(typeof scenarioCalls)['createLoan']>(async () => ({ loanNum: '7' }));
    open({ createLoan }, `?scenario=${starter.id}`);
    await screen.findByText('Saved scenario: Starter home');
    await press('Create loan');
    await waitFor(() => expect(createLoan).toHaveBeenCalledWith(expect.objectContaining({ sLAmtCalc: '600000.00' })));
  });
});
