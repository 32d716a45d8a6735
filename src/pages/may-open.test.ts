import { describe, expect, it } from 'vitest';
import { toUserData } from '../access/user';
import { mayOpen } from './may-open';
import { pageById } from './page-table';

const user = (roles: readonly string[], more: object = {}) =>
  toUserData({ username: 'ann', roles, menuPermissions: [31, 23, 24], ...more });

const opens = (id: string, who: ReturnType<typeof user> | null): boolean => mayOpen(pageById(id).access, who);

describe('who may open a page', () => {
  it('lets anyone into the public area, and only there', () => {
    expect(opens('public-home', null)).toBe(true);
    expect(opens('home', null)).toBe(false);
    expect(opens('loan-doc-gen', null)).toBe(false);
  });

  it('keeps the admin area to administrators, whatever the case of the role', () => {
    expect(opens('admin-role', user(['administrator']))).toBe(true);
    expect(opens('admin-role', user(['Processor']))).toBe(false);
  });

  it.each([
    ['internal-batch-pricing', 'Secondary', 'Servicing'],
    ['internal-servicing', 'Servicing', 'Secondary'],
    ['internal-batch', 'Accounting', 'QC Compliance'],
    ['internal-appraisal', 'QC Compliance', 'Accountant'],
  ])('grants %s to %s and not to %s', (id, granted, refused) => {
    expect(opens(id, user([granted]))).toBe(true);
    expect(opens(id, user([refused]))).toBe(false);
  });

  it('does not take the external Secondary for the staff role', () => {
    expect(opens('internal-batch-pricing', user(['Secondary'], { isPml: true }))).toBe(false);
  });

  it('opens a loan page with its menu permission alone', () => {
    expect(opens('loan-contacts', user(['Shipper']))).toBe(true);
    expect(opens('loan-aus', user(['Shipper']))).toBe(false);
  });

  it('opens the Email page with the permission and one of its roles', () => {
    expect(opens('loan-email', user(['Junior Underwriter']))).toBe(true);
    expect(opens('loan-email', user(['Processor']))).toBe(false);
    expect(opens('loan-email', user(['Funder'], { menuPermissions: [31] }))).toBe(false);
  });

  it('opens the pages without a menu item to whom a loan is open at all', () => {
    expect(opens('loan-credit', user(['Shipper']))).toBe(true);
    expect(opens('loan-credit', user(['Shipper'], { menuPermissions: [] }))).toBe(false);
  });
});
