import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftCalls } from '../../crud/drafts/draft-calls';
import { type FakeAnswer, fakeServer } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { onScreen } from '../../testing/screen-width';
import { stubCalls } from '../../testing/stub-calls';
import { quoteCalls } from '../quote/quote-calls';
import { PublicPricingPage } from './PublicPricingPage';
import { QuickPricingPage } from './QuickPricingPage';

const answer = {
  PricingResults: {
    Program: [
      {
        Name: 'Conforming 30 Yr Fixed',
        displayOrder: 10,
        LoanType: '0',
        FinMethT: '0',
        Term: 360,
        MonthlyInsurance: '221.67',
        IsInsuranceEstimate: true,
        NotChecked: ['area-income'],
        RateOption: [
          {
            Rate: '6.125',
            Point: '-0.383',
            APR: '6.362',
            Payment: '4253.27',
            HousingPayment: '4253.27',
            LockDays: 30,
            Cost: '-2681.00',
          },
        ],
      },
    ],
  },
  county: { name: 'Los Angeles County', state: 'CA' },
  priceGroup: 'CORPORATE',
};
const serve = (reply: FakeAnswer = { json: answer }) => fakeServer(() => reply);
const type = (name: RegExp, text: string): void => {
  fireEvent.change(screen.getByLabelText(name), { target: { value: text } });
};
const ask = () => userEvent.click(screen.getByRole('button', { name: 'See rates' }));
const fill = (): void => {
  // At once: each change renders the page again.
  act(() => {
    type(/Purchase price/, '800000');
    type(/Loan amount/, '700,000');
    type(/FICO/, '742');
    type(/ZIP code/, '91101');
  });
};

const openMore = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'More facts' }));
  await screen.findByLabelText('Expected AUS response');
};
const set = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
/** Enters the further facts that the short form lacks. */
const fillMore = (): void =>
  act(() => {
    set('Expected AUS response', '1');
    set('Gross rent per month', '3000');
    set('Housing history', '0');
    set('Liquid assets', '90000');
    set('Reserves', '6');
    set('Financed properties', '2');
    set('Occupancy rate', '75');
    set('Monthly income', '14000');
    set('DTI', '38.5');
    set('Citizenship', '3');
    set('Mortgage insurance', '3');
    set('Impound', 'none');
    for (const name of ['Non-occupant co-borrower', 'Self-employed', 'First-time homebuyer']) {
      fireEvent.click(screen.getByLabelText(name));
    }
  });
const furtherFacts = {
  sProd3rdPartyUwResultT: '1',
  sSpGrossRent: '3000.00',
  sHousingHistoryT: '0',
  sAppTotLiqAsset: '90000.00',
  sProdAvailReserveMonths: 6,
  sNumFinancedProperties: 2,
  sOccR: '75.000',
  sLTotI: '14000.00',
  sQualBottomR: '38.500',
  aProdBCitizenT: '3',
  sProdConvMIOptionT: '3',
  sProdImpound: false,
  sHasNonOccupantCoborrower: true,
  sIsSelfEmployed: true,
  sHas1stTimeBuyer: true,
};

beforeEach(() => onScreen('wide'));
afterEach(() => vi.unstubAllGlobals());

