import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ApiClient, signInOverHttp } from '../support/api-client';
import { pdfFile } from '../support/loan-builder';
import type { Person, PersonOptions, Stage } from '../support/person';
import { quiet } from '../support/quiet';
import * as entries from './application-entries';
import { type Entry, Keyboard } from './keyboard';

/** Time limit for a page on a busy machine. */
export const patient = { timeout: 30_000 };

/** A user who works on a loan in a browser, and access to the server's data. */
export interface Work {
  readonly person: Person;
  readonly page: Page;
  readonly keys: Keyboard;
  readonly client: ApiClient;
  readonly loanNum: string;
}

export async function newLoan(client: ApiClient): Promise<string> {
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  expect(created.status).toBe(201);
  return String(created.body.loanNum);
}

/** The pages of the application and their headings. */
export const pages = {
  manager: 'Manage applications',
  borrower: 'Borrower',
  employment: 'Employment',
  asset: 'Assets',
  liability: 'Liabilities',
  reo: 'Real estate owned',
  'loan-property': 'Loan and property',
  declaration: 'Declarations',
  demographic: 'Demographic information',
} as const;

export type PageName = keyof typeof pages;

/** Waits until the page of the application has loaded completely. */
export async function standing(page: Page, name: PageName): Promise<void> {
  await page.waitForURL((address) => address.pathname.includes(`/app/${name}`));
  await page.getByRole('heading', { name: pages[name], level: 1, exact: true }).waitFor();
  await page.locator('main form [role="status"]').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('main .MuiSkeleton-root, main [role="progressbar"]'));
}

/** A signed-in loan officer on a page of the application. */
export async function openLoan(
  stage: Stage,
  { loanNum, page: name, ...options }: PersonOptions & { loanNum?: string; page: PageName },
): Promise<Work> {
  const client = await signInOverHttp(stage.url(), 'loan-officer');
  const loan = loanNum ?? (await newLoan(client));
  const person = await stage.newPerson(options);
  await person.openAs('loan-officer', `/loans/${loan}/app/${name}`);
  await (options.language === undefined || options.language === 'en'
    ? standing(person.page, name)
    : quiet(person.page));
  return { person, page: person.page, keys: new Keyboard(person.page), client, loanNum: loan };
}

export async function loanOf({ client, loanNum }: Pick<Work, 'client' | 'loanNum'>): Promise<Record<string, unknown>> {
  const { status, body } = await client.call('GET', `/lqb/loans/${loanNum}`);
  expect(status).toBe(200);
  return body;
}

/** Saves with Ctrl+S and waits until it is done. */
export async function save(work: Work): Promise<void> {
  await work.keys.press('Control+s');
  await isSaved(work);
}

/** Waits until nothing is unsaved or being saved. */
export const isSaved = (work: Work): Promise<void> => expect.poll(() => errorCount(work), patient).toBe('');

/** Saves with Ctrl+Enter, which opens the next page of the application. */
export async function goOn({ page, keys }: Work, next: PageName): Promise<void> {
  await keys.press('Control+Enter');
  await standing(page, next);
}

/** The error count next to Save. */
export const errorCount = ({ page }: Work): Promise<string> =>
  page.locator('main form [role="status"]').last().innerText();

/** Adds a borrower on the manager page with its dialog. */
async function addBorrower({ page, keys }: Work, firstName: string, role: string): Promise<void> {
  await keys.choose('Add borrower');
  await keys.arrivesIn('First name');
  await keys.fill([
    ['First name', firstName],
    ['Last name', 'Lindqvist'],
  ]);
  expect((await keys.tabTo('Applies as')).text).toBe(role);
  await keys.choose('Add borrower');
  await page
    .getByRole('table', { name: 'Borrowers' })
    .getByRole('link', { name: `${firstName} Lindqvist` })
    .waitFor();
  // The focus returned.
  await keys.arrivesAt('Add borrower');
}

