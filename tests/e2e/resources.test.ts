import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { pdfOf } from '../../config/demo/files/pdf';
import { signInOverHttp } from '../support/api-client';
import { startCopiedPortal } from '../support/copied-portal';
import { type Person, setStage } from '../support/person';
import { newLoan, open } from './axe-walk';
import { hostileLoan, hostileText, watchScripts } from './hostile-texts';

const stage = setStage(startCopiedPortal);

const form = pdfOf(['Occupancy Statement', 'A form of this test.']);
const TITLE = 'Portal closed on Sunday night';

async function publish({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'New announcement' }).click();
  const dialog = page.getByRole('dialog', { name: 'New announcement' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await dialog.locator('[contenteditable="true"]').click();
  await page.keyboard.type('From ten to twelve. ');
  await dialog.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Save before.');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Announcement saved.').waitFor();
}

async function uploadForm({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Upload files' }).click();
  const file = { name: 'Occupancy Statement.pdf', mimeType: 'application/pdf', buffer: form };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('1 file uploaded.').waitFor();
  await page.getByRole('link', { name: 'Occupancy Statement' }).waitFor();
}

it('shows the administrator’s announcement and form to the broker, and only public ones to guests', async () => {
  const administrator = await stage.newPerson();
  await administrator.openAs('administrator', '/main/resources/announcements');
  await publish(administrator);
  await administrator.goTo('/main/admin/form');
  await uploadForm(administrator);

  const broker = await stage.newPerson();
  await broker.openAs('pml-loan-officer', '/');
  const { page } = broker;
  await page.getByRole('link', { name: '4', exact: true }).click();
  await page.getByRole('link', { name: `Unread: ${TITLE}` }).click();
  const reader = page.getByRole('dialog', { name: TITLE });
  expect(await reader.locator('strong').textContent()).toBe('Save before.');
  await page.getByText('3 unread').waitFor();
  await reader.getByRole('button', { name: 'Close' }).click();
  // Read, it is no longer among the unread ones, which the link of the number showed.
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('link', { name: TITLE, exact: true }).waitFor();

  await broker.goTo('/main/resources/forms?q=occupancy');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Occupancy Statement.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Occupancy Statement.pdf');
  expect(await readFile(await download.path())).toEqual(form);

  const guest = await stage.newPerson();
  await guest.goTo('/public/announcements');
  await guest.page.getByRole('link', { name: /Holiday hours/ }).click();
  await guest.page.getByText('closed on federal holidays').waitFor();
  expect(await guest.page.getByText(TITLE).count()).toBe(0);
  await guest.goTo('/public/guidelines');
  await guest.page.getByText('1–20 of 24').waitFor();
  await guest.goTo('/public/rates');
  await guest.page.getByText('1–10 of 12').waitFor();
});

it('shows hostile texts of a loan and of records as texts, and runs no script', async () => {
  const text = hostileText(100);
  const loanNum = await newLoan(stage.url(), 'loan-officer');
  const administrator = await signInOverHttp(stage.url(), 'administrator');
  const save = async (method: string, path: string, body: object) => {
    const answer = await administrator.call(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body;
  };
  const { version } = (await administrator.call('GET', `/lqb/loans/${loanNum}`)).body;
  await save('POST', `/lqb/loans/${loanNum}`, { version, ...hostileLoan });
  const contact = { AgentRoleT: '1', AgentName: text, CompanyName: text };
  await save('POST', `/lqb/loans/${loanNum}/agents`, { agents: [contact] });
  const news = await save('POST', '/emet-storage/announcements', { name: text, body: `<p>${text}</p>Text` });
  const lender = { name: text, contact: text, address: text, city: text, note: text, active: true };
  await save('POST', '/emet-data/alt-lender', lender);

  const person = await stage.newPerson();
  const ran = await watchScripts(person);
  await person.openAs('administrator', '/');
  const ofLoan = ['dashboard', 'app/borrower', 'app/employment', 'app/asset', 'app/loan-property', 'contacts'];
  const pages = [
    `/main/pipelines?q=${loanNum}`,
    ...ofLoan.map((page) => `/loans/${loanNum}/${page}`),
    `/main/resources/announcements?open=${news.id}`,
    '/main/admin/loan-setup/alt-lender',
  ];
  expect(pages).toHaveLength(9);
  for (const address of pages) {
    await open(person.page, address);
    await person.page.waitForFunction(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
      return [document.body.innerText, ...fields].some((part) => part.includes('hit()'));
    });
    expect(await person.page.locator('[onerror], [onload], [href^="javascript:"], img[src="x"]').count()).toBe(0);
  }
  expect(ran()).toEqual([]);
});
