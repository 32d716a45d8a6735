import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { PDFDocument } from '@cantoo/pdf-lib';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letterPath } from '../../domain/access/page-letters';
import type { AuditView } from '../../domain/packages/packages.schemas';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { changeUiAccess } from '../access/admin/ui-access.service';
import { refuse } from '../http/app-error';
import { portalCaller } from '../http/caller';
import { ordersOfLoan, placeOrder } from '../orders/orders.service';
import type { DocumentAccount, DocumentsPort } from '../ports/documents/documents-port';
import { packageOrder } from './package-order';
import { packageById } from './packages.queries';
import { packagesCalls } from './packages.routes';

const PASSWORD = 'correct-horse-battery';
const received: (DocumentAccount | null)[] = [];
let log = '';
let isBroken = false;

/** A vendor that needs an account and makes one page for each form. */
const vendor: DocumentsPort = {
  framework: 'papermill',
  makes: (form) => form === 'note',
  async make({ forms }, account) {
    received.push(account);
    if (isBroken) throw refuse('conflict', 'package-incomplete');
    const pdf = await PDFDocument.create();
    pdf.addPage();
    const bytes = await pdf.save();
    return forms.map((id) => ({ id, pdf: bytes }));
  },
  vendor: { name: 'Papermill', isSimulation: false, check: async () => 'connected' },
};

let at: TestPortal;
let loanNum: string;

const fees = [
  {
    id: 'uw',
    ClosingCostFeeType: 'UnderwritingFee',
    Description: 'Underwriting',
    TotalAmount: '1097.00',
    section: 'A',
  },
  { id: 'settle', ClosingCostFeeType: 'SettlementFee', Description: 'Settlement', TotalAmount: '600.00', section: 'C' },
].map((fee) => ({
  ...{ Beneficiary: fee.section === 'A' ? '21' : '0', ProviderChoice: 'none', isAffiliate: false, PaidBy: 'borrower' },
  ...{ ProviderName: fee.section === 'C' ? 'Foothill Escrow' : null, GfeClosingCostFeePaymentTimingT: '1' },
  ...fee,
}));

const ready = {
  ...{
    sLpTemplateNm: 'Conforming 30 Year Fixed',
    sLT: '0',
    sLienPosT: '0',
    sFinMethT: '0',
    sTerm: 360,
    sNoteIR: '6.125',
  },
  ...{ sUrlaOriginatorNm: 'Ann Officer', sUrlaOriginatorNmlsId: '1', sUrlaCompanyNm: 'Emet', sUrlaCompanyNmlsId: '2' },
  ...{ sProRealETx: '500.00', sProHazIns: '150.00', sProdImpound: true, sPropertyTaxDueD: '2026-12-10' },
  ...{ sHazInsDueD: '2027-06-01', sLTotI: '12500.00', fees },
};

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  at = await testPortal({ worker: true, documentVendors: [vendor], log: stream });
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
  await setLoanFields(at, loanNum, ready);
});
afterAll(() => at.close());

const path = (call: string, loan = loanNum) =>
  `/api/${call.startsWith('dmd') ? 'loan-proxy' : 'lqb/loans'}/${loan}/${call}`;
const post = async (call: string, body: object, login = 'administrator', loan = loanNum) =>
  (await at.as(login)).post(path(call, loan)).send(body);
