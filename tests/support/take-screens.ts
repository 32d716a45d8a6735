// Takes the screenshots in docs/screens from the built web app: node --import tsx tests/support/take-screens.ts
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { signInOverHttp } from './api-client';
import { launchBrowser } from './browser';
import { openPerson, type Person } from './person';
import { quiet } from './quiet';
import { endAndRemove, runPortal } from './running-portal';
import { looks, type Screen, screens, signIn, type ThemeOptions, verify } from './screens-to-take';
import { smallerPng } from './smaller-png';
import { worksheetPurchase } from './worksheet-loan';

const folder = path.join(import.meta.dirname, '..', '..', 'docs', 'screens');
const LARGEST_BYTES = 200_000;

/** Creates a loan that is ready for pricing. */
async function newLoan(url: string): Promise<string> {
  const client = await signInOverHttp(url, 'loan-officer');
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  await client.call('POST', `/lqb/loans/${loanNum}`, { version: 1, ...worksheetPurchase });
  return loanNum;
}

async function take({ page }: Person, name: string, look: ThemeOptions): Promise<void> {
  await quiet(page);
  await page.waitForTimeout(400);
  const picture = smallerPng(await page.screenshot());
  await writeFile(path.join(folder, `${name}-${look}.png`), picture);
  const size = `${Math.round(picture.length / 1000)} kB`;
  console.log(`${name}-${look} ${size}${picture.length > LARGEST_BYTES ? ': too large' : ''}`);
}

async function takeSignIn(person: Person, look: ThemeOptions): Promise<void> {
  await person.goTo(signIn.path);
  await take(person, signIn.name, look);
  await person.enterPassword('loan-officer');
  await person.page.waitForURL('**/verify');
  await take(person, verify.name, look);
}

async function takeWithTheme(browser: Browser, url: string, look: ThemeOptions, loanNum: string): Promise<void> {
  for (const login of ['loan-officer', 'administrator'] as const) {
    const person = await openPerson(browser, url, (fault) => console.warn(fault), looks[look].options);
    if (login === 'loan-officer') await takeSignIn(person, look);
    await person.goTo('/login');
    await person.signIn(login);
    for (const screen of screens.filter((each) => each.login === login && each.looks.includes(look))) {
      await person.goTo(screen.path.replace('{loanNum}', loanNum));
      await person.page.locator(screen.ready).first().waitFor();
      if (screen.press) await person.page.locator(screen.press).first().click();
      if (screen.show) {
        await person.page
          .locator(screen.show)
          .first()
          .evaluate((element) => element.scrollIntoView());
      }
      await take(person, screen.name, look);
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
\`npm run build && node --import tsx tests/support/take-screens.ts\`.

| screen | address | pictures |
|---|---|---|
${[signIn, verify, ...screens].map(line).join('\n')}
`;

await mkdir(folder, { recursive: true });
const [portal, browser] = await Promise.all([runPortal(), launchBrowser()]);
try {
  const loanNum = await newLoan(portal.url);
  for (const look of Object.keys(looks) as ThemeOptions[]) await takeWithTheme(browser, portal.url, look, loanNum);
  await writeFile(path.join(folder, 'README.md'), readme);
} finally {
  await browser.close();
  await endAndRemove(portal);
}
