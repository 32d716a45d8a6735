import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditView, MadePackage, PackageView } from '../../domain/packages/packages.schemas';
import { loan } from '../pricing/pricing.test-support';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { DocGenPage } from './DocGenPage';
import { LoanDocPage } from './LoanDocPage';
import { packagesCalls } from './packages-calls';

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
  { packageId: 'ClosingDisclosure', refusal: null, forms: [] },
  { packageId: 'Closing', refusal: 'status', forms: [{ ...form, id: 'note', supplier: 'vendor' }] },
];
const made: MadePackage = {
  ...{ id: 'p1', packageId: 'Predisclosure', planCodeId: 'CONV-FIX', forms: ['appraisal-notice'] },
  ...{ isSelfPrepared: true, notify: false, by: 'Ines Duarte', createdAt: '2026-11-20T18:42:00.000Z' },
  ...{ docId: 'd1', state: 'made', signing: null },
};
const audit = (more: Partial<AuditView> = {}): AuditView => ({
  ...{ token: 'a-token-of-an-audit', expiresAt: '2026-11-20T19:12:00.000Z', version: 3, canGenerate: true },
  ...{ findings: [], forms, recipients: [{ name: 'Ruta Lindqvist', email: 'ruta@example.com' }] },
  ...more,
});

function stub(answer: AuditView, packageOf = made) {
  const generate = vi.fn<(typeof packagesCalls)['generate']>(async () => made);
  const saveAudit = vi.fn<(typeof packagesCalls)['saveAudit']>(async () => ({ version: 4 }));
  stubCalls(packagesCalls, {
    plans: async () => [
      { planCodeId: 'CONV-FIX', description: 'Conventional fixed rate', from: '2015-10-03', until: null, source: '' },
    ],
    defaultPlan: async () => ({ planCodeId: 'CONV-FIX', description: 'Conventional fixed rate' }),
    frameworks: async () => [{ framework: 'embedded', name: null, isSimulation: false, isReady: true }],
    packages: async () => packages,
    made: async () => [packageOf],
    audit: async () => answer,
    ...{ generate, saveAudit },
  });
  return { generate, saveAudit };
}

