import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditView, MadePackage, PackageView } from '../../domain/packages/packages.schemas';
import { loan } from '../pricing/pricing.test-support';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { DocGenPage } from './DocGenPage';
import { LoanDocPage } from './LoanDocPage';
import { packagesCalls } from './packages-calls';

// The page renders slowly on a busy machine.
configure({ asyncUtilTimeout: 8_000 });

const ours = loan({ applicants: [{ aBFirstNm: 'Ruta', aBLastNm: 'Lindqvist' }], version: 3, sStatusT: '0' } as never);
const { sLNm } = ours;
const officer = {
  ...{ username: 'loan-officer', roles: ['Loan Officer'], menuPermissions: [11, 25], editPermissions: ['0'] },
  pageLetters: { 'loan-doc': 'w' as const, application: 'w' as const },
};
const form = { source: 'custom', signed: false, copies: 1 } as const;
const forms: PackageView['forms'] = [
  { ...form, id: 'appraisal-notice', supplier: 'portal', source: '12 CFR 1002.14(a)(2)' },
  { ...form, id: 'urla', supplier: 'vendor', signed: true },
];
const packages: PackageView[] = [
  { packageId: 'Predisclosure', refusal: null, forms },
  { packageId: 'Closing', refusal: 'status', forms: [{ ...form, id: 'note', supplier: 'vendor' }] },
];
const made: MadePackage = {
  ...{ id: 'p1', packageId: 'Predisclosure', planCodeId: 'CONV-FIX', forms: ['appraisal-notice'] },
  ...{ isSelfPrepared: true, notify: false, by: 'Ines Duarte', createdAt: '2026-11-20T18:42:00.000Z' },
  ...{ docId: 'd1', state: 'made' },
};
const audit = (more: Partial<AuditView> = {}): AuditView => ({
  ...{ token: 'a-token-of-an-audit', expiresAt: '2026-11-20T19:12:00.000Z', version: 3, canGenerate: true },
  ...{ findings: [], forms, recipients: [{ name: 'Ruta Lindqvist', email: 'ruta@example.com' }] },
  ...more,
});

function stub(answer: AuditView) {
  const generate = vi.fn<(typeof packagesCalls)['generate']>(async () => made);
  const saveAudit = vi.fn<(typeof packagesCalls)['saveAudit']>(async () => ({ version: 4 }));
  stubCalls(packagesCalls, {
    plans: async () => [
      { planCodeId: 'CONV-FIX', description: 'Conventional fixed rate', from: '2015-10-03', until: null, source: '' },
    ],
    defaultPlan: async () => ({ planCodeId: 'CONV-FIX', description: 'Conventional fixed rate' }),
    packages: async () => packages,
    made: async () => [made],
    audit: async () => answer,
    ...{ generate, saveAudit },
  });
  return { generate, saveAudit };
}

function open(page: 'doc-gen' | 'loan-doc', answer = audit()) {
  const Page = page === 'doc-gen' ? DocGenPage : LoanDocPage;
  const calls = stub(answer);
  renderInPortal(<Page />, {
    at: `/loans/${sLNm}/${page}`,
    route: `/loans/:loanNum/${page}`,
    data: { getOne: vi.fn(async () => ({ data: { ...ours, id: sLNm } })) as never },
  });
  return calls;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  signInAs(officer);
  fakeServer(({ path }) => ({ json: path.includes('writers') ? { roles: ['Processor'] } : [] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('Document generation', () => {
  it('shows at which addresses borrowers would be notified, and offers it only if each has one', async () => {
    signInAs({ ...officer, menuPermissions: [25, 15], pageLetters: { 'loan-doc': 'w', edisclosure: 'w' } });
    const recipients = [
      { name: 'Ruta Lindqvist', email: 'ruta@example.com' },
      { name: 'Ben Lee', email: null },
    ];
    open('doc-gen', audit({ recipients }));
    await press('Audit');
    expect(await screen.findByText('ruta@example.com')).toBeVisible();
    expect(screen.getByText(/No email address/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Notify the borrowers/ })).toBeDisabled();
  });

  it('audits the chosen package, and generates it for the user to deliver', async () => {
    const { generate } = open('doc-gen');
    expect(await screen.findByRole('radio', { name: /Closing documents/ })).toBeDisabled();
    await press('Audit');
    expect(await screen.findByText('Nothing was found. The package can be generated.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Self-prepared/ }));
    await press('Generate package');
    const delivery = { notify: false, isSelfPrepared: true };
    await waitFor(() => expect(generate).toHaveBeenCalledWith(sLNm, 'a-token-of-an-audit', delivery));
    expect(await screen.findByText(/The package is in the loan’s documents/)).toBeVisible();
  });

  it('shows what was found with links that fix it, and generates nothing until it is fixed', async () => {
    const findings: AuditView['findings'] = [
      { severity: 'fatal', code: 'tolerance-breach', values: { amount: '97.00' }, page: 'loan' },
      { severity: 'error', code: 'missing-field', path: 'sUrlaOriginatorNmlsId' },
      { severity: 'warning', code: 'missing-field', path: 'applicants.0.aBEmail' },
    ];
    const { saveAudit } = open('doc-gen', audit({ canGenerate: false, findings }));
    await press('Audit');
    const breach = await screen.findByText(/Charges exceed their tolerance by \$97\.00/);
    const row = within(breach.closest('li') ?? document.body);
    expect(row.getByText('Fatal')).toBeVisible();
    expect(row.getByRole('link')).toHaveAttribute('href', `/loans/${sLNm}/loan`);
    expect(screen.getByText('Originator NMLS ID is missing.')).toBeVisible();
    expect(screen.getAllByText('Email of Ruta Lindqvist is missing.')[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Generate package' })).toBeDisabled();
    await userEvent.click(screen.getByRole('textbox', { name: 'Originator NMLS ID' }));
    await userEvent.paste('100200');
    await userEvent.click(screen.getByRole('textbox', { name: 'Email' }));
    await userEvent.paste('ruta@example.com');
    await press('Save corrections');
    await waitFor(() =>
      expect(saveAudit).toHaveBeenCalledWith(sLNm, {
        ...{ version: 3, originator: { sUrlaOriginatorNmlsId: '100200' } },
        borrowers: [{ aBEmail: 'ruta@example.com' }],
      }),
    );
  });

  it('is for reading where the user may not write', async () => {
    signInAs({ ...officer, pageLetters: { 'loan-doc': 'r' } });
    open('doc-gen');
    await press('Audit');
    expect(await screen.findByRole('button', { name: 'Preview' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Generate package' })).toBeNull();
  });
});

describe('Loan Doc', () => {
  it('lists what was generated, and says which forms the vendor supplies', async () => {
    open('loan-doc');
    const table = within(await screen.findByRole('group', { name: 'Generated packages' }));
    expect(table.getByText('Initial disclosures')).toBeVisible();
    expect(table.getByText('Self-prepared')).toBeVisible();
    expect(await screen.findByText('Uniform Residential Loan Application (Form 1003)')).toBeVisible();
    expect(screen.getByText(/the portal may not reproduce them/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Closing documents/ }));
    expect(await screen.findByRole('rowheader', { name: /Note/ })).toBeVisible();
  });
});