export async function addBorrowers(work: Work): Promise<void> {
  await addBorrower(work, 'Ruta', 'Borrower');
  await addBorrower(work, 'Tomas', 'Co-borrower');
}

export async function fillOriginator(work: Work): Promise<void> {
  const { keys } = work;
  await keys.tabTo(/^Underwriting, \d+ answers missing$/);
  await keys.press('Space');
  await keys.choose('Loan originator');
  await keys.arrivesIn('Loan originator');
  await keys.fill(entries.originator);
  await goOn(work, 'borrower');
}

/** Types an invalid value character by character and leaves the field. */
export async function mistype({ page, keys }: Work, name: string, typed: string): Promise<void> {
  await keys.tabTo(name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(typed);
  await keys.press('Tab');
}

const isMistake = (each: Entry | entries.Mistake): each is entries.Mistake => 'said' in each;

/** Checks that each error is shown below its field, counted next to Save and not saved, with the text kept; then fixes it. */
async function breakAndFix(work: Work): Promise<void> {
  const { keys } = work;
  const { version } = await loanOf(work);
  for (const each of entries.ruta) {
    if (isMistake(each)) await mistype(work, each.name, each.typed);
    else await keys.fill([each]);
  }
  await keys.press('Control+s');
  await keys.arrivesIn('First name');
  await expect.poll(() => errorCount(work), patient).toContain('9 fields need attention');
  for (const { name, typed, said, meant } of entries.ruta.filter(isMistake)) {
    const stop = await keys.tabTo(name);
    expect(stop).toMatchObject({ text: typed, help: said, invalid: true });
    await keys.enter(meant);
  }
  expect(await loanOf(work)).toMatchObject({ version });
}

export async function fillRuta(work: Work): Promise<void> {
  const { keys } = work;
  await breakAndFix(work);
  await save(work);
  expect((await loanOf(work)).applicants).toMatchObject([{ aBFirstNm: 'Ruta', aBDob: '1986-04-02', aBZip: '91101' }]);
  await keys.press('Alt+n');
  await keys.arrivesIn('Address');
  await keys.fill(entries.rutasFormerHome);
  await save(work);
}

export async function fillTomas(work: Work): Promise<void> {
  const { page, keys } = work;
  await keys.choose(/^Tomas Lindqvist/, { back: true });
  await shows(page, /^Tomas Lindqvist/);
  await keys.fill(entries.tomas);
  await keys.choose('Same as Ruta Lindqvist');
  await keys.fill(entries.tomasAtHome);
  await goOn(work, 'employment');
}

/** Waits for the part of the page under that tab, because the URL changes slightly earlier. */
const shows = (page: Page, tab: RegExp): Promise<void> =>
  page.locator('main nav a[aria-current="page"]', { hasText: new RegExp(tab.source.replace('^', '')) }).waitFor();

/** Presses Alt+N and fills in the new record. */
async function addRecord({ keys }: Work, first: string, record: readonly Entry[]): Promise<void> {
  await keys.press('Alt+n');
  await keys.arrivesIn(first);
  await keys.fill(record);
}

export async function fillIncome(work: Work): Promise<void> {
  const { keys } = work;
  await addRecord(work, 'Employer or business', entries.rutasJob);
  await keys.choose('Add other income');
  await keys.arrivesIn('Income source');
  await keys.fill(entries.rutasOtherIncome);
  await keys.fill([['No additional employment', true]]);
  await keys.choose('Add employment');
  await keys.arrivesIn('Employer or business');
  await keys.fill(entries.tomasJob);
  await addRecord(work, 'Employer or business', entries.tomasFormerJob);
  await keys.fill([
    ['No additional employment', true],
    ['No income from other sources', true],
  ]);
  await goOn(work, 'asset');
}

export async function fillAssets(work: Work): Promise<void> {
  const { keys } = work;
  await addRecord(work, 'Asset type', entries.checking);
  await addRecord(work, 'Asset type', entries.savings);
  await ownerTakenAway(work);
  await keys.fill(entries.assetAnswers);
  await goOn(work, 'liability');
}

/** An asset needs an owner. */
async function ownerTakenAway(work: Work): Promise<void> {
  const { keys } = work;
  const { version } = await loanOf(work);
  await keys.tabTo(/^Owners: Ruta/);
  await keys.press('Space');
  await keys.press('Control+s');
  await expect.poll(() => errorCount(work), patient).toContain('1 field needs attention');
  expect(await keys.arrivesAt(/^Owners: Ruta/)).toMatchObject({ help: 'Required' });
  expect(await loanOf(work)).toMatchObject({ version });
  await keys.press('Space');
}

export async function fillDebts(work: Work): Promise<void> {
  await addRecord(work, 'Liability type', entries.carLoan);
  await addRecord(work, 'Liability type', entries.card);
  await work.keys.fill([['No other liabilities or expenses', true]]);
  await goOn(work, 'reo');
  await addRecord(work, 'Address', entries.rental);
  await goOn(work, 'loan-property');
}

async function goToPart({ page, keys }: Work, name: RegExp): Promise<void> {
  await keys.choose(name, { back: true });
  await shows(page, name);
}

export async function fillLoan(work: Work): Promise<void> {
  const { keys } = work;
  await keys.fill(entries.property);
  await goToPart(work, /^Title/);
  await keys.fill(entries.title);
  await goToPart(work, /^Terms/);
  await keys.fill(entries.terms);
  await rateMended(work);
  await goToPart(work, /^Costs/);
  await keys.fill(entries.costs);
  await goOn(work, 'declaration');
}

async function rateMended(work: Work): Promise<void> {
  const { keys } = work;
  await mistype(work, 'Note rate', 'six');
  await keys.press('Control+s');
  await expect.poll(() => errorCount(work), patient).toContain('1 field needs attention');
  expect(await keys.arrivesIn('Note rate')).toMatchObject({ text: 'six', help: 'Enter a number.', invalid: true });
  await keys.enter('6');
}

export async function fillPersons(work: Work): Promise<void> {
  const { keys } = work;
  await keys.fill(entries.declarations);
  await keys.fill(entries.declarations);
  await keys.fill(entries.bankruptcy);
  await goOn(work, 'demographic');
  await keys.fill(entries.rutasDemographics);
  await keys.fill(entries.tomasDemographics);
  await goOn(work, 'manager');
}

async function post(path: string, { page, client, loanNum }: Work, fields: Record<string, string>): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('files', new Blob([pdfFile], { type: 'application/pdf' }), 'package.pdf');
  const address = new URL(`/api/lqb/${path.replace('{loanNum}', loanNum)}`, page.url());
  const headers = { authorization: `Bearer ${client.token}` };
  const answer = await fetch(address, { method: 'POST', headers, body });
  expect(answer.status, await answer.text()).toBeLessThan(300);
}

