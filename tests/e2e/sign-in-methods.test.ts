import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { mailedPin, signInOverHttp } from '../support/api-client';
import { startCopiedPortal } from '../support/copied-portal';
import { setStage } from '../support/person';
import { EMPTY_PAGE } from '../support/person-window';

const stage = setStage(startCopiedPortal);

/** Passkeys belong to a host name; the tests otherwise use the address. */
const here = (): string => stage.url().replace('127.0.0.1', 'localhost');

const atHome = (page: Page) =>
  page.waitForURL((address) => !['/verify', '/login'].includes(address.pathname), { waitUntil: 'commit' });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function addApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add authenticator app' }).click();
  const adding = dialog(page, 'Add authenticator app');
  await adding.getByRole('img', { name: 'QR code with the key of your account' }).waitFor();
  const secret = (await adding.locator('code').innerText()).replaceAll(' ', '');
  await adding.getByLabel('Code that the app shows').fill(generateSync({ secret }));
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  return secret;
}

it('adds a passkey, signs in with it, and with a recovery code where it is missing', async () => {
  const person = await stage.newPerson();
  const { page } = person;
  const devices = await person.context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await page.goto(`${here()}/login`);
  await person.enterPassword('closer');
  await page.waitForURL('**/verify');
  await page.locator('#pin').fill(await mailedPin(stage.url(), 'closer'));
  await page.getByRole('button', { name: 'Verify PIN' }).click();
  await atHome(page);

  await page.goto(`${here()}/main/security`);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const adding = dialog(page, 'Add passkey');
  await adding.getByLabel('Name').fill('Laptop');
  await adding.getByRole('button', { name: 'Continue' }).click();
  const codes = dialog(page, 'Save your recovery codes');
  await expect.poll(() => codes.getByRole('listitem').count()).toBe(10);
  const code = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'I saved them' }).click();
  await page.getByRole('heading', { name: 'Laptop' }).waitFor();

  const signOut = async () => {
    // Without its session, the page would go to the sign-in page by itself, beside the test.
    await page.goto(`${here()}${EMPTY_PAGE}`);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${here()}/login`);
  };
  await signOut();
  await person.enterPassword('closer');
  await page.waitForURL('**/verify');
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await atHome(page);
  await page.goto(`${here()}/main/security`);
  await page.getByText(/last used/).waitFor();

  await signOut();
  await devices.send('WebAuthn.disable');
  await person.enterPassword('closer');
  await page.waitForURL('**/verify');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await atHome(page);
  await page.goto(`${here()}/main/security`);
  await page.getByText('9 codes left.').waitFor();
});

it('makes a user whose role requires a method add one after the sign-in, and asks for it from then on', async () => {
  const admin = await signInOverHttp(stage.url(), 'administrator');
  const { body: settings } = await admin.call('GET', '/emet-data/general-settings/general');
  const required = { version: settings.version, factorRoles: ['Shipper'], factorGraceDays: 0 };
  expect((await admin.call('POST', '/emet-data/general-settings/general', required)).status).toBe(200);
  const person = await stage.newPerson();
  const { page } = person;
  // What the page asks for at the start is refused until a method is there.
  person.expecting(403);
  await person.goTo('/login');
  await person.enterPassword('shipper');
  await page.waitForURL('**/verify');
  await page.locator('#pin').fill(await mailedPin(stage.url(), 'shipper'));
  await page.getByRole('button', { name: 'Verify PIN' }).click();
  await page.getByText('Your role requires a passkey or an authenticator app. Add one to continue.').waitFor();
  const secret = await addApp(page);
  await dialog(page, 'Save your recovery codes').getByRole('button', { name: 'I saved them' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();

  const other = await stage.newPerson();
  other.expecting(401);
  await other.goTo('/login');
  await other.enterPassword('shipper');
  await other.page.waitForURL('**/verify');
  await other.page.getByText('Lost everything? Ask your administrator to reset your sign-in methods.').waitFor();
  expect(await other.page.getByRole('button', { name: 'Email me a PIN instead' }).count()).toBe(0);
  await other.page.getByLabel('Authentication code').fill('000000');
  await other.page.getByRole('button', { name: 'Confirm' }).click();
  await other.page.getByText('The code is wrong, has expired or was used before.').waitFor();
  // The code that added the app is used; the next one is accepted already.
  await other.page
    .getByLabel('Authentication code')
    .fill(generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
  await other.page.getByRole('button', { name: 'Confirm' }).click();
  await atHome(other.page);
});
