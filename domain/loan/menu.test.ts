import { describe, expect, it } from 'vitest';
import { losCapabilities } from '../los/capabilities';
import { type MenuPage, menuNumber, menuNumbers, menuPages } from '../pages/loan-pages';
import { type MenuFacts, specifiedMenu } from './menu';

const facts = (changes: Partial<MenuFacts>): MenuFacts => ({
  status: '28',
  opens: menuPages,
  losCapabilities,
  hasEDisclosureMessage: false,
  ...changes,
});
const ids = (changes: Partial<MenuFacts>) => specifiedMenu(facts(changes)).map(({ page }) => menuNumber(page));
const find = (page: MenuPage, changes: Partial<MenuFacts>) =>
  specifiedMenu(facts(changes)).find((item) => item.page === page);

describe('the loan menu', () => {
  it('has the printed order', () =>
    expect(menuNumbers).toEqual([31, 14, 11, 12, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26]));

  it('shows the eleven items before submission, and Loan Summary', () =>
    expect(ids({ status: '0' })).toEqual([31, 14, 11, 12, 15, 17, 18, 20, 21, 23, 24, 25]));

  it('shows all but Loan Summary from submission on', () => {
    expect(ids({ status: '28' })).toEqual(menuNumbers.filter((id) => id !== 14));
    expect(ids({ status: '1' })).not.toContain(14);
  });

  it('shows only pages that the user may open', () => expect(ids({ opens: ['dashboard'] })).toEqual([31]));

  it('is empty without a status', () => {
    expect(ids({ status: undefined })).toEqual([]);
    expect(ids({ status: '' })).toEqual([]);
  });

  it('changes titles with the eDisclosure and the submission', () => {
    expect(find('edisclosure', { hasEDisclosureMessage: true })?.title).toBe('loanEstimate');
    expect(find('edisclosure', {})?.title).toBe('edisclosure');
    expect(find('upload-submission', { status: '0' })?.title).toBe('uploadSubmission');
    expect(find('upload-submission', { status: '28' })?.title).toBe('uploadConditions');
  });

  it('has badges if there are no conditions and no COC requests, and none while that is unknown', () => {
    expect(find('conditions', { activeConditions: 0 })?.badge).toEqual({ text: 'None', color: 'success' });
    expect(find('conditions', { activeConditions: 1 })?.badge).toBeNull();
    expect(find('coc', { openCocRequests: 0 })?.badge).toEqual({ text: 'None', color: 'default' });
    expect(find('coc', { openCocRequests: 2 })?.badge).toBeNull();
    expect(find('conditions', {})?.badge).toBeNull();
    expect(find('dashboard', { activeConditions: 0 })?.badge).toBeNull();
  });
});
