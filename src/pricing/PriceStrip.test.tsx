import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PriceReview } from '../../domain/application/repricing/price-check.schemas';
import { emptyDocument } from '../../domain/loan/document';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { PriceStrip } from './PriceStrip';
import { pricingCalls } from './pricing-calls';

const loan = { ...emptyDocument(), id: '1', sLNm: '1', version: 4, sStatusT: '0', sLpTemplateNm: 'Conforming 30' };
const before = {
  price: '100.500',
  points: '-0.500',
  insurance: '187.00',
  payment: '3660.57',
  dti: '35.388',
  cash: '68775.00',
};
const after = {
  price: '99.250',
  points: '0.750',
  insurance: null,
  payment: '3473.57',
  dti: '34.000',
  cash: '75525.00',
};
const moved: PriceReview = {
  ...{ state: 'moved', lLpTemplateId: 'p', program: 'Conforming 30', rate: '6.125', isNewSheet: false },
  ...{ pricedAt: '2026-11-20T18:42:00Z', before, after, reasons: [], sinceDisclosure: null },
  changes: [{ field: 'sCreditScoreType2', before: 735, after: 700 }],
};

function open(review: PriceReview) {
  const choose = vi.fn().mockResolvedValue({});
  stubCalls(pricingCalls, { review: vi.fn().mockResolvedValue(review), choose });
  renderInPortal(<PriceStrip loan={loan} />, {
    ...{ at: '/loans/1/dashboard', route: '/loans/:loanNum/dashboard' },
    data: { getOne: vi.fn().mockResolvedValue({ data: loan }) },
  });
  return choose;
}

const strip = () => screen.findByRole('status', { name: 'Price of this loan' });

beforeEach(() =>
  signInAs({ username: 'ann', roles: ['Loan Officer'], menuPermissions: [31, 14, 21], editPermissions: ['0'] }),
);

describe('the price of a loan that is out of date', () => {
  it('shows old and new price, insurance, payment, DTI and cash, and what changed', async () => {
    open(moved);
    const shown = await strip();
    for (const text of [
      '100.50099.250',
      '$187.00None',
      '$3,660.57$3,473.57',
      '35.388%34.000%',
      '$68,775.00$75,525.00',
    ]) {
      expect(shown.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toContain(text);
    }
    expect(shown).toHaveTextContent(/735.*700/);
    expect(shown).toHaveTextContent('Priced as of');
  });

  it('is priced again with one click, at the price shown', async () => {
    const choose = open(moved);
    await userEvent.click(within(await strip()).getByRole('button', { name: 'Reprice' }));
    await waitFor(() =>
      expect(choose).toHaveBeenCalledExactlyOnceWith('1', {
        ...{ lLpTemplateId: 'p', requestedRate: '6.125', requestedFee: '0.750' },
      }),
    );
  });

  it('leads to the programs if its own is no longer available', async () => {
    open({ ...moved, state: 'not-eligible', after: null });
    const shown = within(await strip());
    expect(shown.getByText('This loan is no longer eligible for its program, Conforming 30.')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Select program' })).toHaveAttribute(
      'href',
      '/loans/1/register-my-loan/select-program',
    );
    expect(shown.queryByRole('button', { name: 'Reprice' })).toBeNull();
  });
});
