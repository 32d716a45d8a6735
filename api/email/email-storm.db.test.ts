import { afterAll, beforeAll, expect, it } from 'vitest';
import { emailStorm } from '../../tests/support/email-storm';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
}, 60_000);
afterAll(() => at.close());

it('sends each email once to each recipient although the mail server fails at random, and says so where it cannot know', async () => {
  const report = await emailStorm({ portal: at.portal, emails: 80, seed: 20_261 });
  expect(report.duplicated).toEqual([]);
  expect(report.wrong).toEqual([]);
  expect(report.lost).toEqual([]);
  // The server failed in every way, and people had something to decide.
  expect(report.failures.size).toBeGreaterThan(12);
  expect(report.unclear.recipients).toBeGreaterThan(0);
}, 60_000);
