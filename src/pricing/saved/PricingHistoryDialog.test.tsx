import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SavedPricing } from '../../../domain/scenarios/saved-pricing.schemas';
import { renderInPortal } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { option, program } from '../pricing.test-support';
import { PricingHistoryDialog } from './PricingHistoryDialog';
import { savedPricingCalls } from './saved-pricing-calls';

const pricing = (number: number, more: Partial<SavedPricing> = {}): SavedPricing => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${number}`, number, loanVersion: number },
  ...{ at: '2026-11-20T18:42:00.000Z', by: 'ann', byName: 'Ann Lee' },
  inputs: { sLAmtCalc: '600000.00', sCreditScoreType2: 742 },
  sheets: [{ EffectiveAt: '2026-11-20T14:00:00.000Z', Number: 12 }],
  chosen: program('Conforming 30 Yr Fixed', [option('6.000', 100)]),
  best: [],
  ...more,
});
const versions = [pricing(2, { inputs: { sLAmtCalc: '560000.00', sCreditScoreType2: 742 }, chosen: null }), pricing(1)];

function open(all = versions) {
  const onReopen = vi.fn<(pricing: SavedPricing) => void>();
  stubCalls(savedPricingCalls, { list: async () => all });
  renderInPortal(<PricingHistoryDialog loanNum="2600000142" onReopen={onReopen} onClose={() => undefined} />);
  return onReopen;
}

describe('the pricing history', () => {
  it('says that there is none', async () => {
    open([]);
    expect(await screen.findByText('No saved pricing')).toBeVisible();
  });

  it('compares two versions: who, by which sheet, and the facts that differ', async () => {
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Compare “Version 1”' }));
    expect(screen.getByRole('button', { name: 'Choose 2 versions' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare “Version 2”' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare versions' }));
    const table = screen.getByRole('table');
    const cells = (name: string) =>
      within(within(table).getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');
    expect(cells('Loan amount').map(({ textContent }) => textContent)).toEqual(['$600,000.00', '$560,000.00']);
    expect(cells('Rate sheet').map(({ textContent }) => textContent)).toEqual(['12', '12']);
    expect(within(table).queryByRole('row', { name: /^FICO/ })).toBeNull();
  });

  it('opens the scenario of a version again', async () => {
    const onReopen = open();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Reopen' }))[1] as HTMLElement);
    expect(onReopen).toHaveBeenCalledWith(versions[1]);
  });
});
