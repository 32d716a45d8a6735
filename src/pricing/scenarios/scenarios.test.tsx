import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedScenario } from '../../../domain/scenarios/scenario.schemas';
import { draftCalls } from '../../crud/drafts/draft-calls';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { onScreen } from '../../testing/screen-width';
import { stubCalls } from '../../testing/stub-calls';
import { answer, option, program } from '../pricing.test-support';
import { pricingCalls } from '../pricing-calls';
import { quoteCalls } from '../quote/quote-calls';
import { PriceMyLoanPage } from './PriceMyLoanPage';
import { scenarioCalls } from './scenario-calls';

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
/** Chooses an action of the menu at the head of the page, once it is offered. */
async function menu(name: string): Promise<void> {
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

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
    await menu('Saved scenarios');
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
    await menu('Saved scenarios');
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
    await menu('Create loan');
    await waitFor(() =>
      expect(createLoan).toHaveBeenCalledWith(expect.objectContaining({ sLAmtCalc: '600000.00' }), expect.any(String)),
    );
  });

  it('are quoted with the explained rate, in the chosen language, for a named person', async () => {
    const quote = vi.fn<(typeof quoteCalls)['quote']>(async () => ({
      blob: new Blob(['%PDF-']),
      name: 'RATE QUOTE.pdf',
    }));
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    open({}, `?scenario=${starter.id}`);
    stubCalls(quoteCalls, { quote });
    await screen.findByText('Saved scenario: Starter home');
    await menu('Rate quote');
    const dialog = screen.getByRole('dialog', { name: 'Rate quote' });
    expect(within(dialog).getByRole('checkbox', { name: 'Quote Conforming 30 Yr Fixed at 6.000%' })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('textbox', { name: 'Prepared for' }));
    await userEvent.paste('Ruta Lindqvist');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download quote' }));
    await waitFor(() => expect(quote).toHaveBeenCalled());
    const [loanNum, body] = quote.mock.calls[0] ?? [];
    expect(loanNum).toBeNull();
    expect(body).toMatchObject({
      ...{ language: 'en', preparedFor: 'Ruta Lindqvist', scenario: { sLAmtCalc: '600000.00' } },
      options: [{ requestedRate: '6.000' }],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are priced again for a past time by staff, who return to current prices', async () => {
    const quickPricer = vi.fn<(typeof pricingCalls)['quickPricer']>(async () =>
      answer(program('Conforming 30 Yr Fixed', [option('6.000', 100)])),
    );
    open({}, `?scenario=${starter.id}`);
    stubCalls(pricingCalls, { quickPricer });
    await screen.findByText('Saved scenario: Starter home');
    await menu('Price a past time');
    fireEvent.change(screen.getByLabelText('Date and time, Pacific'), { target: { value: '2026-11-19T09:30' } });
    await press('Show prices');
    await waitFor(() =>
      expect(quickPricer.mock.calls.some(([, view]) => view?.asOf === '2026-11-19T17:30:00.000Z')).toBe(true),
    );
    expect(screen.getByText(/^These are the prices of/)).toBeVisible();
    await press('Show current prices');
    expect(screen.queryByText(/^These are the prices of/)).toBeNull();
  });

  it('of a broker have no past prices', async () => {
    signInAs({ username: 'pml-loan-officer', roles: ['PML Loan Officer'], isPml: true });
    open({}, `?scenario=${starter.id}`);
    await press('More actions');
    expect(screen.getByRole('menuitem', { name: 'Saved scenarios' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Price a past time' })).toBeNull();
  });
});
