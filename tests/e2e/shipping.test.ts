import { expect, it } from 'vitest';
import { signInOverHttp } from '../support/api-client';
import { setStage } from '../support/person';

const stage = setStage();

interface Row {
  readonly loanNum: string;
  readonly status: string;
}

/** A loan with open conditions of the investor; the index is filled soon after the start. */
async function loanInConditions(): Promise<Row> {
  const client = await signInOverHttp(stage.url(), 'post-closer');
  const filter = encodeURIComponent(JSON.stringify({ status: ['37'], investorOpen: true }));
  const find = async () =>
    (await client.call('GET', `/emet-data/post-closing?filter=${filter}`)).body as unknown as Row[];
  await expect.poll(async () => (await find()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const [loan] = await find();
  if (!loan) throw new Error('No demo loan has conditions of the investor.');
  return loan;
}

it('receives a document, follows the note, answers the investor and moves the loan on', async () => {
  const loan = await loanInConditions();
  const desk = await stage.newPerson();
  await desk.signIn('post-closer');
  const { page } = desk;
  await page.getByRole('link', { name: 'Post-closing' }).click();
  await page.getByRole('button', { name: 'Investor conditions open' }).click();
  expect(new URL(page.url()).search).toContain('investorOpen');
  await page.getByRole('link', { name: loan.loanNum }).click();

  await page.getByRole('button', { name: 'Edit Final title policy' }).click();
  const item = page.getByRole('dialog', { name: 'Final title policy' });
  await item.getByRole('button', { name: 'Received today' }).click();
  await item.getByRole('button', { name: 'Save document' }).click();
  await page.getByText('Document saved.').waitFor();

  await page.getByRole('button', { name: 'Record return' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save entry' }).click();
  await page
    .getByText(/^Lender’s vault has the note since/)
    .first()
    .waitFor();

  const sent = page.getByRole('button', { name: /^Record response sent/ });
  for (let left = await sent.count(); left > 0; left -= 1) {
    await sent.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Record response sent' }).click();
    await expect.poll(() => sent.count()).toBe(left - 1);
  }
  await page.getByRole('button', { name: 'Change status' }).click();
  const status = page.getByRole('dialog', { name: 'Change status' });
  await status.getByRole('button', { name: 'Change status' }).click();
  await page.getByText('Investor Conditions Sent').first().waitFor();
}, 180_000);
