import { describe, expect, it } from 'vitest';
import { internalAreas } from '../pages/internal-pages';
import { type PageKey, pageOf } from '../pages/page-table';
import { reportAreas, reportPages, reportRoles } from '../pages/report-pages';
import { mayOpen } from './may-open';
import type { PageUser } from './permissions';
import { isExternalRole, roleNamed } from './roles';

const user = (roles: readonly string[], more: Partial<PageUser> = {}): PageUser => ({
  roles,
  isPml: false,
  menuPermissions: [31, 23, 24],
  pageLetters: { dashboard: 'w', contacts: 'r', email: 'w', edisclosure: 'r' },
  ...more,
});

const opens = (id: PageKey, who: PageUser | null): boolean => mayOpen(pageOf(id).access, who);

describe('permission to open a page', () => {
  it('allows anyone into the public area, and only there', () => {
    expect(opens('public-home', null)).toBe(true);
    expect(opens('home', null)).toBe(false);
    expect(opens('doc-gen', null)).toBe(false);
  });

  it('limits the admin area to administrators, whatever the case of the role', () => {
    expect(opens('admin-role', user(['administrator']))).toBe(true);
    expect(opens('admin-role', user(['Processor']))).toBe(false);
  });

  it.each([
    ['internal-batch-pricing', 'Secondary', 'Servicing'],
    ['internal-servicing', 'Servicing', 'Secondary'],
    ['internal-batch', 'Accounting', 'QC Compliance'],
    ['internal-appraisal', 'QC Compliance', 'Accountant'],
  ] as const)('grants %s to %s and not to %s', (id, granted, refused) => {
    expect(opens(id, user([granted]))).toBe(true);
    expect(opens(id, user([refused]))).toBe(false);
  });

  it('does not confuse the external Secondary with the staff role', () => {
    expect(opens('internal-batch-pricing', user(['Secondary'], { isPml: true }))).toBe(false);
  });

  it('opens a loan page with its menu permission and a letter', () => {
    expect(opens('contacts', user(['Shipper']))).toBe(true);
    expect(opens('contacts', user(['Shipper'], { pageLetters: { dashboard: 'w' } }))).toBe(false);
    expect(opens('aus', user(['Shipper']))).toBe(false);
    // Fees is below the eDisclosure (decisions, Route loan).
    expect(opens('loan', user(['Shipper']))).toBe(false);
    expect(opens('loan', user(['Shipper'], { menuPermissions: [15] }))).toBe(true);
  });

  it('opens the Email page with the permission and one of its roles', () => {
    expect(opens('email', user(['Junior Underwriter']))).toBe(true);
    expect(opens('email', user(['Processor']))).toBe(false);
    expect(opens('email', user(['Funder'], { menuPermissions: [31] }))).toBe(false);
  });

  it('opens Document generation to those who may open Loan Doc', () => {
    const who = { menuPermissions: [25], pageLetters: { 'loan-doc': 'r' } } as const;
    expect(opens('doc-gen', user(['Shipper'], who))).toBe(true);
    expect(opens('doc-gen', user(['Shipper'], { ...who, menuPermissions: [] }))).toBe(false);
    expect(opens('doc-gen', user(['Shipper'], { ...who, pageLetters: { contacts: 'w' } }))).toBe(false);
  });

  it('shows the parts of the internal area that the roles allow', () => {
    const titles = (who: PageUser) =>
      Object.values(internalAreas)
        .filter(({ access }) => mayOpen(access, who))
        .map(({ title }) => title);
    expect(titles(user(['Secondary']))).toEqual(['batchPricing', 'lockReport', 'lockDesk']);
    expect(titles(user(['Lock Desk']))).toEqual(['lockReport', 'lockDesk']);
    expect(titles(user(['Accounting']))).toEqual(['batch']);
    expect(titles(user(['QC Compliance']))).toEqual(['exclusionaryList']);
    expect(titles(user(['administrator']))).toHaveLength(6);
    expect(titles(user(['Processor']))).toEqual([]);
    expect(titles(user(['Administrator'], { isPml: true }))).toEqual([]);
  });

  it('shows reports to the roles that they are granted to, and the landing page to those of any report', () => {
    for (const page of Object.values(reportAreas)) {
      const roles = page.access.kind === 'roles' ? page.access.roles : [];
      expect(roles.filter((role) => roleNamed(role) !== role || isExternalRole(role))).toEqual([]);
      for (const role of roles) expect(mayOpen(reportPages.reports.access, user([role])), role).toBe(true);
    }
    expect(reportRoles['lock-expiry']).toContain('Lock Desk');
    expect(opens('reports', user(['Real Estate Agent']))).toBe(false);
    expect(opens('reports', user(['Administrator'], { isPml: true }))).toBe(false);
    expect(opens('reports', user(['PML Supervisor (External)'], { isPml: true }))).toBe(false);
  });
});
