import { describe, expect, it } from 'vitest';
import { loanMenu, loanMenuItems, type MenuFacts, menuIds, menuItemOfPath } from './menu';

const facts = (changes: Partial<MenuFacts>): MenuFacts => ({
  status: '28',
  menuPermissions: menuIds,
  hasEDisclosureMessage: false,
  ...changes,
});
const ids = (changes: Partial<MenuFacts>) => loanMenu(facts(changes)).map(({ id }) => id);
const find = (id: number, changes: Partial<MenuFacts>) => loanMenu(facts(changes)).find((item) => item.id === id);

describe('the loan menu', () => {
  it('has the printed order', () =>
    expect(menuIds).toEqual([31, 14, 11, 12, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26]));

  it('shows the eleven items before submission, and Loan Summary', () =>
    expect(ids({ status: '0' })).toEqual([31, 14, 11, 12, 15, 17, 18, 20, 21, 23, 24, 25]));

  it('shows all but Loan Summary from submission on', () => {
    expect(ids({ status: '28' })).toEqual(menuIds.filter((id) => id !== 14));
    expect(ids({ status: '1' })).not.toContain(14);
  });

  it('shows only what the user may open', () => expect(ids({ menuPermissions: [31, 99] })).toEqual([31]));

  it('is empty without a status', () => {
    expect(ids({ status: undefined })).toEqual([]);
    expect(ids({ status: '' })).toEqual([]);
  });

  it('changes titles with the eDisclosure and the submission', () => {
    expect(find(15, { hasEDisclosureMessage: true })?.title).toBe('View Loan Estimate');
    expect(find(15, {})?.title).toBe('Request eDisclosure');
    expect(find(17, { status: '0' })?.title).toBe('Upload Submission');
    expect(find(17, { status: '28' })?.title).toBe('Upload Conditions');
  });

  it('has badges where there are no conditions and no COC requests, and none while that is unknown', () => {
    expect(find(16, { activeConditions: 0 })?.badge).toEqual({ text: 'None', color: 'success' });
    expect(find(16, { activeConditions: 1 })?.badge).toBeNull();
    expect(find(19, { openCocRequests: 0 })?.badge).toEqual({ text: 'None', color: 'default' });
    expect(find(19, { openCocRequests: 2 })?.badge).toBeNull();
    expect(find(16, {})?.badge).toBeNull();
    expect(find(31, { activeConditions: 0 })?.badge).toBeNull();
  });
});

describe('the item of a path', () => {
  it('is found for pages below it and in any case of the letters', () => {
    expect(menuItemOfPath('/Email')?.id).toBe(24);
    expect(menuItemOfPath('/app/borrower/0B')?.id).toBe(11);
    expect(menuItemOfPath('/appraisals/new/')?.id).toBe(20);
    expect(menuItemOfPath('/edisclosure/self-prepare')?.id).toBe(15);
  });

  it('is none for a path that no item has', () => {
    expect(menuItemOfPath('/doc-gen')).toBeUndefined();
    expect(menuItemOfPath('/app/borrower/0B/more')).toBeUndefined();
  });

  it('is one for every path in the menu', () => {
    expect(loanMenuItems.every((item) => menuItemOfPath(item.path) === item)).toBe(true);
  });
});