interface Program {
  readonly lLpTemplateId: string;
  readonly Name: string;
  readonly Status: string;
  readonly RateOption: readonly { readonly Rate: string; readonly Point: string }[];
}

/** Adds program, eDisclosure and files over HTTP; the checklist of the open page updates by itself. */
export async function prepareRegistration(work: Work): Promise<void> {
  const { person, page, client, loanNum } = work;
  // The next save may be based on the earlier version: it is then rejected once, merged and saved.
  person.expecting(409);
  const loan = `/lqb/loans/${loanNum}`;
  const { body } = await client.call('POST', `${loan}/pricing-simple`, {});
  const programs = (body.PricingResults as { Program: readonly Program[] }).Program;
  const program = programs.find(({ Status, Name }) => Status === 'Eligible' && /30/.test(Name) && /Fixed/i.test(Name));
  const [rate] = program?.RateOption ?? [];
  const offer = { lLpTemplateId: program?.lLpTemplateId, requestedRate: rate?.Rate, requestedFee: rate?.Point };
  const chosen = await client.call('POST', `${loan}/register-loan-program`, offer);
  expect(chosen.status, JSON.stringify(chosen.body)).toBe(200);
  await post('loans/{loanNum}/initial-disclosure', work, { preparedBy: 'self' });
  const folder = { folderName: '01 SUBMISSION PACKAGE', docType: '1 SUBMISSION PACKAGE' };
  await post('edocs/{loanNum}/upload', work, folder);
  for (const stage of ['Registration', 'Pricing', 'Disclosure']) {
    await page.getByRole('button', { name: `${stage}, nothing missing` }).waitFor();
  }
}

