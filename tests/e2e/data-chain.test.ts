import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import type { AreaName } from '../../domain/pages/page';
import { pageTable } from '../../src/pages/page-table';
import { screenOf } from '../../src/pages/screens';
import { signInOverHttp } from '../support/api-client';
import { pageAddresses } from '../support/page-addresses';
import { setStage } from '../support/person';
import { newLoan } from './axe-walk';

const stage = setStage();

/** Areas whose pages users open directly. */
const areas: readonly AreaName[] = ['main', 'public', 'loan', 'register'];
const MOST_ROUNDS = 2;
/** Without a program, it requests the prices again for all rates of the first one. */
const asksTwice = 'register-select-program';
/** Nothing was requested for so long: what comes next waits for an answer. */
const QUIET_MS = 600;

const nameOf = (route: Route): string => new URL(route.request().url()).pathname;

/** Opens the address and holds all answers until no further call comes. What is called afterwards waited for one of them. */
async function roundsOf(page: Page, address: string): Promise<readonly (readonly string[])[]> {
  let held: Route[] = [];
  let last = Date.now();
  const touch = (): void => {
    last = Date.now();
  };
  page.on('request', touch).on('requestfinished', touch);
  await page.route(/\/api\//, (route) => (nameOf(route).endsWith('/live') ? route.continue() : void held.push(route)));
  await page.goto(address, { waitUntil: 'load' });
  const rounds: (readonly string[])[] = [];
  for (;;) {
    while (Date.now() - last < QUIET_MS) {
      await page.waitForTimeout(50);
      // On a busy machine, what has loaded may not have run yet.
      await page.evaluate(() => new Promise(requestIdleCallback));
    }
    if (held.length === 0) return rounds;
    const round = held;
    held = [];
    rounds.push(round.map(nameOf));
    touch();
    await Promise.all(round.map((route) => route.continue()));
  }
}

it('lets no data of a page wait for more than one other answer', { timeout: 600_000 }, async () => {
  const login = 'loan-officer';
  const [administrator, user] = await Promise.all(
    ['administrator', login].map((name) => signInOverHttp(stage.url(), name)),
  );
  if (!administrator || !user) throw new Error('No one is signed in.');
  const addresses = await pageAddresses(administrator, await newLoan(stage.url(), login));
  const { context } = await stage.newPerson();
  await context.addInitScript((token) => {
    // A new tab begins with an empty page, which has no storage.
    if (window.origin !== 'null') localStorage.setItem('access_token', token);
  }, user.token);
  const late: unknown[] = [];
  const walked = pageTable.filter((each) => areas.includes(each.area) && screenOf(each) && each.id !== asksTwice);
  for (const page of walked) {
    const tab = await context.newPage();
    const rounds = await roundsOf(tab, `${stage.url()}${addresses.get(page.id)}`);
    if (rounds.length > MOST_ROUNDS) late.push({ page: page.id, rounds });
    await tab.close();
  }
  expect(late).toEqual([]);
});
