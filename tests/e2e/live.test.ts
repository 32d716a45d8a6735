import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type ApiClient, signInOverHttp } from '../support/api-client';
import { type Person, setStage } from '../support/person';

const stage = setStage();

async function newLoan(): Promise<string> {
  const client = await signInOverHttp(stage.url(), 'loan-officer');
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  return String(created.body.loanNum);
}

async function change(client: ApiClient, loanNum: string, fields: object): Promise<void> {
  const { version } = (await client.call('GET', `/lqb/loans/${loanNum}`)).body;
  const answer = await client.call('POST', `/lqb/loans/${loanNum}`, { version, ...fields });
  expect(answer.status).toBe(200);
}

/** Number of streams that this browser opened. */
function countStreams(person: Person): () => number {
  let streams = 0;
  person.context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') streams += 1;
  });
  return () => streams;
}

const listening = (page: Page) => page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live');

/** Waits after each change of the loan amount until the page shows it. */
async function shownAfterEach(
  client: ApiClient,
  page: Page,
  loanNum: string,
  amounts: readonly number[],
): Promise<void> {
  for (const amount of amounts) {
    await change(client, loanNum, { sLAmtCalc: `${amount}.00` });
    await page
      .getByText(`$${amount.toLocaleString('en')}`)
      .first()
      .waitFor();
  }
}

describe('a change by another user', () => {
  it('appears in the pipeline, on the dashboard and in a notice, while they are open', async () => {
    const [ada, ben] = [await signInOverHttp(stage.url(), 'administrator'), await stage.newPerson()];
    const loanNum = await newLoan();
    const listens = listening(ben.page);
    await ben.openAs('loan-officer', `/main/pipelines?q=${loanNum}`);
    await ben.page.getByText(loanNum).first().waitFor();
    await listens;
    // Starts waiting before the change, because the highlight lasts only a few seconds.
    const marked = ben.page.locator('tr[data-changed="true"]', { hasText: loanNum }).waitFor();
    await shownAfterEach(ada, ben.page, loanNum, [411_111, 422_222]);
    await marked;

    const again = listening(ben.page);
    await ben.goTo(`/loans/${loanNum}/dashboard`);
    await again;
    await ben.page.getByText('$422,222').first().waitFor();
    const noticed = ben.page.getByText(/Changed by .* a moment ago/).waitFor();
    await shownAfterEach(ada, ben.page, loanNum, [466_666, 477_777]);
    await noticed;
  });

  it('does not affect unsaved edits', async () => {
    const [ada, ben] = [await signInOverHttp(stage.url(), 'administrator'), await stage.newPerson()];
    const loanNum = await newLoan();
    const listens = listening(ben.page);
    await ben.openAs('loan-officer', `/loans/${loanNum}/register-my-loan/edisclosure/lender-prepare`);
    await ben.page.locator('[name="sSpAddr"]').fill('12 Half');
    await listens;
    await change(ada, loanNum, { sSpCity: 'Reno', sSpAddr: '99 Other Road' });
    await ben.page.getByText(/Changed by .* a moment ago/).waitFor();
    expect(await ben.page.locator('[name="sSpAddr"]').inputValue()).toBe('12 Half');
    await expect.poll(() => ben.page.locator('[name="sSpCity"]').inputValue()).toBe('Reno');
    await ben.page.locator('[name="sSpAddr"]').pressSequentially(' Way');
    ben.expecting(409);
    await ben.page.getByRole('button', { name: 'Save' }).click();
    const dialog = ben.page.getByRole('dialog');
    await dialog.waitFor();
    await expect.poll(() => dialog.innerText(), { timeout: 15_000 }).toMatch(/12 Half Way[\s\S]*99 Other Road/);
  });
});

describe('three tabs', () => {
  it('share one stream, and another tab takes over when its owner closes', async () => {
    const [ada, ben] = [await signInOverHttp(stage.url(), 'administrator'), await stage.newPerson()];
    const loanNum = await newLoan();
    const streams = countStreams(ben);
    const listens = listening(ben.page);
    await ben.openAs('loan-officer', `/main/pipelines?q=${loanNum}`);
    await listens;
    const [second, third] = [
      await ben.newTab(`/main/pipelines?q=${loanNum}`),
      await ben.newTab(`/loans/${loanNum}/dashboard`),
    ];
    for (const tab of [ben.page, second, third]) await tab.getByText(loanNum).first().waitFor();
    await change(ada, loanNum, { sLAmtCalc: '511111.00' });
    for (const tab of [ben.page, second, third]) await tab.getByText('$511,111').first().waitFor();
    expect(streams()).toBe(1);
    const taken = listening(second);
    await ben.page.close();
    await Promise.race([taken, listening(third)]);
    await change(ada, loanNum, { sLAmtCalc: '522222.00' });
    for (const tab of [second, third]) await tab.getByText('$522,222').first().waitFor();
    expect(streams()).toBe(2);
  });
});