/** Follows the checklist to a missing field on any page, borrower and record. */
const leftOut = [
  { name: 'Application signed', page: 'borrower', meant: '11/20/2026' },
  { name: 'Dependents', page: 'borrower', meant: '0' },
  { name: 'Account number', page: 'asset', meant: '7714' },
] as const;

export async function followChecklist(work: Work): Promise<void> {
  const { page, keys } = work;
  for (const { name, page: on, meant } of leftOut) {
    await keys.tabTo(/^Underwriting, \d+ answers? missing$/);
    await keys.press('Space');
    await keys.choose(name);
    await standing(page, on);
    await keys.arrivesIn(name);
    await keys.enter(meant);
    await save(work);
    await keys.choose('Manage applications', { back: true });
    await standing(page, 'manager');
  }
  // Only compliance is left, without the weekly rates that an administrator imports.
  await page.getByRole('button', { name: 'Underwriting, 3 answers missing' }).waitFor();
  for (const name of [/^APOR for the week of/, /^Who pays the originator/, /prepayment penalty is not known/]) {
    await page.getByRole('link', { name }).waitFor();
  }
}

/** The values of the figures strip, by name. */
async function figures(page: Page): Promise<Record<string, string>> {
  const said = await page
    .getByRole('region', { name: 'Key figures' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return Object.fromEntries(said.map((each) => (/^(.+?), (.+)\. How it’s calculated$/.exec(each) ?? []).slice(1)));
}

const cents = (money: number): string => `$${money.toLocaleString('en', { minimumFractionDigits: 2 })}`;
const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;

/** Calculated by hand from `application-entries.ts`. */
export async function figuresAreRight(work: Work): Promise<void> {
  const { sNoteIR, sLDiscnt1003: points } = await loanOf(work);
  const rate = Number(sNoteIR) / 1200;
  const payment = Math.round((650_000 * rate * 100) / (1 - (1 + rate) ** -360)) / 100;
  // Three quarters of the rent less taxes and insurance count as income: 2,000.00 × 75% − 500.00.
  const income = 9_000 + 500 + 600 + 4_900 + 1_000;
  const housing = Math.round((payment + 150 + 850) * 100) / 100;
  await expect
    .poll(() => figures(work.page), patient)
    .toMatchObject({
      'Total monthly income': cents(income),
      'Monthly debts that count': cents(450 + 150),
      'Proposed housing expense': cents(housing),
      'Housing DTI': percent(housing, income),
      'Total DTI': percent(housing + 600, income),
      LTV: percent(650_000, 812_500),
      'Liquid assets': cents(120_000 + 60_000),
      'Cash from borrower': cents(812_500 + 2_400 + 9_100 + Number(points) - 25_000 - 650_000),
    });
}

/** Changes the loan over HTTP, as another user. */
export async function change(work: Work, fields: object): Promise<void> {
  const { version } = await loanOf(work);
  const answer = await work.client.call('POST', `/lqb/loans/${work.loanNum}`, { version, ...fields });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const again = [...['property', 'title', 'terms', 'costs'].map((part) => `loan-property?part=${part}`), 'borrower/0C'];

/** All pages and parts of the application. No two of the same page follow each other: the second would not set its title. */
export const addresses = Object.keys(pages)
  .filter((name) => name !== 'loan-property')
  .flatMap((name, at) => [...again.slice(at, at + 1), name]);

/** Opens every record of every list. */
export async function openRecords(page: Page): Promise<void> {
  const closed = page.locator('[data-row][aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
}
