import { describe, expect, it } from 'vitest';
import { mailedPin, signInOverHttp } from '../support/api-client';
import { startCopiedPortal } from '../support/copied-portal';
import { setStage } from '../support/person';

const stage = setStage(startCopiedPortal);
const patient = { timeout: 90_000 };

/** The password in the latest email to a new user. */
async function mailedPassword(login: string): Promise<string> {
  const mails = await (await fetch(`${stage.url()}/api/demo/mailbox?to=${login}@example.com`)).json();
  const text = String((mails as { text: string }[])[0]?.text);
  const password = /Password: (\S+)/.exec(text)?.[1];
  if (password === undefined) throw new Error(`No password was mailed to ${login}`);
  return password;
}

describe('an administrator', () => {
  it(
    'changes a role and creates a user with it in a new branch, who sees exactly what the role permits',
    async () => {
      const api = await signInOverHttp(stage.url(), 'administrator');
      const branch = await api.call('POST', '/emet-data/branches', { name: 'Ojai', channel: '1', active: true });
      expect(branch.status).toBeLessThan(300);
      const [loan] = (await api.call('GET', '/lqb/loans?range=[0,0]')).body as unknown as { sLNm: string }[];

      const administrator = await stage.newPerson();
      const { page } = administrator;
      await administrator.openAs('administrator', '/main/admin/role');
      await page.getByRole('button', { name: 'Shipper, Submit to AUS (Beta)' }).click();
      await page.getByRole('button', { name: 'Shipper, Application' }).focus();
      await page.keyboard.press('Space');
      const bar = page.getByRole('region', { name: 'Unsaved changes' });
      await bar.getByText('+ Submit to AUS (Beta)').waitFor();
      await bar.getByText('− Application').waitFor();
      await bar.getByText('1 user has these roles. Their access changes.').waitFor();
      await bar.getByRole('button', { name: 'Save 2 changes' }).click();
      await page.getByText('2 changes saved.').waitFor();
      // The menu permission opens nothing until the role also has a letter for the page.
      await administrator.goTo('/main/admin/role?tab=pages');
      await page.getByRole('button', { name: 'Shipper, Submit to AUS (Beta): Hidden' }).click();
      await page.getByRole('button', { name: 'Shipper, Submit to AUS (Beta): Read' }).waitFor();
      await bar.getByRole('button', { name: 'Save 1 change' }).click();
      await page.getByText('1 change saved.').waitFor();

      await administrator.goTo('/main/admin/user');
      await page.getByRole('link', { name: 'New user' }).click();
      await page.getByRole('heading', { level: 1, name: 'New employee' }).waitFor();
      await page.getByLabel('User ID').fill('nova.reyes');
      await page.getByLabel('First name').fill('Nova');
      await page.getByLabel('Last name').fill('Reyes');
      await page.getByLabel('Email').fill('nova.reyes@example.com');
      await page.getByLabel('Branch', { exact: true }).selectOption('Ojai');
      await page.getByRole('checkbox', { name: 'Shipper' }).check();
      const sees = page.getByRole('region', { name: 'What this user sees' });
      await sees.getByText(/Dashboard/).waitFor();
      expect(await sees.textContent()).not.toContain('Application');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.waitForURL('**/main/admin/user/employee/nova.reyes');
      await page.getByRole('heading', { level: 1, name: 'Nova Reyes' }).waitFor();

      const nova = await stage.newPerson();
      await nova.goTo('/login');
      const password = await mailedPassword('nova.reyes');
      await nova.enterPassword('nova.reyes', password);
      await nova.page.waitForURL('**/verify');
      await nova.page.locator('#pin').fill(await mailedPin(stage.url(), 'nova.reyes'));
      await nova.page.locator('button[type="submit"]').click();
      await nova.page.waitForURL('**/main/resources');
      // A temporary password allows nothing but Change Password.
      await nova.page.getByText('Choose your own to continue.').waitFor();
      await nova.page.getByLabel('Old Password').fill(password);
      await nova.page.getByLabel('New Password').fill('seven calm herons');
      await nova.page.getByLabel('Retype Password').fill('seven calm herons');
      await nova.page.getByRole('button', { name: 'Change Password' }).click();
      await nova.page.getByText('Your password was changed.').waitFor();
      await nova.goTo(`/loans/${loan?.sLNm}`);
      const menu = nova.page.getByRole('navigation', { name: 'Loan menu' });
      await menu.getByRole('link', { name: 'Dashboard' }).waitFor();
      expect(await menu.getByText('Application', { exact: true }).count()).toBe(0);
      nova.expecting(403);
      await nova.goTo(`/loans/${loan?.sLNm}/app/asset`);
      await nova.page.getByText('Not Authorized').first().waitFor();

      // A disabled user is signed out where they are.
      nova.expecting(401);
      await page.getByRole('button', { name: 'Disable' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
      await page.getByText('User disabled.').waitFor();
      await nova.page.waitForURL(/\/(login|error401)/);
    },
    patient.timeout,
  );
});
