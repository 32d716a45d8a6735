import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SheetAnswer } from '../../../domain/pricing/rate-publication.schemas';
import { renderInPortal } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { referenceCalls } from '../reference-calls';
import { PriceGrid } from './PriceGrid';

const price = (rate: string, days: number, after: string, before: string | null = after) => ({
  rate,
  days,
  before,
  after,
});

it('shows each price below its lock period, also where a rate lacks one', async () => {
  const prices = [
    ...[price('6.000', 15, '99.500'), price('6.000', 30, '99.375'), price('6.000', 45, '99.250')],
    ...[price('6.125', 45, '99.875'), price('6.125', 15, '100.125', '100.000')],
  ];
  stubCalls(referenceCalls, { rateSheet: async () => ({ name: 'Conforming', prices }) as unknown as SheetAnswer });
  renderInPortal(<PriceGrid publication="p1" program="c30" />);
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Rate', '15 days', '30 days', '45 days']);
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.trim()),
    );
  expect(cells).toEqual([
    ['99.500', '99.375', '99.250'],
    ['100.125 +0.125', '–', '99.875'],
  ]);
});
