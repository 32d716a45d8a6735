import { afterAll, expect, it } from 'vitest';
import { mailedPin } from '../support/api-client';
import { startCopiedPortal } from '../support/copied-portal';
import { freePort, type RunningProvider, startProvider } from '../support/oidc-provider';
import { type Person, setStage } from '../support/person';
import { EMPTY_PAGE } from '../support/person-window';

const providers: RunningProvider[] = [];
afterAll(async () => {
  for (const provider of providers) await provider.close();
});

const stage = setStage(async () => {
  const port = await freePort();
  const portal = `http://127.0.0.1:${port}`;
  const accounts = {
    casey: { email: 'Closer@example.com', email_verified: true },
    stranger: { email: 'stranger@example.com', email_verified: true },
  };
  // For the browser, `localhost` is another site, and the second provider is on the same site as the portal.
  const staff = await startProvider({ host: 'localhost', portal, number: 1, accounts });
  const brokers = await startProvider({ host: '127.0.0.1', portal, number: 2, accounts: {} });
  providers.push(staff, brokers);
  return startCopiedPortal({
    ...{ PORT: String(port), PORTAL_ORIGIN: portal },
    ...{ OIDC_1_ISSUER: staff.issuer, OIDC_1_NAME: 'Emet ID', OIDC_1_LINK: 'email' },
    ...{ OIDC_1_CLIENT_ID: staff.clientId, OIDC_1_CLIENT_SECRET: staff.clientSecret },
    ...{ OIDC_2_ISSUER: brokers.issuer, OIDC_2_NAME: 'Broker Pass', OIDC_2_USERS: 'external' },
    ...{ OIDC_2_CLIENT_ID: brokers.clientId, OIDC_2_CLIENT_SECRET: brokers.clientSecret },
    OIDC_2_SECOND_FACTOR: 'always',
  });
});

/** Begins at the sign-in page of the portal, and signs in on the page of the provider. */
async function signInWith({ page }: Person, provider: string, account: string): Promise<void> {
  await page.getByRole('link', { name: `Log in with ${provider}` }).click();
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const inPortal = ({ page }: Person) => page.waitForURL('**/main/pipelines', { waitUntil: 'commit' });

it('links an account by its email address, signs in again at once, and signs out at the provider', async () => {
  const person = await stage.newPerson();
  const { page } = person;
  // The stranger's.
  person.expecting(401);
  // A path that was asked for before is opened after it.
  await person.goTo('/main/pipelines');
  await page.waitForURL('**/login');
  await signInWith(person, 'Emet ID', 'casey');
  await page.waitForURL('**/verify');
  await page.locator('#pin').fill(await mailedPin(stage.url(), 'closer'));
  await page.getByText('Remember this device for 30 days').click();
  await page.getByRole('button', { name: 'Verify PIN' }).click();
  await inPortal(person);
  await page.getByRole('heading', { level: 1 }).waitFor();

  // The provider still knows the account, and the portal the device.
  // Without its session, the page would go to the sign-in page by itself, beside the test.
  await person.goTo(EMPTY_PAGE);
  await page.evaluate(() => localStorage.clear());
  await person.goTo('/main/pipelines');
  await page.waitForURL('**/login');
  await page.getByRole('link', { name: 'Log in with Emet ID' }).click();
  await inPortal(person);
  expect(page.url()).toBe(`${stage.url()}/main/pipelines`);

  await page.getByRole('button', { name: 'Bertrand Halloway' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign out there' }).click();
  await page.waitForURL('**/login**');
  await page.getByRole('link', { name: 'Log in with Emet ID' }).click();
  await page.getByLabel('Account').fill('stranger');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Ask your administrator to link it. Its ID is stranger').waitFor();
  expect(page.url()).toBe(`${stage.url()}/login`);
});

it('ends the session in the portal at once when its user signs out at the provider', async () => {
  const person = await stage.newPerson();
  const { page, context } = person;
  // The page that is still open asks with the ended session.
  person.expecting(401);
  await person.goTo('/main/pipelines');
  await page.waitForURL('**/login');
  await signInWith(person, 'Emet ID', 'casey');
  await page.waitForURL('**/verify');
  await page.locator('#pin').fill(await mailedPin(stage.url(), 'closer'));
  await page.getByRole('button', { name: 'Verify PIN' }).click();
  await inPortal(person);
  await page.getByRole('heading', { level: 1 }).waitFor();

  const there = await context.newPage();
  await there.goto(`${providers[0]?.issuer}/session/end`);
  await there.getByRole('button', { name: 'Sign out there' }).click();
  await page.waitForURL('**/error401');
});
