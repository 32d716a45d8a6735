import { expect, it } from 'vitest';
import { mailedPin, PASSWORD, signInOverHttp } from '../support/api-client';
import { startCopiedPortal } from '../support/copied-portal';
import { setStage } from '../support/person';
import { newLoan } from './application-steps';

const stage = setStage(startCopiedPortal);
const patient = { timeout: 30_000 };

it('shows the sign-in screen at /, with LOGIN enabled once both fields have two characters', async () => {
  const person = await stage.newPerson();
  const { page } = person;
  await person.goTo('/');
  await page.waitForURL('**/login');
  await page.getByRole('complementary', { name: 'Welcome' }).waitFor();
  await page.getByLabel('Internal Users Only').waitFor();
  const login = page.getByRole('button', { name: 'LOGIN', exact: true });
  expect(await login.isDisabled()).toBe(true);
  await page.getByLabel('User ID').fill('a');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  expect(await login.isDisabled()).toBe(true);
  await page.getByLabel('User ID').fill('ab');
  await page.getByLabel('Password', { exact: true }).fill('xy');
  await expect.poll(() => login.isEnabled()).toBe(true);
  // A phone has no room for the welcome panel, which has the brand elsewhere.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('main').getByText('Emet Mortgage', { exact: true }).waitFor();
  expect(await page.getByRole('complementary', { name: 'Welcome' }).isVisible()).toBe(false);
});

it('rejects a wrong password, and a broker who signs in as internal, with the same message', async () => {
  const person = await stage.newPerson();
  const { page } = person;
  person.expecting(401);
  await person.goTo('/login');
  const message = page.getByRole('alert');
  await person.enterPassword('loan-officer', 'wrong-password');
  await message.waitFor();
  expect(await message.textContent()).toBe('Please, check your user ID and password.');
  await expect.poll(() => page.getByLabel('User ID').isEditable(), patient).toBe(true);

  await page.getByLabel('User ID').fill('pml-loan-officer');
  await page.getByLabel('Password', { exact: true }).fill('Demo-portal-1');
  await page.getByLabel('Internal Users Only').check();
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect.poll(() => message.textContent(), patient).toBe('Please, check your user ID and password.');
  expect(page.url()).toContain('/login');
});

it('disables all fields during the call, and sends pml as the opposite of Internal Users Only', async () => {
  const person = await stage.newPerson();
  const { page } = person;
  await person.goTo('/login');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/mfa/login', async (route) => {
    await released;
    await route.continue();
  });
  const sent = page.waitForRequest('**/api/mfa/login');
  await person.enterPassword('loan-officer');
  expect((await sent).postDataJSON()).toMatchObject({ login: 'loan-officer', is_pml: false });
  for (const label of ['User ID', 'Password', 'Internal Users Only']) {
    const isDisabled = () => page.getByLabel(label, { exact: true }).isDisabled();
    await expect.poll(isDisabled, { message: label }).toBe(true);
  }
  release();
  await page.waitForURL('**/verify');
});

it('shows a wrong PIN under the form and stays, and returns to the login screen', async () => {
  const person = await stage.newPerson();
  const { page } = person;
  person.expecting(401);
  await person.goTo('/login');
  await person.enterPassword('processor');
  await page.waitForURL('**/verify');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByText('Enter the verification PIN that was sent to processor@example.com', { exact: true }).waitFor();
  const verify = page.getByRole('button', { name: 'Verify PIN' });
  expect(await verify.isDisabled()).toBe(true);
  await page.getByLabel('Verification PIN').fill('1');
  await expect.poll(() => verify.isEnabled()).toBe(true);
  await verify.click();
  const message = page.getByRole('alert');
  await message.waitFor();
  expect(await message.textContent()).toContain('The verification PIN is wrong or has expired.');
  const [button, text] = await Promise.all([verify.boundingBox(), message.boundingBox()]);
  expect(text?.y).toBeGreaterThan(button?.y ?? Number.POSITIVE_INFINITY);
  expect(page.url()).toContain('/verify');
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await page.getByRole('button', { name: 'LOGIN' }).waitFor();
  expect(page.url()).toContain('/login');
});

it('returns to the requested page after an unauthorized visit', async () => {
  const person = await stage.newPerson();
  const { page } = person;
  await person.goTo('/main/pipelines?tab=2');
  await page.waitForURL('**/login');
  await person.signIn('loan-officer');
  await page.waitForURL('**/main/pipelines?tab=2');
  await page.getByRole('tab', { name: 'Funded', selected: true }).waitFor();
});

it('redirects users without the role from the admin area, and lets them open /login', async () => {
  const person = await stage.newPerson();
  const { page } = person;
  await person.signIn('processor');
  await page.waitForURL('**/main/resources');
  await person.goTo('/main/admin/role');
  await page.waitForURL('**/main/resources');
  await person.goTo('/login');
  await page.getByRole('button', { name: 'LOGIN' }).waitFor();
});

it('redirects automatically from /error401 to /login', async () => {
  const person = await stage.newPerson();
  const { page } = person;
  // Located at once, because it disappears after five seconds.
  await Promise.all([
    person.goTo('/error401'),
    page.getByRole('heading', { name: 'Unauthorized' }).waitFor(),
    page.getByText('Will be redirected automatically...', { exact: true }).waitFor(),
  ]);
  await page.waitForURL('**/login');
});

it('keeps what is typed over a reload and the end of the session', async () => {
  const client = await signInOverHttp(stage.url(), 'loan-officer');
  const loanNum = await newLoan(client);
  const person = await stage.newPerson();
  const { page } = person;
  await person.signIn('loan-officer');
  await person.goTo(`/loans/${loanNum}/app/borrower`);
  const name = page.getByRole('textbox', { name: 'First name', exact: true });
  const kept = page.waitForResponse((answer) => answer.url().includes('/api/drafts/') && answer.status() === 204);
  await name.fill('Ruta');
  await kept;
  await page.reload();
  await page.getByText(/^You have unsaved changes from \d/).waitFor();
  expect(await name.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => name.inputValue(), patient).toBe('Ruta');

  person.expecting(401);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  await fetch(`${stage.url()}/api/mfa/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  // The live stream ends with the session.
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByLabel('Verification PIN').waitFor();
  await dialog.getByLabel('Verification PIN').fill(await mailedPin(stage.url(), 'loan-officer'));
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await name.inputValue()).toBe('Ruta');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = async () => (await client.call('GET', `/lqb/loans/${loanNum}`)).body.applicants;
  await expect.poll(saved, patient).toMatchObject([{ aBFirstNm: 'Ruta' }]);
});

it('signs out the other tab as well, and revokes the token', async () => {
  const person = await stage.newPerson();
  const { page } = person;
  // A call of the other tab may be on its way when the session ends.
  person.expecting(401);
  await person.signIn('loan-officer');
  const other = await person.newTab('/main/pipelines');
  await other.getByRole('tab', { name: /^Active/ }).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const whoAmI = () => fetch(`${stage.url()}/api/auth/access-token`, { headers: { authorization: `Bearer ${token}` } });
  expect((await whoAmI()).status).toBe(200);
  await page.getByRole('button', { name: 'Rafael Quillmore' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login');
  await other.getByText('You signed out in another window.').waitFor();
  for (const window of [page, other]) {
    expect(await window.evaluate(() => sessionStorage.getItem('emet.sys.return'))).toBeNull();
  }
  expect((await whoAmI()).status).toBe(401);
  await person.goTo('/main/pipelines');
  await page.waitForURL('**/login');
});
