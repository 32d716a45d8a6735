import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrokerLock } from '../../domain/locks/lock.schemas';
import { type ApiClient, signInOverHttp } from '../support/api-client';
import { type Person, setStage } from '../support/person';
import { newLoan } from './axe-walk';
import { Keyboard } from './keyboard';
import { patient, seen } from './registration-steps';

const stage = setStage();

const settings = '/emet-data/general-settings/general';
/** A lock desk that is always open. */
const always = {
  opens: '00:00',
  closes: '23:59',
  days: [0, 1, 2, 3, 4, 5, 6],
  closedOnFederalHolidays: false,
  holidays: [],
};
let hours: Record<string, unknown> = {};

async function saveSettings(changes: Record<string, unknown>): Promise<void> {
  const administrator = await signInOverHttp(stage.url(), 'administrator');
  const { body } = await administrator.call('GET', settings);
  hours = Object.fromEntries(Object.keys(always).map((name) => [name, body[name]]));
  const saved = await administrator.call('POST', settings, { version: body.version, ...changes });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
}

beforeAll(() => saveSettings(always));
afterAll(() => saveSettings(hours));

const status = (page: Page, text: string) => seen(page.getByRole('heading', { level: 1 }).getByText(text));

/** Sends the request of the panel and confirms the question. */
async function ask(page: Page, button: RegExp, answer: string): Promise<void> {
  await page.getByRole('region', { name: 'Request', exact: true }).getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: answer, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await seen(page.getByText('Your request was sent'));
}

const deskPage = '/main/internal/lock-desk';

/** Opens the loan's request at the lock desk without the mouse. */
async function selectRequest({ page, goTo }: Person, loanNum: string): Promise<void> {
  await goTo(deskPage);
  await seen(page.getByRole('link', { name: loanNum, exact: true }));
  const chosen = () => new URL(page.url()).searchParams.get('loan');
  while (chosen() !== loanNum) {
    const before = chosen();
    await page.keyboard.press('j');
    await expect.poll(chosen).not.toBe(before);
  }
  await seen(page.getByRole('region', { name: 'Selected request' }).getByRole('button', { name: /^Confirm at/ }));
}

/** Confirms the selected request by keyboard, in the dialog, too. */
async function confirm(page: Page, keys: Keyboard): Promise<void> {
  await keys.choose(/^Confirm at/);
  await keys.arrivesAt('Confirm');
  await keys.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await seen(page.getByText('Your decision was saved'));
}

const pdfName = (loanNum: string, number: number): string => `LOCK CONFIRMATION ${loanNum}-${number}.pdf`;

/** The Lock Confirmations that the broker can read, also those that a later one replaced. */
async function confirmations(client: ApiClient, loanNum: string): Promise<string[]> {
  const { body } = await client.call('GET', `/lqb/edocs/${loanNum}?versions=all`);
  const documents = body as unknown as { name: string; doc_type: string }[];
  return documents
    .filter(({ doc_type }) => doc_type === 'LOCK CONFIRMATION')
    .map(({ name }) => name)
    .sort();
}

