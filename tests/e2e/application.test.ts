import { describe, expect, it } from 'vitest';
import { findings, rulesOfLook } from '../support/axe';
import { completePurchase } from '../support/loan-builder';
import { setStage } from '../support/person';
import { quiet } from '../support/quiet';
import { MeasuredLooks } from '../support/text-looks';
import * as steps from './application-steps';
import { open } from './axe-walk';

const stage = setStage();

/** The loan that the first test fills in and the last one checks. */
let filled: string | undefined;

describe('the loan application', () => {
  it('is filled in, invalidated, fixed and completed by keyboard alone', { timeout: 300_000 }, async () => {
    const work = await steps.openLoan(stage, { page: 'manager' });
    filled = work.loanNum;
    await steps.addBorrowers(work);
    await steps.fillOriginator(work);
    await steps.fillRuta(work);
    await steps.fillTomas(work);
    await steps.fillIncome(work);
    await steps.fillAssets(work);
    await steps.fillDebts(work);
    await steps.fillLoan(work);
    await steps.fillPersons(work);
    await steps.prepareRegistration(work);
    await steps.followChecklist(work);
    await steps.figuresAreRight(work);
  });

  it('merges edits of two users, and asks only about fields that both changed', async () => {
    const work = await steps.openLoan(stage, { page: 'manager' });
    const { person, page, keys } = work;
    await steps.change(work, completePurchase);
    await keys.choose('Borrower');
    await steps.standing(page, 'borrower');
    person.expecting(409);

    await keys.fill([['Email', 'ruta@example.com']]);
    await steps.change(work, { sPurchPrice: '610000.00' });
    await steps.save(work);
    const both = await steps.loanOf(work);
    expect(both).toMatchObject({ sPurchPrice: '610000.00', applicants: [{ aBEmail: 'ruta@example.com' }] });

    await keys.fill([['City', 'Altadena']]);
    await steps.change(work, { applicants: [{ ...(both.applicants as object[])[0], aBCity: 'Glendale' }] });
    await keys.press('Control+s');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Altadena').waitFor();
    await dialog.getByText('Glendale').waitFor();
    await keys.tabTo(/City\W*$/, { back: true });
    await keys.press('ArrowDown');
    await keys.choose('Save');
    await dialog.waitFor({ state: 'detached' });
    await steps.isSaved(work);
    expect((await keys.tabTo('City')).text).toBe('Glendale');
    expect(await steps.loanOf(work)).toMatchObject({
      applicants: [{ aBCity: 'Glendale', aBEmail: 'ruta@example.com' }],
    });
  });

  it.each([
    ['en', {}],
    ['ar', { rules: rulesOfLook }],
  ] as const)('has no axe findings once it is filled in: %s', async (language, rules) => {
    const work = await steps.openLoan(stage, { language, page: 'manager', ...(filled ? { loanNum: filled } : {}) });
    const { page, loanNum } = work;
    const found: string[] = [];
    const measured = new MeasuredLooks();
    for (const address of steps.addresses) {
      await open(page, `/loans/${loanNum}/app/${address}`);
      await quiet(page);
      await steps.openRecords(page);
      found.push(...(await findings(page, { ...rules, measured })).map((finding) => `${address}: ${finding}`));
    }
    expect(found).toEqual([]);
  });
});
