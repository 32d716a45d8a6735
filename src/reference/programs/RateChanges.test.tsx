import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';
import { renderInPortal } from '../../testing/renderInPortal';
import { onScreen } from '../../testing/screen-width';
import { stubCalls } from '../../testing/stub-calls';
import { referenceCalls } from '../reference-calls';
import { moveText } from './PriceText';
import { RateChanges } from './RateChanges';

const change = (id: string, name: string, after: string): PublicationDetail['changes'][number] => ({
  id,
  name,
  isNew: false,
  rates: 1,
  addedRates: [],
  removedRates: [],
  changed: 1,
  same: 2,
  biggest: { rate: '6.125', days: 15, before: '100.000', after },
});

const publication = {
  id: 'p1',
  untouched: 3,
  affected: [],
  changes: [change('a', 'Fixed 15', '100.125'), change('b', 'Fixed 30', '99.500')],
} as unknown as PublicationDetail;

afterEach(() => vi.unstubAllGlobals());

it('shows a card per program on a phone, of which one can be selected', async () => {
  onScreen('narrow');
  const rateSheet = vi.fn(async (id: string) => ({ id, name: 'Fixed', lockPeriods: [], prices: [] }));
  stubCalls(referenceCalls, { rateSheet });
  renderInPortal(<RateChanges publication={publication} />);
  const cards = within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringContaining('Fixed 30Prices changed1Rates added0Rates removed0Biggest change'),
    expect.stringContaining('Fixed 15'),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Fixed 15' }));
  expect(screen.getByRole('button', { name: 'Fixed 15', pressed: true })).toBeVisible();
});

it('shows the biggest move first, and the prices of the selected program', async () => {
  const rateSheet = vi.fn(async (_id: string, program: string) => ({
    id: program,
    name: program === 'a' ? 'Fixed 15' : 'Fixed 30',
    lockPeriods: [15],
    prices: [
      { rate: '6.125', days: 15, before: '100.000', after: program === 'a' ? '100.125' : '99.500' },
      { rate: '6.250', days: 15, before: null, after: '101.000' },
    ],
  }));
  stubCalls(referenceCalls, { rateSheet });
  renderInPortal(<RateChanges publication={publication} />);
  const [changes] = await screen.findAllByRole('table');
  const rows = within(changes as HTMLElement).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Fixed 30');
  expect(rows[1]).toHaveTextContent('−0.500');
  await userEvent.click(screen.getByRole('button', { name: 'Fixed 15' }));
  const prices = await screen.findByRole('group', { name: 'Prices for Fixed 15' });
  expect(prices).toHaveTextContent('100.125 +0.125');
  expect(prices).toHaveTextContent('101.000 New');
});

it('shows a price change with its sign', () => {
  expect(moveText({ before: '100.000', after: '100.250' })).toBe('+0.250');
  expect(moveText({ before: '100.250', after: '100.000' })).toBe('−0.250');
  expect(moveText({ before: '100.000', after: '100.000' })).toBe('');
});
