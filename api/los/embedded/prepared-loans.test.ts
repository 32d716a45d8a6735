import { expect, it } from 'vitest';
import { firstLoans } from './first-loans';
import { preparedLoans, prepareLoans } from './prepared-loans';

const order = { count: 3, today: '2026-11-20' };

it('makes on a thread what the demo begins with, once', async () => {
  prepareLoans(order);
  expect(await preparedLoans(order)).toEqual([...firstLoans(order)]);
  expect(await preparedLoans(order)).toBeNull();
});

it('has no loans for another day', async () => {
  prepareLoans(order);
  expect(await preparedLoans({ ...order, today: '2026-11-21' })).toBeNull();
});
