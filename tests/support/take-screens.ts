// Takes the screenshots in docs/screens from the built web app: node --import tsx tests/support/take-screens.ts [NAME…]
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { signInOverHttp } from './api-client';
import { launchBrowser } from './browser';
import { changedLoan, requestedChange } from './changed-loan';
import { AGENCY, agencyAccount, creditOrderOf } from './credit';
import { decidedLoans } from './decided-loans';
import { demoOrders } from './demo-orders';
import { disclosedLoan } from './disclosed-loan';
import { openPerson, type Person } from './person';
import { pricedRun } from './priced-run';
import { quiet } from './quiet';
import { endAndRemove, runPortal } from './running-portal';
import { looks, type Screen, screenLogins, screens, signIn, type ThemeOptions, verify } from './screens-to-take';
import { smallerPng } from './smaller-png';
import { underwrittenRuns } from './underwritten-runs';
import { worksheetPurchase } from './worksheet-loan';

const folder = path.join(import.meta.dirname, '..', '..', 'docs', 'screens');
const LARGEST_BYTES = 200_000;

/** Only these screens, if any are named. */
const wanted = process.argv.slice(2);
const isWanted = ({ name }: Screen): boolean => wanted.length === 0 || wanted.includes(name);

/** The loans that addresses of screens name. */
type ScreenLoans = Readonly<
  Record<
    | 'loanNum'
    | 'changed'
    | 'disclosed'
    | 'suspended'
    | 'denied'
    | 'locked'
    | 'underwritten'
    | 'priceRun'
    | 'appraised'
    | 'serviced',
    string
  >
>;

const pathOf = ({ path: at }: Screen, loans: ScreenLoans): string =>
  Object.entries(loans).reduce((address, [name, loanNum]) => address.replace(`{${name}}`, loanNum), at);

/** Creates a loan that is ready for pricing. */
async function newLoan(url: string): Promise<string> {
  const client = await signInOverHttp(url, 'loan-officer');
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  const { body } = await client.call('POST', `/lqb/loans/${loanNum}`, { version: 1, ...worksheetPurchase });
  await client.call('PUT', `/loan-proxy/${loanNum}/credit-account/${AGENCY}`, agencyAccount);
  await client.call('POST', `/loan-proxy/${loanNum}/credit-report`, creditOrderOf(Number(body.version)));
  return loanNum;
}

async function take({ page }: Person, { name, ready, isPdf }: Screen, look: ThemeOptions): Promise<void> {
  await quiet(page);
  await page.waitForTimeout(400);
  const picture = smallerPng(await (isPdf ? page.locator(ready).first().screenshot() : page.screenshot()));
  await writeFile(path.join(folder, `${name}-${look}.png`), picture);
  const size = `${Math.round(picture.length / 1000)} kB`;
  console.log(`${name}-${look} ${size}${picture.length > LARGEST_BYTES ? ': too large' : ''}`);
}

async function takeSignIn(person: Person, look: ThemeOptions): Promise<void> {
  await person.goTo(signIn.path);
  await take(person, signIn, look);
  await person.enterPassword('loan-officer');
  await person.page.waitForURL('**/verify');
  await take(person, verify, look);
}

async function takeWithTheme(browser: Browser, url: string, look: ThemeOptions, loans: ScreenLoans): Promise<void> {
  for (const login of screenLogins) {
    const taken = screens.filter((each) => each.login === login && each.looks.includes(look) && isWanted(each));
    const takesSignIn = login === 'loan-officer' && signIn.looks.includes(look) && isWanted(signIn);
    if (taken.length === 0 && !takesSignIn) continue;
    const person = await openPerson(browser, url, (fault) => console.warn(fault), looks[look].options);
    if (takesSignIn) await takeSignIn(person, look);
    await person.goTo('/login');
    await person.signIn(login);
    for (const screen of taken) {
      // A page of a PDF is taller than the window.
      await person.page.setViewportSize(screen.isPdf ? { width: 1440, height: 1900 } : looks[look].options.viewport);
      await person.goTo(pathOf(screen, loans));
      await person.page.locator(screen.ready).first().waitFor();
      if (screen.press) await person.page.locator(screen.press).first().click();
      if (screen.show) {
        await person.page
          .locator(screen.show)
          .first()
          .evaluate((element) => element.scrollIntoView());
      }
      await take(person, screen, look);
    }
    await person.context.close();
  }
}

function line({ name, title, path: at, looks: taken }: Screen): string {
  const pictures = taken.map((look) => `[${looks[look].title}](${name}-${look}.png)`);
  return `| ${title} | ${at} | ${pictures.join(' · ')} |`;
}

const readme = `# The screens

Screenshots of a demo portal with 600 sample loans, at 1440 × 900 and, for phones, 390 × 844. To update this page and all pictures, run
\`npm run build && node --import tsx tests/support/take-screens.ts\`; names of screens at its end update only those. PDFs are the first page
of a document that the portal makes, with sample data.

| screen | address | pictures |
|---|---|---|
${[signIn, verify, ...screens].map(line).join('\n')}

## The page on which borrowers sign

\`/sign\`, opened with the link of an email. \`node --import tsx tests/support/take-signing-screens.ts\` takes these pictures.

| step | pictures |
|---|---|
| Proof of identity | [phone](sign-identity-phone.png) · [phone, dark](sign-identity-phone-dark.png) · [phone, Arabic](sign-identity-phone-ar.png) · [light](sign-identity-light.png) · [dark, Arabic](sign-identity-dark-ar.png) |
| Consent to electronic documents | [phone](sign-consent-phone.png) · [phone, dark](sign-consent-phone-dark.png) · [phone, Arabic](sign-consent-phone-ar.png) · [light](sign-consent-light.png) · [dark, Arabic](sign-consent-dark-ar.png) |
| Documents to read | [phone](sign-documents-phone.png) · [phone, dark](sign-documents-phone-dark.png) · [phone, Arabic](sign-documents-phone-ar.png) · [light](sign-documents-light.png) · [dark, Arabic](sign-documents-dark-ar.png) |
| A document | [phone](sign-read-phone.png) · [phone, dark](sign-read-phone-dark.png) · [phone, Arabic](sign-read-phone-ar.png) · [light](sign-read-light.png) · [dark, Arabic](sign-read-dark-ar.png) |
| Signature | [phone](sign-signature-phone.png) · [phone, dark](sign-signature-phone-dark.png) · [phone, Arabic](sign-signature-phone-ar.png) · [light](sign-signature-light.png) · [dark, Arabic](sign-signature-dark-ar.png) |
| Signed copies | [phone](sign-done-phone.png) · [phone, dark](sign-done-phone-dark.png) · [phone, Arabic](sign-done-phone-ar.png) · [light](sign-done-light.png) · [dark, Arabic](sign-done-dark-ar.png) |
`;

await mkdir(folder, { recursive: true });
const [portal, browser] = await Promise.all([runPortal(), launchBrowser()]);
try {
  const loans = {
    loanNum: await newLoan(portal.url),
    ...(await decidedLoans(portal.url)),
    ...(await pricedRun(portal.url)),
    ...(await demoOrders(portal.url)),
    underwritten: await underwrittenRuns(portal.url),
    disclosed: await disclosedLoan(portal.url),
    changed: await requestedChange(portal.url, await changedLoan(portal.url)),
  };
  for (const look of Object.keys(looks) as ThemeOptions[]) await takeWithTheme(browser, portal.url, look, loans);
  await writeFile(path.join(folder, 'README.md'), readme);
} finally {
  await browser.close();
  await endAndRemove(portal);
}
