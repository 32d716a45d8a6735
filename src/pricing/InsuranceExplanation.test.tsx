import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProgramResult } from '../../domain/pricing/pricing.schemas';
import { renderInPortal } from '../testing/renderInPortal';
import { InsuranceExplanation } from './InsuranceExplanation';
import { option, program } from './pricing.test-support';

type Insurance = NonNullable<ProgramResult['Insurance']>;

const monthly: Insurance = {
  ...{ Kind: 'monthly', Company: 'Sample Guaranty', Coverage: '25.000', Upfront: '0.000', Yearly: '0.610' },
};

function show(Insurance: Insurance | undefined, more: Partial<ProgramResult> = {}): void {
  const InsuranceEnds = Insurance?.Yearly === '0.000' ? undefined : { RequestAfter: 68, EndAfter: 80 };
  const { Insurance: _, ...plain } = program('Conforming 30 Yr Fixed', []);
  renderInPortal(
    <InsuranceExplanation
      program={{ ...plain, ...(Insurance ? { Insurance } : {}), ...more }}
      option={option('3.875', 100, InsuranceEnds ? { InsuranceEnds } : {})}
    />,
  );
}

const lines = (): string[] =>
  [...document.querySelectorAll('dt')].map((label) => `${label.textContent} | ${label.nextSibling?.textContent}`);

describe('the explanation of mortgage insurance', () => {
  it('names the insurer, the premium and the payments after which it may and must end', async () => {
    show(monthly, { MonthlyInsurance: '82.35' });
    expect(await screen.findByRole('heading', { name: 'Mortgage insurance' })).toBeVisible();
    expect(lines()).toEqual([
      'Monthly premiumSample Guaranty | 25% coverage',
      'Monthly insurance0.610% per year | $82.35',
      'Borrower can ask to cancel at 80% of the value | after payment 68',
      'Ends at 78% of the value | after payment 80',
    ]);
  });

  it('says that a premium is an estimate, and shows both parts of a split one', async () => {
    const split = { ...monthly, Kind: 'split', Company: null, Upfront: '0.750', Yearly: '0.420' } as const;
    show(split, { MonthlyInsurance: '56.70', UpfrontInsurance: '1215.00' });
    await screen.findByText('Estimate, no rate card');
    expect(lines().slice(0, 3)).toEqual([
      'Split premiumEstimate, no rate card | 25% coverage',
      'Upfront insurance0.750% of the loan amount | $1,215.00',
      'Monthly insurance0.420% per year | $56.70',
    ]);
  });

  it('says that the premium is that of the lowest scores without a score', async () => {
    show({ ...monthly, NoScore: true });
    expect(await screen.findByText(/No credit score: premium of the lowest scores/)).toBeVisible();
  });

  it('shows a lender-paid premium as part of the price', async () => {
    show({ ...monthly, Kind: 'lender', Upfront: '2.240', Yearly: '0.000' });
    await screen.findByText('Lender-paid single premium');
    expect(lines().slice(1)).toEqual(['Included in the price | 2.240% of the loan amount']);
  });
});
