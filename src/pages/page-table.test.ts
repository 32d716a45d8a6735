import { describe, expect, it } from 'vitest';
import { laterTitles, menuPages, pagesBelow } from '../../domain/pages/loan-pages';
import { entrance } from '../../domain/pages/page-table';
import { pageTitles } from '../../domain/pages/page-titles';
import { pageTable } from './page-table';
import { screenOf } from './screens';
import { pageOfPath } from './useCurrentPage';

/** Every screen of the specification outside the sign-in, with the area it belongs to. */
const screens: readonly (readonly [area: string, paths: string])[] = [
  [
    'main',
    `/main/resources /main/resources/announcements /main/resources/forms /main/resources/rates /main/resources/guidelines
     /main/pricing /main/quick-pricing /main/pipelines /main/servicing /main/register-my-loan/prog-first /rate-sheets`,
  ],
  [
    'public',
    `/public /public/pricing /public/rates /public/guidelines /public/announcements /public/appraiser-exclusionary-list`,
  ],
  [
    'admin',
    `/main/admin/county /main/admin/user /main/admin/branch /main/admin/program /main/admin/appraisal /main/admin/role
     /main/admin/loan-setup /main/admin/general-settings /main/admin/form /main/admin/email-template /main/admin/test`,
  ],
  [
    'internal',
    `/main/internal /main/internal/batch-pricing /main/internal/lock-report /main/internal/servicing /main/internal/batch /main/internal/appraisal`,
  ],
  ['bare', '/main/internal/servicing/123'],
  [
    'loan',
    `/loans/1/dashboard /loans/1/product-pricing /loans/1/product-pricing-custom-field-test /loans/1/app/manager
     /loans/1/app/borrower /loans/1/app/borrower/0B /loans/1/app/employment /loans/1/app/asset /loans/1/app/liability
     /loans/1/app/reo /loans/1/app/loan-property /loans/1/app/declaration /loans/1/app/demographic /loans/1/aus
     /loans/1/edisclosure /loans/1/edisclosure/self-prepare /loans/1/edisclosure/lender-prepare /loans/1/conditions
     /loans/1/upload-condition /loans/1/documents /loans/1/coc /loans/1/appraisals /loans/1/appraisals/new
     /loans/1/appraisals/fee-finder /loans/1/appraisals/waiver /loans/1/appraisals/transfer /loans/1/rate-lock-request
     /loans/1/cd /loans/1/contacts /loans/1/email /loans/1/loan-doc /loans/1/servicing /loans/1/doc-gen /loans/1/credit
     /loans/1/loan`,
  ],
  [
    'register',
    `/loans/1/register-my-loan /loans/1/register-my-loan/select-program /loans/1/register-my-loan/edisclosure
     /loans/1/register-my-loan/edisclosure/self-prepare /loans/1/register-my-loan/edisclosure/lender-prepare
     /loans/1/register-my-loan/upload-condition`,
  ],
];
const eachScreen = screens.flatMap(([area, paths]) => paths.split(/\s+/).map((path) => [path, area] as const));

describe('the page table', () => {
  it.each(eachScreen)('has %s in the area %s', (path, area) => {
    expect(pageOfPath(path)?.area).toBe(area);
  });

  it('finds a page ignoring case (decisions MENU-29)', () => {
    expect(pageOfPath('/loans/1/Email')?.title).toBe('email');
  });

  it.each([
    ['/main/import', 'create-loan'],
    ['/main/register-my-loan', 'create-loan'],
    ['/main/admin', 'admin-program'],
    ['/loans/:loanNum', 'dashboard'],
    ['/loans/:loanNum/app', 'borrower'],
    ['/loans/:loanNum/register-my-loan/*', 'register'],
  ])('redirects from %s to %s', (alias, id) => {
    expect(pageTable.find((page) => page.aliases?.includes(alias))?.id).toBe(id);
  });

  it('has unique page IDs and paths', () => {
    const ids = pageTable.map(({ id }) => id);
    const paths = pageTable.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has each title in every language, and no unused title', () => {
    const texts = Object.values(pageTitles).flatMap(({ en, tr, ar }) => [en, tr, ar]);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    const used = [...pageTable, entrance('admin'), entrance('application')].map(({ title }) => title);
    expect(Object.keys(pageTitles).sort()).toEqual([...new Set([...used, ...Object.values(laterTitles)])].sort());
  });

  it('hides the footer only on pricing, pipeline and Create New Loan', () => {
    expect(pageTable.filter((page) => page.footer === false).map(({ id }) => id)).toEqual([
      'pricing',
      'create-loan',
      'pipeline',
    ]);
  });

  it('has a screen for each page', () => {
    expect(pageTable.filter((page) => screenOf(page) === null).map(({ id }) => id)).toEqual([]);
  });

  it('requires the permission of the menu item that a loan page belongs to', () => {
    for (const item of menuPages) {
      for (const id of [item, ...pagesBelow(item)].filter((each) => each !== 'application')) {
        const page = pageTable.find((each) => each.id === id);
        expect(page?.access, id).toMatchObject({ page: item });
      }
    }
  });
});
