import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { MINUS } from '../../domain/format/decimal';
import { type ApiClient, signInOverHttp } from '../support/api-client';
import { setStage } from '../support/person';
import { patient, seen } from './registration-steps';

const stage = setStage();

const rows = async (client: ApiClient, path: string) =>
  (await client.call('GET', path)).body as unknown as Record<string, unknown>[];

it('allocates a locked loan to an investor, and shows its margin and the gap of both locks', async () => {
  const client = await signInOverHttp(stage.url(), 'secondary');
  const open = encodeURIComponent(JSON.stringify({ commitmentType: ['none'], funded: false }));
  const latest = encodeURIComponent('["expDate","DESC"]');
  const [loan] = await rows(client, `/lqb/lock-report?filter=${open}&sort=${latest}`);
  const loanNum = String(loan?.loanNum);
  const { page, openAs, goTo } = await stage.newPerson();
  await openAs('secondary', `/main/internal/lock-report/${loanNum}/show`);
  await seen(page.getByText('Not yet allocated to an investor.'));
  await page.getByRole('button', { name: 'Add commitment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Commitment type').selectOption({ label: 'Best Efforts' });
  await dialog.getByLabel('Investor program').fill('Agency 30 Fixed');
  await dialog.getByLabel('Investor note rate').fill('6.250');
  await dialog.getByLabel('Investor price (points)').fill('-2.500');
  await dialog.getByLabel('Investor lock period').fill('60');
  await dialog.getByRole('button', { name: 'Save commitment' }).click();
  await dialog.waitFor({ state: 'detached' });
  const figures = page.getByLabel('Position of the lender');
  await seen(figures.getByText('102.500', { exact: true }));
  const { body } = await client.call('GET', `/lqb/loans/${loanNum}/investor-lock`);
  const { margin } = body.figures as { margin: string };
  await seen(figures.getByText(margin.replace('-', MINUS), { exact: true }));
  await page.getByRole('button', { name: 'Price on today’s sheet' }).click();
  await seen(page.getByText(/^Today: |does not offer|does not fit|no longer offered/));
  await goTo('/main/internal/lock-report');
  await page.getByPlaceholder('Loan number, borrower or program').fill(loanNum);
  await seen(page.getByRole('row', { name: new RegExp(`${loanNum}.*Best Efforts`) }));
}, 60_000);

it('prices chosen loans in a batch, saves the prices and exports what they gain or lose', async () => {
  const { page, openAs, goTo } = await stage.newPerson();
  await openAs('secondary', '/main/internal/batch-pricing');
  await page.getByRole('link', { name: 'Price loans' }).click();
  await goTo('/main/internal/batch-pricing/create?sRateLockStatusT=1&sRLckdExpiredD=0d..7d');
  const start = page.getByRole('button', { name: /^Price \d+ loans?$/ });
  await expect.poll(() => start.isEnabled(), patient).toBe(true);
  const count = Number(/\d+/.exec((await start.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(0);
  await start.click();
  await seen(page.getByText(`Priced all ${count} loans`));
  const save = page.getByRole('button', { name: /^Save \d+ prices?$/ });
  await save.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save \d+ prices?$/ })
    .click();
  await save.waitFor({ state: 'detached' });
  await seen(page.getByRole('cell', { name: 'Saved', exact: true }).first());
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(count + 1);
  expect(lines.slice(1).filter((line) => line.includes('saved')).length).toBeGreaterThan(0);
}, 60_000);