describe('guest pricing', () => {
  it('requests prices and shows rate, points, payment and APR with a disclaimer', async () => {
    const seen = serve();
    renderInPortal(<PublicPricingPage />);
    expect(screen.getByText('No rates yet')).toBeVisible();
    fill();
    await ask();
    expect(await screen.findByText('Conforming 30 Yr Fixed')).toBeVisible();
    for (const text of ['6.125%', '\u22120.383', '$4,253.27', '6.362%', '$2,681.00 credit']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('1 program · Los Angeles County, CA')).toBeVisible();
    expect(screen.getByText(/income is not known. It wasn’t checked against the area limit/)).toBeVisible();
    expect(screen.getByText(/not a commitment to lend/)).toBeVisible();
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      path: '/api/public/pricing',
      body: {
        sLPurposeT: '0',
        sPurchPrice: '800000.00',
        sLAmtCalc: '700000.00',
        sCreditScoreType2: 742,
        sSpZip: '91101',
      },
    });
  });

  it('requests no prices while a value is missing', async () => {
    const seen = serve();
    renderInPortal(<PublicPricingPage />);
    await ask();
    expect(await screen.findAllByText('Required')).toHaveLength(4);
    expect(seen).toHaveLength(0);
  });

  it('marks prices as outdated after a change', async () => {
    serve();
    renderInPortal(<PublicPricingPage />);
    fill();
    await ask();
    await screen.findByText('Conforming 30 Yr Fixed');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Lock period/ }), '45');
    expect(screen.getByText('1 program for the scenario before your change')).toBeVisible();
  });

  it("shows the server's errors at the field", async () => {
    const message = 'The ZIP code was not found.';
    serve({ status: 422, json: { code: 'invalid', message, fields: { sSpZip: message } } });
    renderInPortal(<PublicPricingPage />);
    fill();
    await ask();
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /ZIP code/ })).toHaveFocus());
  });

  it('explains the rate limit and offers a retry', async () => {
    const message = 'Too many attempts. Wait a while, then try again.';
    const seen = serve({ status: 429, json: { code: 'too-many-tries', message } });
    renderInPortal(<PublicPricingPage />);
    fill();
    await ask();
    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(seen).toHaveLength(2));
  });

  it('opens every further fact but the compensation, and sends it', async () => {
    const seen = serve();
    renderInPortal(<PublicPricingPage />);
    fill();
    expect(screen.queryByLabelText('Expected AUS response')).toBeNull();
    await openMore();
    fillMore();
    expect(screen.queryByLabelText('Compensation')).toBeNull();
    await ask();
    await screen.findByText('Conforming 30 Yr Fixed');
    expect(seen[0]?.body).toMatchObject({ sPurchPrice: '800000.00', ...furtherFacts });
    expect(JSON.stringify(seen[0]?.body)).not.toContain('Compensation');
  });

  it('keeps closed facts, and opens them again for a wrong value', async () => {
    const seen = serve();
    renderInPortal(<PublicPricingPage />);
    fill();
    await openMore();
    type(/Occupancy rate/, '175');
    await userEvent.click(screen.getByRole('button', { name: 'Fewer facts' }));
    await ask();
    expect(await screen.findByRole('button', { name: 'Fewer facts' })).toBeVisible();
    expect(seen).toHaveLength(0);
    type(/Occupancy rate/, '75');
    await userEvent.click(screen.getByRole('button', { name: 'Fewer facts' }));
    await ask();
    await waitFor(() => expect(seen[0]?.body).toMatchObject({ sOccR: '75.000' }));
  });

  it('requests a value for a refinance, and the units with the property type', async () => {
    const seen = serve();
    renderInPortal(<PublicPricingPage />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Purpose/ }), '1');
    expect(screen.queryByRole('textbox', { name: /Purchase price/ })).toBeNull();
    type(/Appraised value/, '800000');
    type(/Loan amount/, '600000');
    type(/FICO/, '742');
    type(/ZIP code/, '91101');
    await openMore();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Units' }), '3');
    expect(screen.getByRole('combobox', { name: /Property type/ })).toHaveValue('9');
    await ask();
    await waitFor(() => expect(seen[0]?.body).toMatchObject({ sLPurposeT: '1', sApprVal: '800000.00', sProdSpT: '9' }));
  });

  it('shows an error of a field that the form does not have', async () => {
    const message = 'Enter a smaller amount.';
    serve({ status: 422, json: { code: 'invalid', message, fields: { sUnknown: message } } });
    renderInPortal(<PublicPricingPage />);
    fill();
    await ask();
    expect(await screen.findByText('We couldn’t calculate the rates')).toBeVisible();
  });

  it('shows a message when no program is eligible', async () => {
    serve({ json: { ...answer, PricingResults: { Program: [] } } });
    renderInPortal(<PublicPricingPage />);
    fill();
    await ask();
    expect(await screen.findByText('No program fits this scenario')).toBeVisible();
  });
});