function open(page: 'doc-gen' | 'loan-doc', answer = audit(), of: object = ours, packageOf = made) {
  const Page = page === 'doc-gen' ? DocGenPage : LoanDocPage;
  const calls = stub(answer, packageOf);
  renderInPortal(<Page />, {
    at: `/loans/${sLNm}/${page}`,
    route: `/loans/:loanNum/${page}`,
    data: { getOne: vi.fn(async () => ({ data: { ...of, id: sLNm } })) as never },
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

  it('tells staff and users outside the lender apart who may not send documents to sign', async () => {
    open('doc-gen');
    await press('Audit');
    expect(await screen.findByText('Your role doesn’t send documents to sign.')).toBeVisible();
    cleanup();
    signInAs({ ...officer, isPml: true });
    open('doc-gen');
    await press('Audit');
    expect(await screen.findByText('Only the lender sends documents to sign.')).toBeVisible();
  });

  it('leads to the page that issues a form', async () => {
    const own = [{ ...form, id: 'closing-disclosure', supplier: 'page' } as const];
    const calls = { packages: async () => [{ packageId: 'ClosingDisclosure' as const, refusal: null, forms: own }] };
    open('doc-gen');
    stubCalls(packagesCalls, calls);
    const link = await screen.findByRole('link', { name: 'Its own page' });
    expect(link).toHaveAttribute('href', `/loans/${sLNm}/cd`);
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

  it('names each expense of the escrow account that has no due date', async () => {
    const faults = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const day = (expense: string): AuditView['findings'][number] => ({
      ...{ severity: 'error', code: 'escrow-day', values: { expense }, page: 'loan' },
    });
    const tax = { baseType: '0', rate: '0.000', fixedAmt: '200.00', month: 0, isPrepaid: false, isEscrowed: true };
    const hexps = ['a', 'b'].map((id) => ({ ...tax, id, type: 'tax', Description: null, disbursements: [] }));
    const loanOfExpenses = { ...ours, sProHazIns: '100.00', hexps };
    const findings = [day('a'), day('b'), day('hazard')];
    open('doc-gen', audit({ canGenerate: false, findings }), loanOfExpenses);
    await press('Audit');
    const text = 'An expense of the escrow account has no due date:';
    expect(await screen.findAllByText(`${text} Property taxes`)).toHaveLength(2);
    expect(screen.getByText(`${text} Homeowner’s insurance`)).toBeVisible();
    expect(faults).not.toHaveBeenCalled();
    faults.mockRestore();
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
    expect(screen.getByText('Missing: Originator NMLS ID')).toBeVisible();
    expect(screen.getAllByText('Missing for Ruta Lindqvist: Email')[0]).toBeVisible();
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

  it('is made by a vendor with which the lender has an account, if one is chosen', async () => {
    const audits = vi.fn<(typeof packagesCalls)['audit']>(async () => audit());
    const listed = vi.fn<(typeof packagesCalls)['packages']>(async () => packages);
    const vendors = [
      { framework: 'embedded', name: null, isSimulation: false, isReady: true },
      { framework: 'harbor', name: 'Harbor Documents', isSimulation: false, isReady: true },
      { framework: 'mill', name: 'Papermill', isSimulation: false, isReady: false },
    ];
    stub(audit());
    stubCalls(packagesCalls, { audit: audits, packages: listed, frameworks: async () => vendors });
    renderInPortal(<DocGenPage />, {
      at: `/loans/${sLNm}/doc-gen`,
      route: '/loans/:loanNum/doc-gen',
      data: { getOne: vi.fn(async () => ({ data: { ...ours, id: sLNm } })) as never },
    });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Made by' }));
    expect(await screen.findByRole('option', { name: 'Papermill (no usable account)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('option', { name: 'Harbor Documents' }));
    await waitFor(() => expect(listed).toHaveBeenLastCalledWith(sLNm, 'harbor'));
    await press('Audit');
    await waitFor(() => expect(audits.mock.calls[0]?.[1]).toMatchObject({ docFramework: 'harbor' }));
  });

  it('keeps the chosen package and audits it again after corrections were saved', async () => {
    const findings: AuditView['findings'] = [
      { severity: 'error', code: 'missing-field', path: 'sUrlaOriginatorNmlsId' },
    ];
    let version = 3;
    const audits = vi.fn(async () => audit({ version, canGenerate: false, findings: version === 3 ? findings : [] }));
    stub(audit());
    const saveAudit = async () => {
      version = 4;
      return { version };
    };
    stubCalls(packagesCalls, { audit: audits, saveAudit });
    renderInPortal(<DocGenPage />, {
      at: `/loans/${sLNm}/doc-gen?package=ClosingDisclosure`,
      route: '/loans/:loanNum/doc-gen',
      data: { getOne: vi.fn(async () => ({ data: { ...ours, version, id: sLNm } })) as never },
    });
    const radio = await screen.findByRole('radio', { name: /Closing Disclosure/ });
    expect(radio).toBeChecked();
    await press('Audit');
    await userEvent.click(await screen.findByRole('textbox', { name: 'Originator NMLS ID' }));
    await userEvent.paste('100200');
    await press('Save corrections');
    await waitFor(() => expect(audits).toHaveBeenCalledTimes(2));
    expect(audits).toHaveBeenLastCalledWith(sLNm, {
      ...{ packageId: 'ClosingDisclosure', planCodeId: 'CONV-FIX', docFramework: 'embedded' },
    });
    expect(screen.getByRole('radio', { name: /Closing Disclosure/ })).toBeChecked();
  });

  it('keeps the audit while something is fixed on another page, and asks before typed corrections are left', async () => {
    const findings: AuditView['findings'] = [
      { severity: 'error', code: 'missing-field', path: 'sUrlaOriginatorNmlsId' },
      { severity: 'fatal', code: 'tolerance-breach', values: { amount: '97.00' }, page: 'loan' },
    ];
    const audits = vi.fn(async () => audit({ canGenerate: false, findings }));
    stub(audit());
    stubCalls(packagesCalls, { audit: audits });
    const page = renderInPortal(
      <Routes>
        <Route path="/loans/:loanNum/doc-gen" element={<DocGenPage />} />
        <Route path="*" element={<p>Fees are here</p>} />
      </Routes>,
      {
        at: `/loans/${sLNm}/doc-gen?package=ClosingDisclosure`,
        data: { getOne: vi.fn(async () => ({ data: { ...ours, id: sLNm } })) as never },
      },
    );
    await press('Audit');
    const nmls = await screen.findByRole('textbox', { name: 'Originator NMLS ID' });
    await userEvent.click(nmls);
    await userEvent.paste('abc');
    expect(await screen.findByText('Enter digits only.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save corrections' })).toBeDisabled();
    await userEvent.click(screen.getByRole('link', { name: /^Fix: Charges exceed/ }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Stay|Keep/ }));
    await userEvent.clear(nmls);
    await userEvent.click(await screen.findByRole('link', { name: /^Fix: Charges exceed/ }));
    expect(await screen.findByText('Fees are here')).toBeVisible();
    page.goBack();
    expect(await screen.findByText(/Charges exceed their tolerance/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Closing Disclosure/ })).toBeChecked();
    expect(audits).toHaveBeenCalledTimes(1);
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
  it('says whether the borrowers have signed what was sent to them', async () => {
    const signing = { id: 's1', state: 'declined' } as const;
    open('loan-doc', audit(), ours, { ...made, isSelfPrepared: false, notify: true, signing });
    expect(await screen.findByText('Borrowers notified')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Declined' });
    expect(link).toHaveAttribute('href', `/loans/${sLNm}/edisclosure#signing-s1`);
  });

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