it('takes a lock from the broker’s request through the desk’s concession to its extension', async () => {
  const loanNum = await newLoan(stage.url(), 'pml-loan-officer');
  const lockPage = `/loans/${loanNum}/rate-lock-request`;
  const [broker, desk] = [await stage.newPerson(), await stage.newPerson()];
  await desk.openAs('lock-desk', deskPage);

  await broker.openAs('pml-loan-officer', `/loans/${loanNum}/product-pricing`);
  await broker.page.getByRole('button', { name: 'Review', exact: true }).click();
  await broker.page.getByRole('button', { name: /^Select \d\.\d{3}% at/ }).click();
  await seen(broker.page.getByText(/ selected at/));
  await broker.goTo(lockPage);
  await status(broker.page, 'Not locked');
  await ask(broker.page, /^Request lock at \d\.\d{3}%/, 'Request lock');
  await status(broker.page, 'Lock requested');

  const keys = new Keyboard(desk.page);
  await selectRequest(desk, loanNum);
  const price = desk.page.getByRole('button', { name: /^Confirm at/ });
  const offered = Number(((await price.textContent()) ?? '').replace(/^Confirm at /, ''));
  await keys.tabTo('Concession in points');
  await keys.enter('0.125');
  await keys.tabTo('Reason for the concession');
  await keys.enter('Competing offer');
  const conceded = (offered + 0.125).toFixed(3);
  await expect.poll(() => price.textContent(), patient).toBe(`Confirm at ${conceded}`);
  await confirm(desk.page, keys);

  // The lock and its document arrive without a reload.
  const document = broker.page.getByRole('button', { name: 'Lock Confirmation', exact: true });
  await status(broker.page, 'Locked');
  await seen(broker.page.getByLabel('Locked', { exact: true }).getByText(conceded, { exact: true }));
  await seen(document);
  const ends = (it: Element) => [it, it.parentElement].map((one) => one?.getBoundingClientRect().right ?? 0);
  const [end = 0, edge = 0] = await broker.page.getByRole('button', { name: 'Cancel', exact: true }).evaluate(ends);
  expect(end, 'Cancel is in sight').toBeLessThanOrEqual(edge);
  expect(await broker.page.getByText('Hidden', { exact: false }).count()).toBe(0);
  await broker.page.getByRole('radio', { name: /^5 days/ }).check();
  await broker.page.getByRole('button', { name: 'Closing moved by the title company' }).click();
  await ask(broker.page, /^Request extension by 5 days, \$/, 'Request extension');
  await seen(broker.page.getByRole('heading', { name: 'Extension, 5 days: waiting for the lock desk' }));

  await selectRequest(desk, loanNum);
  await confirm(desk.page, keys);
  await seen(broker.page.getByText('30 days, extended by 5 days'));
  await seen(broker.page.getByRole('cell', { name: /^Extension confirmed/ }));

  const client = await signInOverHttp(stage.url(), 'pml-loan-officer');
  await expect
    .poll(() => confirmations(client, loanNum), patient)
    .toEqual([1, 2].map((number) => pdfName(loanNum, number)));
  // The page may still offer the first one: it hears of the second a moment later.
  await broker.page.reload();
  const [file] = await Promise.all([broker.page.waitForEvent('download'), document.click()]);
  expect(file.suggestedFilename()).toBe(pdfName(loanNum, 2));
}, 60_000);

it('locks an expired loan again at the worst case, from the broker’s page through the desk to the document', async () => {
  const client = await signInOverHttp(stage.url(), 'secondary');
  const filter = encodeURIComponent(
    JSON.stringify({ tab: 0, sRateLockStatusT: ['1'], sRLckdExpiredD: { from: '-25d', to: '-1d' } }),
  );
  const { body } = await client.call('GET', `/lqb/loans?filter=${filter}`);
  const expired = (body as unknown as { sLNm: string }[]).map(({ sLNm }) => sLNm);
  let loanNum = '';
  for (const one of expired) {
    const { options } = (await client.call('GET', `/lqb/loans/${one}/broker-lock`)).body as unknown as BrokerLock;
    if (options.relock.some(({ allowed }) => allowed)) loanNum = one;
  }
  expect(loanNum, 'an expired lock of the demo that can be relocked').not.toBe('');

  const [officer, desk] = [await stage.newPerson(), await stage.newPerson()];
  await desk.openAs('lock-desk', deskPage);
  await officer.openAs('secondary', `/loans/${loanNum}/rate-lock-request`);
  await status(officer.page, 'Expired');
  await seen(officer.page.getByText('Worse case', { exact: false }).first());
  await ask(officer.page, /^Request relock at \d\.\d{3}%/, 'Request relock');
  await status(officer.page, 'Lock requested');
  await selectRequest(desk, loanNum);
  await confirm(desk.page, new Keyboard(desk.page));
  await status(officer.page, 'Locked');
  await seen(officer.page.getByRole('cell', { name: /^Relock confirmed/ }));
  await expect.poll(() => confirmations(client, loanNum), patient).toEqual([pdfName(loanNum, 1)]);
}, 60_000);
