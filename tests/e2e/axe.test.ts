import { describe, expect, it } from 'vitest';
import { findings } from '../support/axe';
import { type Person, setStage } from '../support/person';
import { quiet } from '../support/quiet';
import { MeasuredLooks } from '../support/text-looks';
import { newLoan, open } from './axe-walk';

const stage = setStage();

/** Screens with a selector, independent of language, that matches once they have loaded. */
const screens = (loanNum: string): Readonly<Record<string, readonly [path: string, ready: string]>> => ({
  home: ['/main/resources', 'main dl'],
  pipeline: ['/main/pipelines', 'a[href^="/loans/"]'],
  create: ['/main/register-my-loan/prog-first', 'input[type="file"]'],
  'create by form': ['/main/register-my-loan/prog-first?way=form', '[name="sLAmtCalc"]'],
  'quick pricing': ['/main/quick-pricing', '[name="sLAmtCalc"]'],
  dashboard: [`/loans/${loanNum}/dashboard`, 'main dl'],
  register: [`/loans/${loanNum}/register-my-loan`, 'main ol li section'],
  'select-program': [`/loans/${loanNum}/register-my-loan/select-program`, '[role="grid"]'],
  edisclosure: [`/loans/${loanNum}/register-my-loan/edisclosure`, 'a[href$="/lender-prepare"]'],
  'lender-prepare': [`/loans/${loanNum}/register-my-loan/edisclosure/lender-prepare`, 'main ul li'],
  upload: [`/loans/${loanNum}/register-my-loan/upload-condition`, 'input[type="file"]'],
});

/** Checks the page of that person, without the contrast of texts that look like one before. */
function lookFor(person: Person) {
  const measured = new MeasuredLooks();
  return async (at: string): Promise<string[]> => {
    await quiet(person.page);
    return (await findings(person.page, { measured })).map((finding) => `${at}: ${finding}`);
  };
}

/** The sign-in, which is not in the page table. */
async function walkSignIn(person: Person): Promise<string[]> {
  const look = lookFor(person);
  await person.goTo('/login');
  const found = await look('login');
  await person.enterPassword('loan-officer');
  await person.page.waitForURL('**/verify');
  return [...found, ...(await look('verify'))];
}

/** The most used screens with all their content. */
async function walkScreens(person: Person): Promise<string[]> {
  const found: string[] = [];
  const look = lookFor(person);
  for (const [name, [path, ready]] of Object.entries(screens(await newLoan(stage.url(), 'loan-officer')))) {
    await open(person.page, path);
    await person.page.locator(ready).first().waitFor();
    found.push(...(await look(name)));
  }
  return found;
}

describe('axe finds nothing', () => {
  it.each(['light', 'dark'] as const)('on the sign-in, %s', async (colorScheme) => {
    expect(await walkSignIn(await stage.newPerson({ colorScheme }))).toEqual([]);
  });

  it('on any screen of the main job in Arabic, on a phone', async () => {
    const person = await stage.newPerson({ language: 'ar', viewport: { width: 390, height: 844 } });
    expect(await walkSignIn(person)).toEqual([]);
    await person.goTo('/login');
    await person.openAs('loan-officer', '/');
    expect(await walkScreens(person)).toEqual([]);
    expect(await person.page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  });
});