/** The server's drafts of the form at this path. */
function keepDrafts(values: Record<string, string> = { sPurchPrice: '800000.00', sSpZip: '91101' }) {
  const kept = {
    id: 'd1',
    form: '/main/quick-pricing',
    savedAt: '2026-11-20T23:42:00Z',
    version: null,
    base: Object.fromEntries(Object.keys(values).map((name) => [name, null])),
    values,
  };
  // What takes longer than two seconds to type is saved before the page is left.
  const saved = vi.fn(async () => undefined);
  const calls = {
    list: vi.fn(async (form: string) => (form === kept.form ? [kept] : [])),
    read: async () => kept,
    save: saved,
    saveLeaving: saved,
    remove: vi.fn(async () => undefined),
  };
  stubCalls(draftCalls, calls);
  return { ...calls, saved };
}

describe('quick pricing of a signed-in user', () => {
  const open = () => renderInPortal(<QuickPricingPage />, { at: '/main/quick-pricing' });

  it("prices in the user's price group", async () => {
    keepDrafts();
    const seen = serve();
    open();
    fill();
    await ask();
    await screen.findByText('Conforming 30 Yr Fixed');
    expect(seen[0]?.path).toBe('/api/pricing/quick');
  });

  it('keeps what is typed, offers it again, and removes it once it is priced', async () => {
    const { saved, remove } = keepDrafts();
    serve();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /ZIP code/ })).toHaveValue('91101'));
    type(/Loan amount/, '700,000');
    type(/FICO/, '742');
    window.dispatchEvent(new Event('pagehide'));
    const values = { sPurchPrice: '800000.00', sSpZip: '91101', sLAmtCalc: '700000.00' };
    expect(saved).toHaveBeenCalledWith(
      'd1',
      expect.objectContaining({ form: '/main/quick-pricing', values: expect.objectContaining(values) }),
    );
    await ask();
    await screen.findByText('Conforming 30 Yr Fixed');
    await waitFor(() => expect(remove).toHaveBeenCalledWith('d1'));
  });

  it('offers the compensation, and a rate quote of the priced scenario', async () => {
    keepDrafts();
    const [program] = answer.PricingResults.Program;
    const priced = { ...answer, PricingResults: { Program: [{ ...program, lLpTemplateId: 'thirty' }] } };
    const seen = serve({ json: priced });
    const quote = vi.fn<(typeof quoteCalls)['quote']>(async () => new Promise(() => undefined));
    stubCalls(quoteCalls, { quote });
    open();
    fill();
    await openMore();
    set('Compensation', '2.500');
    const button = screen.getByRole('button', { name: 'Rate quote' });
    expect(button).toBeDisabled();
    await ask();
    await waitFor(() => expect(button).toBeEnabled());
    expect(seen[0]?.body).toMatchObject({ sOriginatorCompensationPercent: '2.500' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Download quote' }));
    expect(quote).toHaveBeenCalledWith(
      null,
      expect.objectContaining({
        scenario: seen[0]?.body,
        options: [{ lLpTemplateId: 'thirty', requestedRate: '6.125' }],
      }),
    );
  });

  it('opens the further facts of a restored draft', async () => {
    keepDrafts({ sOccR: '75.000' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByLabelText('Occupancy rate')).toHaveValue('75.000');
  });

  it('keeps nothing of a guest', async () => {
    const { list, saved } = keepDrafts();
    renderInPortal(<PublicPricingPage />, { at: '/main/quick-pricing' });
    type(/ZIP code/, '90012');
    window.dispatchEvent(new Event('pagehide'));
    expect(list).not.toHaveBeenCalled();
    // A draft of the test before can arrive late.
    const typed = expect.objectContaining({ values: expect.objectContaining({ sSpZip: '90012' }) });
    expect(saved).not.toHaveBeenCalledWith(expect.anything(), typed);
  });
});
