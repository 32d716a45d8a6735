import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatMoney } from '../../domain/format/money';
import type { LoanDocument } from '../../domain/loan/document';
import type { PricingAnswer, ReasonResult } from '../../domain/pricing/pricing.schemas';
import { draftCalls } from '../crud/drafts/draft-calls';
import { storeOptionChanges } from '../fields/codes/option-changes';
import { ApiError } from '../providers/data/api-error';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { onScreen } from '../testing/screen-width';
import { stubCalls } from '../testing/stub-calls';
import { measures } from '../theme/tokens';
import { amountReason, answer, loan, option, program, refused } from './pricing.test-support';
import { pricingCalls } from './pricing-calls';
import { SelectProgramPage } from './SelectProgramPage';

const thirty = program('Conforming 30 Yr Fixed', [option('6.000', 100), option('6.125', 100.5)]);
const fha = program('FHA 30 Yr Fixed', [option('5.625', 100.25)], { displayOrder: 2, LoanType: '1' });
const limitReason: ReasonResult = {
  ...amountReason,
  code: 'amount-above-limit',
  needed: {
    op: 'atMost',
    values: [{ kind: 'limit-to-confirm', value: '1037300.00', text: '$1,037,300.00' }],
    text: '$1,037,300.00 or less (limit to be confirmed)',
  },
};
const jumbo = refused('Jumbo 30 Yr Fixed', [amountReason], { displayOrder: 3 });

const show = (calls: Partial<typeof pricingCalls>, of: LoanDocument = loan()) => {
  stubCalls(pricingCalls, calls);
  return renderInPortal(<SelectProgramPage />, {
    at: `/loans/${of.sLNm}/register-my-loan/select-program`,
    route: '/loans/:loanNum/register-my-loan/select-program',
    data: {
      getOne: vi.fn(async () => ({ data: { ...of, id: of.sLNm } })) as never,
    },
  });
};

const priced = (given: PricingAnswer = answer(thirty, fha, jumbo)) =>
  vi.fn<(typeof pricingCalls)['price']>(async () => given);

beforeEach(() => {
  signInAs({ username: 'loan-officer', roles: ['Loan Officer'], menuPermissions: [14], editPermissions: ['0', '1'] });
  // Wide enough to show the explanation beside the programs.
  onScreen('wide');
});

