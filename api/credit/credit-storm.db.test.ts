import { afterAll, beforeAll, expect, it } from 'vitest';
import { creditStorm } from '../../tests/support/credit-storm';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
}, 90_000);
afterAll(() => at.close());

it('loses no order and has none billed twice while every second request goes wrong', async () => {
  const report = await creditStorm({ portal: at.portal, login: 'loan-officer', orders: 24, seed: 20_261 });
  expect(report).toMatchObject({
    lost: [],
    billedTwice: [],
    submittedTwice: [],
    unbilled: [],
    states: { completed: 24 },
  });
  expect(report.faults.timeout).toBeGreaterThan(5);
}, 60_000);
