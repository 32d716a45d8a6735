// Pictures of every screen for docs/screens, of the web app that `npm run build` made: node --import tsx tests/support/take-screens.ts
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { type ApiClient, signInOverHttp } from './api-client';
import { launchBrowser } from './browser';
import { completePurchase } from './loan-builder';
import { openPerson, type PersonOptions } from './person';
import { quiet } from './quiet';
import { endAndRemove, runPortal } from './running-portal';
import { smallerPng } from './smaller-png';

const folder = path.join(import.meta.dirname, '..', '..', 'docs', 'screens');
const LARGEST_BYTES = 200_000;

const looks = {
  light: { viewport: { width: 1440, height: 900 } },
  dark: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  ar: { viewport: { width: 1440, height: 900 }, language: 'ar' },
  phone: { viewport: { width: 390, height: 844 } },
} as const satisfies Record<string, PersonOptions>;

type Look = keyof typeof looks;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Stands on the page once it is there. */
  readonly ready: string;
  readonly looks: readonly Look[];
}

const screensOf = (loanNum: string): readonly Screen[] => {
  const register = `/loans/${loanNum}/register-my-loan`;
  const screen = (name: string, at: string, ready: string, ...taken: Look[]) => ({
    name,
    path: at,
    ready,
    looks: taken,
  });
  return [
    screen('home', '/main/resources', 'main dl', 'light'),
    screen('pipeline', '/main/pipelines', 'a[href^="/loans/"]', 'light', 'dark', 'ar', 'phone'),
    screen('create-loan', '/main/register-my-loan/prog-first?way=form', '[name="sLAmtCalc"]', 'light'),
    screen('dashboard', `/loans/${loanNum}/dashboard`, 'main dl', 'light', 'dark', 'ar', 'phone'),
    screen('select-program', `${register}/select-program`, '[role="grid"]', 'light', 'dark', 'phone'),
    screen('register', register, 'main ol li section', 'light', 'ar', 'phone'),
    screen('edisclosure', `${register}/edisclosure`, 'a[href$="/lender-prepare"]', 'light'),
    screen('lender-prepare', `${register}/edisclosure/lender-prepare`, 'main ul li', 'light'),
    screen('upload', `${register}/upload-condition`, 'input[type="file"]', 'light'),
  ];
};

/** A loan that is ready to be priced. */
async function newLoan(client: ApiClient): Promise<string> {
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  await client.call('POST', `/lqb/loans/${loanNum}`, { version: 1, ...completePurchase });
  return loanNum;
}

async function takeLook(browser: Browser, url: string, look: Look, screens: readonly Screen[]): Promise<void> {
  const person = await openPerson(browser, url, (fault) => console.warn(fault), looks[look]);
  const { page } = person;
  const take = async (name: string) => {
    await quiet(page);
    await page.waitForTimeout(400);
    const file = path.join(folder, `${name}-${look}.png`);
    const picture = smallerPng(await page.screenshot());
    await writeFile(file, picture);
    const size = picture.length;
    console.log(`${path.basename(file)} ${Math.round(size / 1000)} kB${size > LARGEST_BYTES ? ': too large' : ''}`);
  };
  await person.goTo('/login');
  await take('sign-in');
  await person.enterPassword('loan-officer');
  await page.waitForURL('**/verify');
  if (look === 'light') await take('verify');
  await person.goTo('/login');
  await person.signIn('loan-officer');
  for (const screen of screens.filter(({ looks: taken }) => taken.includes(look))) {
    await person.goTo(screen.path);
    await page.locator(screen.ready).first().waitFor();
    await take(screen.name);
  }
  await person.context.close();
}

await mkdir(folder, { recursive: true });
const [portal, browser] = await Promise.all([runPortal(), launchBrowser()]);
try {
  const screens = screensOf(await newLoan(await signInOverHttp(portal.url, 'loan-officer')));
  for (const look of Object.keys(looks) as Look[]) await takeLook(browser, portal.url, look, screens);
} finally {
  await browser.close();
  await endAndRemove(portal);
}