afterEach(() => {
  storeOptionChanges([]);
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('select program', () => {
  it('gives the scenario a sidebar of 240 px (CONST-03)', async () => {
    show({ price: priced() });
    await screen.findByRole('button', { name: 'Select 6.000% at 100.000' });
    expect(measures.sidebar).toBe('240px');
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
    const beside = rules.join('\n').match(/grid-template-columns: \S+ minmax\(0, 1fr\)/g) ?? [];
    expect(new Set(beside)).toEqual(new Set(['grid-template-columns: var(--sidebar) minmax(0, 1fr)']));
  });

  it("offers no retired codes except the loan's own", async () => {
    const outOfUse = (list: string, code: string) => ({ list, code, ownLabel: null, active: false });
    storeOptionChanges([outOfUse('sProdSpT', '0'), outOfUse('sProdSpT', '2'), outOfUse('sProdDocT', '15')]);
    show({ price: priced() }, loan({ sProdSpT: '0' }));
    const offered = async (name: string) =>
      [...(await screen.findByLabelText<HTMLSelectElement>(name)).options].map(({ value }) => value);
    const types = await offered('Property type');
    expect(types).toContain('0');
    expect(types).not.toContain('2');
    const documents = await offered('Doc type');
    expect(documents).toContain('16');
    expect(documents).not.toContain('15');
    expect(documents).not.toContain('_15');
  });

  it('opens the first program at its best rate and explains the price as a sum', async () => {
    const price = priced();
    show({ price });
    await screen.findByRole('button', { name: 'Select 6.000% at 100.000' });
    const why = screen.getByRole('region', { name: 'Price explanation' });
    expect(within(why).getByText('Base price').closest('div')).toHaveTextContent('101.125');
    expect(within(why).getByText('No impound account').closest('div')).toHaveTextContent('Escrow waived');
    expect(within(why).getByText('−1.000')).toBeVisible();
  });

  it('requests the prices once, though the loan has no program yet', async () => {
    const price = priced();
    show({ price });
    await screen.findByRole('button', { name: 'Select 6.000% at 100.000' });
    expect(screen.getByRole('grid', { name: 'Rates for Conforming 30 Yr Fixed' })).toBeVisible();
    expect(price.mock.calls.map((call) => call.slice(0, 3))).toEqual([
      ['2611051394', {}, { rates: 'best-and-focused' }],
    ]);
  });

  it('shows every reason why a program is ineligible, with the value and the requirement', async () => {
    const highBalance = refused('High Balance 30 Yr Fixed', [limitReason]);
    show({ price: priced(answer(thirty, jumbo, highBalance)) });
    const row = (await screen.findByText('Jumbo 30 Yr Fixed')).closest('tr');
    expect(row).toHaveTextContent('Loan amount is below the minimum$650,000.00$832,751.00 or more');
    expect(screen.getByText('$1,037,300.00 or less (limit to be confirmed)')).toBeVisible();
  });

  it('prices changed values and keeps the list while waiting', async () => {
    const price = priced();
    show({ price });
    await screen.findByRole('grid');
    price.mockImplementation(() => new Promise(() => undefined));
    await userEvent.selectOptions(screen.getByLabelText('Occupancy'), '2');
    await waitFor(() =>
      expect(price).toHaveBeenLastCalledWith('2611051394', { sOccTPe: '2' }, expect.anything(), expect.anything()),
    );
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Pricing…');
    expect(screen.getByRole('grid', { name: 'Rates for Conforming 30 Yr Fixed' })).toBeVisible();
  });

  it('does not price invalid values', async () => {
    const price = priced();
    show({ price });
    await screen.findByRole('grid');
    const calls = price.mock.calls.length;
    await userEvent.clear(screen.getByLabelText('ZIP code'));
    await userEvent.type(screen.getByLabelText('ZIP code'), '9110');
    await userEvent.tab();
    expect(await screen.findByText('Enter a 5-digit ZIP code.')).toBeVisible();
    await new Promise((done) => setTimeout(done, 400));
    const sent = price.mock.calls.slice(calls).map(([, changes]) => changes.sSpZip);
    expect(sent).not.toContain('9110');
  });

  it('lists the changed values, saves them with the selection and returns to the loan', async () => {
    const choose = vi.fn(async () => loan());
    const { where } = show({ price: priced(), choose });
    await screen.findByRole('grid');
    await userEvent.selectOptions(screen.getByLabelText('Compensation'), '1.500');
    const saved = await screen.findByRole('list', { name: 'Saved to the loan with this selection' });
    expect(saved).toHaveTextContent('CompensationBorrower PaidLender Paid 1.500%');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Select 6/ })).toHaveAttribute('aria-disabled', 'false'),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Select 6/ }));
    await waitFor(() => expect(where()).toBe('/loans/2611051394/register-my-loan'));
    expect(choose).toHaveBeenCalledWith('2611051394', {
      lLpTemplateId: thirty.lLpTemplateId,
      requestedRate: '6.000',
      requestedFee: '0.000',
      scenario: { sOriginatorCompensationPaymentSourceT: '2', sOriginatorCompensationPercent: '1.500' },
    });
  });

  it('marks payments in the grid that lack taxes or insurance, and explains the mark', async () => {
    const rate = option('6.125', 100);
    const lacking = program('Lacking', [rate], { HousingPaymentLacks: ['taxes'] });
    const { unmount } = show({ price: priced(answer(lacking)) });
    expect(await screen.findByRole('grid')).toHaveTextContent(`${formatMoney(rate.HousingPayment)}*`);
    expect(screen.getByText(/^\* Estimated/)).toBeInTheDocument();
    const row = screen.getByRole('button', { name: 'Lacking', expanded: true }).closest('tr');
    expect(row).toHaveTextContent(`${formatMoney(rate.HousingPayment)}*`);
    unmount();
    show({ price: priced(answer(program('Full', [rate]))) });
    expect(await screen.findByRole('grid')).not.toHaveTextContent('*');
    expect(screen.queryByText(/^\* Estimated/)).toBeNull();
  });

  it('selects a rate and a lock period in the grid with the keyboard', async () => {
    const price = priced();
    show({ price });
    const grid = await screen.findByRole('grid');
    const start = within(grid).getByRole('button', { name: '6.000% at 100.000, 30 days' });
    expect(start).toHaveAttribute('tabindex', '0');
    start.focus();
    fireEvent.keyDown(start, { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement ?? start, { key: 'ArrowRight' });
    expect(document.activeElement).toHaveAccessibleName('6.125% at 100.375, 45 days');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(price.mock.lastCall?.[1]).toEqual({ sProdRLckdDays: 45 }));
    expect(screen.getByRole('button', { name: /^Select 6.125%/ })).toBeVisible();
  });

  it('shows the new price when it has changed, and prices again', async () => {
    const price = priced();
    const current = { Rate: '6.000', Point: '0.125', Price: '99.875' };
    const choose = vi.fn(async () => {
      throw new ApiError('The price has changed', 422, { code: 'not-offered', current });
    });
    show({ price, choose });
    await screen.findByRole('grid');
    const calls = price.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Select 6.000% at 100.000' }));
    expect(await screen.findByRole('alertdialog', { name: 'The price has changed' })).toHaveTextContent(
      'was 100.000 and is now 99.875',
    );
    await waitFor(() => expect(price.mock.calls.length).toBeGreaterThan(calls));
  });

  it('shows the reasons when the loan is no longer eligible', async () => {
    const choose = vi.fn(async () => {
      throw new ApiError('Not eligible', 422, { code: 'not-eligible', reasons: [amountReason] });
    });
    show({ price: priced(), choose });
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('button', { name: 'Select 6.000% at 100.000' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('$650,000.00; required: $832,751.00 or more');
  });

  it('disables the selection when the status or a lock forbids it', async () => {
    show({ price: priced() }, loan({ sRateLockStatusT: '1' }));
    await screen.findByRole('grid');
    expect(screen.getByRole('button', { name: 'Select 6.000% at 100.000' })).toBeDisabled();
    expect(screen.getAllByText(/The rate is locked/)[0]).toBeVisible();
  });

  it('names the missing values and moves focus to the input', async () => {
    const empty = loan({ sLAmtCalc: null, sCreditScoreType2: null });
    show({ price: priced(answer(jumbo)) }, empty);
    expect(await screen.findByText(/Pricing needs 2 more values/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'FICO' }));
    await waitFor(() => expect(screen.getByLabelText('FICO')).toHaveFocus());
    expect(screen.getByText('No prices yet')).toBeVisible();
  });

  it('labels an entered score', async () => {
    show({ price: priced() });
    const score = await screen.findByLabelText('FICO');
    expect(score).toHaveAccessibleDescription('Entered. Bureau scores replace it.');
    expect(score).not.toHaveAttribute('readonly');
  });

  it('warns of amounts that make an unusually high LTV', async () => {
    const { unmount } = show(
      { price: priced() },
      loan({ sLAmtCalc: '1200000.00', sPurchPrice: '1000000.00', sApprVal: null }),
    );
    expect(await screen.findByText(/unusually high for the value/)).toBeVisible();
    unmount();
    show({ price: priced() }, loan({ sLAmtCalc: '1100000.00', sPurchPrice: '1000000.00', sApprVal: null }));
    await screen.findByRole('grid');
    expect(screen.queryByText(/unusually high for the value/)).toBeNull();
  });

  it('rejects a score above 900 while it is typed, and marks the prices as outdated', async () => {
    show({ price: priced() });
    const score = await screen.findByLabelText('FICO');
    await screen.findByRole('grid');
    await userEvent.clear(score);
    await userEvent.type(score, '999');
    expect(score).toHaveAccessibleDescription('Enter 900 or less.');
    expect(score).toHaveFocus();
    expect(screen.getByText(/These prices are outdated/)).toBeVisible();
    await userEvent.type(score, '{Backspace}{Backspace}{Backspace}742');
    expect(score).toHaveAccessibleDescription('Entered. Bureau scores replace it.');
    expect(screen.queryByText(/These prices are outdated/)).toBeNull();
  });

  it('shows the lowest score of the credit report read-only, and how it was determined', async () => {
    const applicants = [
      {
        ...{ aBFirstNm: 'Theo', aBExperianScore: 755, aBTransUnionScore: 748, aBEquifaxScore: 730 },
        aBEquifaxScoreSourceT: '3',
        ...{ aCFirstNm: 'Ada', aCExperianScore: 731, aCEquifaxScore: 719 },
      },
      { aBFirstNm: 'Ben' },
    ];
    show({ price: priced() }, loan({ sCreditScoreType2: 790, applicants }));
    const score = await screen.findByLabelText('FICO');
    expect(score).toHaveValue('719');
    expect(score).toHaveAttribute('readonly');
    const steps = within(screen.getByRole('list', { name: 'How the score was determined' })).getAllByRole('listitem');
    // Average of 748 and 719: 733.5, rounded up.
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Theo: Experian 755, TransUnion 748, Equifax 730 (Entered by hand). Middle score: 748.',
      'Ada: Experian 731, Equifax 719. Lower score: 719.',
      'Ben: no score. Not counted.',
      'Pricing uses the lowest borrower score: 719, Ada, Equifax.',
      'Average of the borrower scores (DU eligibility): 734.',
    ]);
  });

  it('suggests what to change when no program is eligible', async () => {
    show({ price: priced(answer(jumbo)) });
    const title = await screen.findByRole('heading', { name: 'No program fits this scenario' });
    expect(title.parentElement).toHaveTextContent('Jumbo 30 Yr Fixed');
    expect(title.parentElement).toHaveTextContent('$832,751.00 or more');
  });

  it('offers a retry when pricing fails', async () => {
    const price = vi.fn<(typeof pricingCalls)['price']>().mockRejectedValueOnce(new ApiError('Out of order', 500));
    price.mockResolvedValue(answer(thirty));
    show({ price });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  it('shows Not Authorized without permission to price', async () => {
    show({ price: vi.fn(async () => Promise.reject(new ApiError('Not Authorized', 403))) });
    expect(await screen.findByRole('heading', { name: 'Not Authorized' })).toBeVisible();
  });

  it('compares programs side by side', async () => {
    show({ price: priced() });
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Conforming/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /FHA/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare 2 programs' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compare programs' });
    expect(
      within(dialog)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Conforming 30 Yr Fixed', 'FHA 30 Yr Fixed']);
    expect(within(dialog).queryByText(/qualifying rate/)).toBeNull();
  });

  it('says in the comparison that the DTI of an adjustable rate is at a higher rate than its payment', async () => {
    const [own, ...others] = thirty.RateOption;
    if (!own) throw new Error('no rate');
    const rates = [own, ...others].map((one) => ({ ...one, QualifyingRate: '7.750' }));
    const arm = { ...thirty, lLpTemplateId: 'arm', Name: '7/6 SOFR ARM', FinMethT: '1', RateOption: rates };
    show({ price: vi.fn(async () => answer(thirty, arm)) });
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Conforming/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /ARM/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare 2 programs' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compare programs' });
    const notes = within(dialog).getAllByText(/qualifying rate/);
    expect(notes.map(({ textContent }) => textContent)).toEqual(['DTI at the qualifying rate of 7.750%']);
  });
});