const audited = async (loan = loanNum): Promise<AuditView> => {
  const wanted = { docFramework: 'embedded', packageId: 'Predisclosure', planCodeId: 'CONV-FIX' };
  const answer = await post('df-audit', wanted, 'administrator', loan);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
/** The orders that send a package. */
const notices = async (packageId: string) => {
  const orders = await ordersOfLoan(at.portal.db, at.portal.vault, await loanOf(packageId), ['package-notice']);
  return orders.filter(({ request }) => (request as { packageId: string }).packageId === packageId);
};
const loanOf = async (packageId: string) => (await packageById(at.portal.db, packageId))?.loan_num ?? '';
/** Changes the letter of the application pages for loan officers. */
const letter = (before: 'r' | 'w', after: 'r' | 'w') =>
  changeUiAccess(at.portal, [{ connectPortal: letterPath('application'), role: 'Loan Officer', before, after }], {
    actor: { login: 'administrator' },
    ...{ requestId: null, address: null },
  });
const documents = async (docType: string) =>
  (await at.portal.los.files(loanNum, { docType })).map(({ id, name }) => ({ id, name }));
const isPdf = (body: unknown) =>
  expect(
    Buffer.from(body as Buffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

describe('the calls of document packages', () => {
  it('require sign-in, the page, and to write also the letter', async () => {
    for (const { method, path: call } of packagesCalls) {
      const address = `/api${call.replace('{loanNum}', loanNum)}`;
      const verb = method.toLowerCase() as 'get' | 'post';
      await supertest(at.app)[verb](address).expect(401);
      const refused = await (await at.as('real-estate-agent'))[verb](address).send({});
      expect(refused.status, `${method} ${call}`).toBe(403);
    }
  });

  it('offer the plans in use and the plan of the loan’s terms', async () => {
    const agent = await at.as('administrator');
    const plans = await agent.get('/api/lqb/dmd/plans').expect(200);
    expect(plans.body).toContainEqual(expect.objectContaining({ planCodeId: 'FHA-ARM-CMT', from: '2015-10-03' }));
    const plan = await agent.get(path('dm-default-plan-code-description')).expect(200);
    expect(plan.body).toEqual({ planCodeId: 'CONV-FIX', description: 'Conventional fixed rate' });
  });

  it('offer packages by status, and outside the lender only the initial one', async () => {
    const offered = async (login: string, loan: string) =>
      (await post('df-packages', { docFramework: 'embedded' }, login, loan)).body.map(
        ({ packageId, refusal }: { packageId: string; refusal: string | null }) => [packageId, refusal],
      );
    expect(await offered('administrator', loanNum)).toEqual([
      ['Predisclosure', null],
      ['Redisclosure', 'status'],
      ['ClosingDisclosure', 'status'],
      ['Closing', 'status'],
      ['PostClosing', 'status'],
    ]);
    const brokered = await createLoan(at, 'pml-loan-officer', completePurchase);
    expect(await offered('pml-loan-officer', brokered)).toContainEqual(['Closing', 'external']);
  });

  it('say who supplies each form', async () => {
    const forms = (await (await at.as('administrator')).get(path('dmd-forms')).query({ pkgType: 'Predisclosure' }))
      .body;
    const suppliers = new Map(forms.map((form: { id: string; supplier: string }) => [form.id, form.supplier]));
    expect([suppliers.get('appraisal-notice'), suppliers.get('loan-estimate'), suppliers.get('urla')]).toEqual([
      ...['portal', 'page', 'vendor'],
    ]);
    expect(suppliers.has('arm-program-disclosure')).toBe(false);
  });
});

describe('the audit of a package', () => {
  it('links what is missing to its field, and forbids the package', async () => {
    const bare = await createLoan(at, 'loan-officer');
    const answer = await post(
      'dmd-audit',
      { packageId: 'Predisclosure', planCodeId: 'FHA-FIX' },
      'administrator',
      bare,
    );
    expect(answer.body.canGenerate).toBe(false);
    expect(answer.body.findings).toContainEqual({ severity: 'error', code: 'missing-field', path: 'sSpAddr' });
    expect(answer.body.findings).toContainEqual({
      severity: 'warning',
      code: 'missing-field',
      path: 'applicants.0.aBEmail',
    });
    expect(answer.body.findings).toContainEqual({
      ...{ severity: 'error', code: 'plan-differs', path: 'sLT', values: { plan: 'FHA-FIX' } },
    });
    const { token } = answer.body;
    const made = await post('df-generate', { token, notify: false, isSelfPrepared: false }, 'administrator', bare);
    expect([made.status, made.body.code]).toEqual([409, 'conflict']);
  });

  it('refuses packages of another status, unknown plans and frameworks', async () => {
    const statusOf = async (body: object) =>
      (
        await post('df-audit', {
          docFramework: 'embedded',
          planCodeId: 'CONV-FIX',
          packageId: 'Predisclosure',
          ...body,
        })
      ).status;
    expect(await statusOf({ packageId: 'Closing' })).toBe(409);
    expect(await statusOf({ planCodeId: 'NONE' })).toBe(422);
    expect(await statusOf({ docFramework: 'none' })).toBe(409);
  });

  it('finds a breach of the tolerance, which is fatal', async () => {
    const breached = await createLoan(at, 'loan-officer', completePurchase);
    const line = { id: 'uw', type: 'UnderwritingFee', description: 'Underwriting', section: 'A', bucket: 'zero' };
    const estimate = { id: 'e', number: 1, issued: '2026-11-10', by: 'Ann', lenderCredit: '0.00', cashToClose: null };
    const settlement = { ...line, id: 'settle', type: 'SettlementFee', section: 'C', bucket: 'ten', amount: '600.00' };
    const lines = [{ ...line, amount: '1000.00' }, settlement];
    const loanEstimates = [{ ...estimate, lines, covers: null, reason: null }];
    await setLoanFields(at, breached, { ...ready, loanEstimates });
    const answer = await post(
      'dmd-audit',
      { packageId: 'Predisclosure', planCodeId: 'CONV-FIX' },
      'administrator',
      breached,
    );
    expect(answer.body.findings[0]).toEqual({
      ...{ severity: 'fatal', code: 'tolerance-breach', values: { amount: '97.00' }, page: 'loan' },
    });
  });

  it('saves corrections of the borrowers and the originator under the version', async () => {
    const { version } = await at.portal.los.loadLoan(loanNum);
    const body = { borrowers: [{ aBEmail: 'ruta@example.com' }], originator: { sUrlaOriginatorNm: 'Ada Officer' } };
    expect((await post('dm-save-audit', { version: version + 5, ...body })).status).toBe(409);
    expect((await post('dm-save-audit', { version, originator: { sNoteIR: '1.000' } })).status).toBe(422);
    await letter('w', 'r');
    for (const values of [{ borrowers: [{ aBSsn: '900-11-2222' }] }, { originator: body.originator }])
      expect((await post('dm-save-audit', { version, ...values }, 'loan-officer')).status).toBe(403);
    expect((await at.portal.los.loadLoan(loanNum)).version).toBe(version);
    await letter('r', 'w');
    const saved = await post('dm-save-audit', { version, ...body });
    const loan = await at.portal.los.loadLoan(loanNum);
    expect([saved.body.version, loan.sUrlaOriginatorNm, loan.applicants[0]?.aBEmail]).toEqual([
      ...[loan.version, 'Ada Officer', 'ruta@example.com'],
    ]);
  });
});

describe('a token', () => {
  it('previews once, for its user and loan, while it is valid', async () => {
    const { token, canGenerate, findings } = await audited();
    expect([canGenerate, findings]).toEqual([true, []]);
    expect((await post('df-preview', { token }, 'manager')).status).toBe(404);
    const other = await createLoan(at, 'loan-officer', completePurchase);
    expect((await post('df-preview', { token }, 'administrator', other)).status).toBe(404);
    const shown = await post('df-preview', { token });
    isPdf(shown.body);
    expect((await post('df-preview', { token })).status).toBe(409);
    expect(await documents('3 UNSIGNED DISCLOSURES')).toEqual([]);
  });

  it('ends after 30 minutes, and with any change of the loan', async () => {
    const { token } = await audited();
    at.time.forward(31 * 60_000);
    await at.signIn('administrator');
    expect((await post('df-preview', { token })).status).toBe(409);
    const next = await audited();
    await setLoanFields(at, loanNum, { sHazInsCompanyNm: 'Example Insurance' });
    const stale = await post('df-generate', { token: next.token, notify: false, isSelfPrepared: false });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
  });
});

describe('a generated package', () => {
  it('is filed once, however often it is requested, and the next one takes its place', async () => {
    const { token } = await audited();
    const body = { token, notify: false, isSelfPrepared: true };
    const answers = await Promise.all([
      post('df-generate', body),
      post('df-generate', body),
      post('dmd-process', body),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    isPdf(answers[0]?.body);
    const filed = await documents('3 UNSIGNED DISCLOSURES');
    expect(filed).toEqual([{ id: answers[2]?.body.docId, name: `3 UNSIGNED DISCLOSURES ${loanNum}.pdf` }]);
    const next = await audited();
    await post('df-generate', { ...body, token: next.token });
    const after = await documents('3 UNSIGNED DISCLOSURES');
    expect([after.length, after[0]?.id === filed[0]?.id]).toEqual([1, false]);
    const packages = (await (await at.as('administrator')).get(path('dmd-packages'))).body;
    expect(
      packages.map((made: { state: string; isSelfPrepared: boolean }) => [made.state, made.isSelfPrepared]),
    ).toEqual([
      ['made', true],
      ['made', true],
    ]);
    expect(packages[0].forms).toEqual([
      ...['service-providers', 'intent-to-proceed', 'appraisal-notice', 'equal-credit-notice', 'identity-notice'],
      ...['certification', 'occupancy-statement', 'application-summary'],
    ]);
    // Its notice would be sent under its ID: no one else sends a package of their own under it.
    const taken = await (await at.as('administrator')).post(`/api/loan-proxy/${loanNum}/signing-packages`).send({
      ...{ key: packages[0].id, title: 'Mine', kind: 'other' },
      documents: [{ documentId: after[0]?.id, title: 'Mine' }],
      recipients: [{ name: 'Ruta Lindqvist', email: 'mine@example.com' }],
    });
    expect([taken.status, taken.body.wording?.code]).toEqual([409, 'signing-key-used']);
    const audit = await at.portal.db
      .selectFrom('portal.audit')
      .select('action')
      .where('subject', '=', `loan:${loanNum}`)
      .where('action', '=', 'documents.package')
      .execute();
    // Each has an entry that opened and one that closed.
    expect(audit).toHaveLength(4);
  });

  it('is sent to the borrowers to sign once, however often it is requested', async () => {
    const { token } = await audited();
    const body = { token, notify: true, isSelfPrepared: false };
    const [made] = [await post('dmd-process', body), await post('dmd-process', body)];
    expect(made.body).toMatchObject({ state: 'made', notify: true });
    const sent = () =>
      at.portal.db
        .selectFrom('portal.signing_packages')
        .select(['kind', 'title', 'sent_by'])
        .where('loan_num', '=', loanNum)
        .execute();
    await expect
      .poll(sent, { timeout: 15_000 })
      .toEqual([{ kind: 'other', title: 'Initial disclosures', sent_by: 'administrator' }]);
    expect(await notices(made.body.id)).toHaveLength(1);
    const signingOf = async (login: string) => {
      const packages = (await (await at.as(login)).get(path('dmd-packages')).expect(200)).body;
      return packages.find(({ id }: { id: string }) => id === made.body.id)?.signing;
    };
    expect(await signingOf('administrator')).toEqual({ id: expect.any(String), state: 'open' });
  });

  it('is sent to the addresses that its author saw, in the language of the borrower, also if the portal is killed before, and once', async () => {
    await at.signIn('loan-officer');
    const language = { aBLanguageT: 'other', aBLanguageDesc: 'Arabic' };
    const speaking = completePurchase.applicants.map((applicant) => ({ ...applicant, ...language }));
    const own = await createLoan(at, 'loan-officer', { ...completePurchase, applicants: speaking });
    await setLoanFields(at, own, ready);
    const { token, recipients } = await audited(own);
    expect(recipients).toEqual([{ name: 'Ruta Lindqvist', email: 'ruta.lindqvist@example.com' }]);
    const made = await post('dmd-process', { token, notify: true, isSelfPrepared: false }, 'administrator', own);
    const { id } = made.body;
    await expect
      .poll(async () => (await notices(id)).map(({ state }) => state), { timeout: 15_000 })
      .toEqual(['completed']);
    const addresses = () =>
      at.portal.db
        .selectFrom('portal.signing_signers as signer')
        .innerJoin('portal.signing_packages as package', 'package.id', 'signer.package_id')
        .select(['signer.email', 'signer.language'])
        .where('package.key', '=', id)
        .execute();
    expect(await addresses()).toEqual([{ email: 'ruta.lindqvist@example.com', language: 'ar' }]);
    // Killed after the document was filed: the next try records it and orders the notice; a third one orders nothing.
    await at.portal.db
      .deleteFrom('portal.orders')
      .where('id', '=', (await notices(id))[0]?.id ?? '')
      .execute();
    await at.portal.db
      .updateTable('portal.document_packages')
      .set({ made_at: null, document_id: null })
      .where('id', '=', id)
      .execute();
    const applicants = [{ aBFirstNm: 'Ruta', aBLastNm: 'Lindqvist', aBEmail: 'other@example.com' }];
    await setLoanFields(at, own, { applicants } as never);
    const order = { id: randomUUID(), loanNum: own, request: { packageId: id }, reference: null } as never;
    for (const _ of ['killed', 'again'])
      expect(await packageOrder.submit(at.portal, order)).toMatchObject({ kind: 'completed' });
    expect(await notices(id)).toHaveLength(1);
    await expect
      .poll(async () => (await notices(id)).map(({ state }) => state), { timeout: 15_000 })
      .toEqual(['completed']);
    expect(await addresses()).toEqual([{ email: 'ruta.lindqvist@example.com', language: 'ar' }]);
    const row = await at.portal.db
      .selectFrom('portal.document_packages')
      .select('recipients')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain('ruta.lindqvist@example.com');
  });

  it('is sent by nobody outside the lender, who makes no package with the attempt', async () => {
    await at.signIn('pml-loan-officer');
    const own = await createLoan(at, 'pml-loan-officer', completePurchase);
    await setLoanFields(at, own, ready);
    const wanted = { docFramework: 'embedded', packageId: 'Predisclosure', planCodeId: 'CONV-FIX' };
    const { token } = (await post('df-audit', wanted, 'pml-loan-officer', own)).body;
    const body = { token, notify: true, isSelfPrepared: false };
    expect((await post('dmd-process', body, 'pml-loan-officer', own)).status).toBe(403);
    expect((await (await at.as('administrator')).get(path('dmd-packages', own))).body).toEqual([]);
  });

  it('of a broker takes the place of their own one, never of the lender’s, and only the lender cancels it', async () => {
    const own = await createLoan(at, 'pml-loan-officer', completePurchase);
    await setLoanFields(at, own, ready);
    const make = async (login: string) => {
      const wanted = { docFramework: 'embedded', packageId: 'Predisclosure', planCodeId: 'CONV-FIX' };
      const { token } = (await post('df-audit', wanted, login, own)).body;
      const made = await post('dmd-process', { token, notify: false, isSelfPrepared: true }, login, own);
      return made.body.docId as string;
    };
    const ours = await make('administrator');
    const first = await make('pml-loan-officer');
    const second = await make('pml-loan-officer');
    const now = (await at.portal.los.files(own, { docType: '3 UNSIGNED DISCLOSURES' })).map(({ id }) => id);
    expect(now.sort()).toEqual([ours, second].sort());
    expect(now).not.toContain(first);
    const late = await at.portal.db.transaction().execute((trx) =>
      placeOrder(at.portal, trx, packageOrder, {
        ...{ loanNum: own, caller: portalCaller, delayMs: 600_000, request: { packageId: randomUUID() } },
      }),
    );
    const order = `/api/loan-proxy/${own}/orders/${late}`;
    const broker = await at.as('pml-loan-officer');
    expect((await broker.get(order).expect(200)).body.canCancel).toBe(false);
    await broker.post(`${order}/cancel`).expect(403);
    await (await at.as('administrator')).post(`${order}/cancel`).expect(200);
  });

  it('is not both self-prepared and sent to the borrowers', async () => {
    const { token } = await audited();
    expect((await post('df-generate', { token, notify: true, isSelfPrepared: true })).status).toBe(422);
  });
});

describe('a vendor of documents', () => {
  it('gets the account of the audit, which is sealed, forgotten afterwards, and never logged', async () => {
    await at.signIn('loan-officer');
    const closing = await createLoan(at, 'loan-officer', completePurchase);
    const body = { docFramework: 'papermill', docUsername: 'ann', packageId: 'Predisclosure', planCodeId: 'CONV-FIX' };
    expect((await post('df-audit', body, 'administrator', closing)).body.fields).toHaveProperty('docPassword');
    await setLoanFields(at, closing, { ...ready, sStatusT: '21', ...closingFields });
    const answer = await post(
      'df-audit',
      { ...body, docPassword: PASSWORD, packageId: 'Closing' },
      'administrator',
      closing,
    );
    expect(answer.body.findings).toEqual([]);
    const stored = async () =>
      (
        await at.portal.db.selectFrom('portal.document_audits').selectAll().where('loan_num', '=', closing).execute()
      ).at(-1);
    expect(JSON.stringify((await stored())?.account)).toContain('enc1.');
    const { token } = answer.body;
    const made = await post('dmd-process', { token, notify: false, isSelfPrepared: false }, 'administrator', closing);
    expect(made.body).toMatchObject({ state: 'made', forms: ['note'] });
    expect(received).toEqual([{ username: 'ann', password: PASSWORD }]);
    expect((await stored())?.account).toBeNull();
    const next = await post(
      'df-audit',
      { ...body, docPassword: PASSWORD, packageId: 'Closing' },
      'administrator',
      closing,
    );
    isBroken = true;
    const failed = await post(
      'dmd-process',
      { token: next.body.token, notify: false, isSelfPrepared: false },
      'administrator',
      closing,
    );
    isBroken = false;
    expect(failed.body.state).toBe('failed');
    expect(received).toHaveLength(2);
    expect((await stored())?.account).toBeNull();
    expect(log).toContain('df-audit');
    expect(log).not.toContain(PASSWORD);
  });
});

const closingFields = {
  ...{
    sSchedDueD1: '2027-02-01',
    sDisbursementD: '2026-12-18',
    sEstCloseD: '2026-12-18',
    sTitleInNamesOf: 'Ruta Lindqvist',
  },
  ...{ sRateLockStatusT: '1', sRLckdExpiredD: '2026-12-30', sInitialClosingDisclosureIssuedD: '2026-12-01' },
  sInitialLoanEstimateIssuedD: '2026-11-10',
};