describe('the draft of a scenario', () => {
  const form = '/loans/2611051394/register-my-loan/select-program';
  const keepDrafts = () => {
    const kept = {
      id: 'd1',
      form,
      savedAt: '2026-11-20T23:42:00Z',
      version: null,
      base: { sCreditScoreType2: 742 },
      values: { sCreditScoreType2: 700 },
    };
    // What takes longer than two seconds to type is saved before the page is left.
    const saved = vi.fn(async () => undefined);
    const calls = {
      list: vi.fn(async (of: string) => (of === form ? [kept] : [])),
      read: async () => kept,
      save: saved,
      saveLeaving: saved,
      remove: vi.fn(async () => undefined),
    };
    stubCalls(draftCalls, calls);
    return { ...calls, saved };
  };
  const score = () => screen.findByRole('textbox', { name: /FICO/ });

  it('is offered, restored and priced', async () => {
    const { saved, remove } = keepDrafts();
    const price = priced();
    show({ price });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await score()).toHaveValue('700'));
    await waitFor(() =>
      expect(JSON.stringify(price.mock.calls.at(-1))).toContain(JSON.stringify({ sCreditScoreType2: 700 })),
    );
    await waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(saved).toHaveBeenCalledWith('d1', expect.objectContaining({ values: { sCreditScoreType2: 700 } }));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Reset to loan' }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith('d1'));
  });

  it('is not kept for users who may only look at prices', async () => {
    signInAs({ username: 'broker', roles: ['Loan Officer'], menuPermissions: [14], editPermissions: [] });
    const { saved, list } = keepDrafts();
    show({ price: priced() });
    const box = await score();
    await userEvent.clear(box);
    await userEvent.type(box, '655');
    window.dispatchEvent(new Event('pagehide'));
    // A draft of the test before can arrive late.
    const typed = expect.objectContaining({ values: { sCreditScoreType2: 655 } });
    expect(saved).not.toHaveBeenCalledWith(expect.anything(), typed);
    expect(list).toHaveBeenCalled();
  });
});
