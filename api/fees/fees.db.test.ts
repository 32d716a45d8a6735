import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { feeCalls } from './fees.routes';

let at: TestPortal;
let loanNum: string;

beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
});
afterAll(() => at.close());

const url = (path: string, loan = loanNum) => `/api/lqb/loans/${loan}/${path}`;
const versionOf = async (loan = loanNum) => (await at.portal.los.loadLoan(loan)).version;
const get = async (path: string) => (await (await at.as('loan-officer')).get(url(path)).expect(200)).body;
const post = async (path: string, body: object, status = 200, login = 'loan-officer') => {
  const agent = await at.as(login);
  const address = path.startsWith('/') ? path : url(path);
  const answer = await agent.post(address).send({ version: await versionOf(), ...body });
  expect([answer.status, answer.body.fields ?? answer.body.message], path).toEqual([
    status,
    status === 200 ? undefined : expect.anything(),
  ]);
  return answer.body;
};

const fee = (id: string, ClosingCostFeeType: string, section: string, TotalAmount: string, more: object = {}) => ({
  ...{ id, ClosingCostFeeType, Description: id, section, TotalAmount, Beneficiary: '0' },
  ...more,
});
const fees = [
  fee('Underwriting', 'UnderwritingFee', 'A', '1097.00', { Beneficiary: '21' }),
  fee('Appraisal', 'AppraisalFee', 'B', '405.00', { Beneficiary: '63', GfeClosingCostFeePaymentTimingT: '2' }),
  fee('Survey', 'SurveyFee', 'C', '400.00'),
  fee('Settlement', 'SettlementFee', 'C', '600.00'),
  fee('Transfer tax', 'TransferTax', 'E', '2000.00', { PaidBy: 'seller' }),
];

describe('the calls of fees and adjustments', () => {
  it('require sign-in, the page, and to write also the letter', async () => {
    const other = await createLoan(at, 'loan-officer', completePurchase);
    for (const { method, path } of feeCalls) {
      const address = `/api${path.replace('{loanNum}', other).replace('{id}', 'x').replace('{type}', 'tax')}`;
      const verb = method.toLowerCase() as 'get' | 'post' | 'delete';
      await supertest(at.app)[verb](address).expect(401);
      const refused = await (await at.as('real-estate-agent'))[verb](address).send({});
      expect(refused.status, `${method} ${path}`).toBe(403);
    }
  });
});

describe('the fees of a loan', () => {
  it('begin with an Underwriting fee of the lender and an Appraisal fee of the AMC', async () => {
    const rows = await get('fees');
    expect(
      rows.map((row: Record<string, unknown>) => [row.code, row.section, row.Beneficiary, row.TotalAmount]),
    ).toEqual([
      ['UnderwritingFee', 'A', '21', '0.00'],
      ['AppraisalFee', 'B', '63', '0.00'],
    ]);
    expect(rows[1]).toMatchObject({ label: 'Appraisal Fee', paidToTypesTpo: ['63', '1', '0'] });
  });

  it('are saved with totals, and what the seller pays counts in none of the borrower’s', async () => {
    // Nothing but the credit report is charged before the borrowers intend to proceed (12 CFR 1026.19(e)(2)(i)).
    await post('fees', { fees }, 422);
    await setLoanFields(at, loanNum, { sIntentToProceedD: '2026-11-03' });
    const saved = await post('fees', { fees });
    expect(saved.totals).toMatchObject({
      ...{ loanCosts: '2502.00', sellerPaid: '2000.00', paidBeforeClosing: '405.00' },
      sections: { A: '1097.00', B: '405.00', C: '1000.00', E: '0.00' },
    });
    expect(saved.goodFaith).toBeNull();
    expect((await at.portal.los.loadLoan(loanNum)).sTotEstCcAmt).toBe('2502.00');
    expect(await get('seller-costs')).toMatchObject({ total: '2000.00', fees: [{ code: 'TransferTax' }] });
    const available = await get('available-fees');
    const codes = available.map(({ code }: { code: string }) => code);
    expect([
      codes.includes('SurveyFee'),
      codes.includes('PestInspectionFee'),
      codes.includes('PrepaidInterest'),
    ]).toEqual([false, true, false]);
    expect((await get('seller-responsible-available-fees')).length).toBeGreaterThan(2);
  });

  it('are not overwritten by who saw an earlier version, and name what does not fit', async () => {
    const agent = await at.as('loan-officer');
    const version = await versionOf();
    const stale = await agent.post(url('fees')).send({ version: version - 1, fees: [] });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    const negative = await agent.post(url('fees')).send({ version, fees: [{ ...fees[0], TotalAmount: '-5' }] });
    expect(negative.status).toBe(422);
    const twice = await agent.post(url('fees')).send({ version, fees: [fees[0], fees[0]] });
    expect(twice.status).toBe(422);
  });

  it('count into the check of section C', async () => {
    const check = async () =>
      (await get('fees-all')) &&
      (await (await at.as('loan-officer')).get(`/api/loan-proxy/${loanNum}/has-invalid-beneficiaries-in-section-c`))
        .body;
    expect(await check()).toEqual({ result: false, feesKnown: true });
    const rows = (await get('fees')).map(({ id }: { id: string }) => id);
    const own = { ...fees[2], id: rows[2], Beneficiary: '21' };
    await post('fees', { fees: [...fees.slice(0, 2), own, ...fees.slice(3)] });
    expect(await check()).toEqual({ result: true, feesKnown: true });
    const all = await get('fees-all');
    expect(all.lines.find(({ label }: { label: string }) => label === 'Survey')).toMatchObject({ bucket: 'zero' });
    await post('fees', { fees });
  });

  it('are paid to whom the channel of the loan offers (FEE-05)', async () => {
    const rows = (await get('fees')).map(({ id }: { id: string }) => id);
    const payees = (Beneficiary: string) =>
      fees.map((each, place) => (place === 2 ? { ...each, id: rows[2], Beneficiary } : each));
    // A retail loan has no broker.
    const refused = await post('fees', { fees: payees('26') }, 422);
    expect(refused.fields).toEqual({ 'fees[2].Beneficiary': 'Choose a value from the list.' });
    await setLoanFields(at, loanNum, { sBranchChannelT: '2' });
    await post('fees', { fees: payees('26') });
    // One that is stored may stay.
    await setLoanFields(at, loanNum, { sBranchChannelT: '1' });
    const kept = (await get('fees')).map(({ id }: { id: string }) => id);
    await post('fees', { fees: payees('26').map((each, place) => ({ ...each, id: kept[place] ?? each.id })) });
    await post('fees', { fees });
  });

  it('are compared with the Loan Estimate, and a reason moves only what it covers', async () => {
    const first = await post('loan-estimate-fees', { issued: '2026-11-02' });
    expect(first.goodFaith).toMatchObject({ number: 1, cure: '0.00', ten: { baseline: '1000.00', limit: '1100.00' } });
    const ids: Record<string, string> = Object.fromEntries(
      first.fees.map(({ id, Description }: { id: string; Description: string }) => [Description, id]),
    );
    // Removed and entered again, they are the charges that were disclosed.
    expect((await post('fees', { fees: fees.slice(0, 1) })).goodFaith).toMatchObject({ cure: '0.00' });
    const again = await post('fees', { fees });
    expect(again.goodFaith).toMatchObject({ cure: '0.00' });
    const entered = again.fees.map(({ id }: { id: string }) => id);
    const disclosed = (await at.portal.los.loadLoan(loanNum)).loanEstimates?.[0]?.lines.map(({ id }) => id) ?? [];
    expect(entered).toEqual(expect.arrayContaining(disclosed.filter((id) => Object.values(ids).includes(id))));
    for (const { id, Description } of again.fees) ids[Description] = id;
    const now = (amounts: Readonly<Record<string, string>>) =>
      fees.map((each) => ({ ...each, id: ids[each.id] ?? each.id, TotalAmount: amounts[each.id] ?? each.TotalAmount }));
    const risen = await post('fees', { fees: now({ Underwriting: '1127.00', Survey: '590.00' }) });
    // 30 of the zero bucket, and 1,190 against 1,100.
    expect(risen.goodFaith).toMatchObject({ cure: '120.00', zero: { excess: '30.00' }, ten: { excess: '90.00' } });
    const told = await post('loan-estimate-fees', { issued: '2026-11-03' });
    expect(told.goodFaith).toMatchObject({ number: 2, cure: '120.00' });
    expect(await at.portal.los.loadLoan(loanNum)).toMatchObject({
      ...{ sInitialLoanEstimateIssuedD: '2026-11-02', sLastDisclosedLoanEstimateIssuedD: '2026-11-03' },
    });
    const covered = { reason: 'settlement-charges', learned: '2026-11-02', lines: [ids.Survey] };
    await post('loan-estimate-fees', { issued: '2026-11-04', ...covered }, 403);
    const moved = await post('loan-estimate-fees', { issued: '2026-11-04', ...covered }, 200, 'administrator');
    expect(moved.goodFaith).toMatchObject({ number: 3, cure: '30.00', ten: { baseline: '1190.00', excess: '0.00' } });
    expect(moved.estimates.map(({ number, reason }: Record<string, unknown>) => [number, reason])).toEqual([
      [1, null],
      [2, null],
      [3, 'settlement-charges'],
    ]);
    await post('loan-estimate-fees', { issued: '2026-11-01' }, 422);
    // The test portal's day is 11/20/2026.
    await post('loan-estimate-fees', { issued: '2026-11-21' }, 422);
    const late = (more: object, status: number) =>
      post('loan-estimate-fees', { ...covered, issued: '2026-11-20', ...more }, status, 'administrator');
    await late({ learned: null }, 422);
    // Three business days after Monday the 16th are over (1026.19(e)(4)(i)).
    await late({ learned: '2026-11-16' }, 409);
    await late({ learned: '2026-11-20', reason: 'expired' }, 422);
    await setLoanFields(at, loanNum, { sEstCloseD: '2026-11-25' });
    // Mailed, it would be received on 11/24, four business days before closing at the earliest on 11/30 (1026.19(e)(4)(ii)).
    await late({ learned: '2026-11-20' }, 409);
    await setLoanFields(at, loanNum, { sEstCloseD: null });
    const audited = await at.portal.db
      .selectFrom('portal.audit')
      .select('outcome')
      .where('action', '=', 'loan.loan-estimate')
      .execute();
    expect(audited.filter(({ outcome }) => outcome === 'done')).toHaveLength(3);
  });

  it('are offered those of the templates for their state, channel and purpose', async () => {
    const { sSpState, sBranchChannelT } = await at.portal.los.loadLoan(loanNum);
    const admin = await at.as('administrator');
    const template = (name: string, more: object) =>
      admin
        .post('/api/emet-data/fee-templates')
        .send({ name, type: 'Wire Transfer Fee', amount: '45.00', paidBy: 'borrower', appliesTo: 'all', ...more })
        .expect(200);
    await template('Here', { type: 'Courier Fee', state: sSpState, channel: sBranchChannelT, active: true });
    await template('Everywhere', { active: true });
    await template('Refinances', { type: 'Survey Fee', appliesTo: 'refinance', active: true });
    await template('Elsewhere', { type: 'Pest Inspection Fee', state: sSpState === 'NY' ? 'FL' : 'NY', active: true });
    await template('Off', { type: 'Commitment Fee', active: false });
    const offered = (await get('fees-all')).template;
    expect(offered.map(({ Description, TotalAmount }: Record<string, string>) => [Description, TotalAmount])).toEqual([
      // Those of the branch come first.
      ['Document Preparation Fee', '250.00'],
      ['Processing Fee', '895.00'],
      ['Wire Transfer Fee', '45.00'],
      ['Courier Fee', '45.00'],
    ]);
  });

  it('can be removed one by one', async () => {
    const { fees: rows } = await get('fees-all');
    const agent = await at.as('loan-officer');
    const { id } = rows.at(-1);
    const old = await agent.delete(`${url(`fees/${id}`)}?version=1`);
    expect([old.status, old.body.code]).toEqual([409, 'stale']);
    const left = await agent.delete(`${url(`fees/${id}`)}?version=${await versionOf()}`).expect(200);
    expect(left.body.fees).toHaveLength(rows.length - 1);
    await agent.delete(`${url(`fees/${id}`)}?version=${await versionOf()}`).expect(404);
  });
});

describe('housing expenses', () => {
  it('keep the ID of their lines when they are saved for the first time, and leave the payment when they are removed', async () => {
    const own = await createLoan(at, 'loan-officer', {
      ...completePurchase,
      sProRealETx: '130.00',
      sProHazIns: '50.00',
    });
    const agent = await at.as('loan-officer');
    const lines = async () => (await agent.get(url('hexps', own)).expect(200)).body;
    const before = await lines();
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
    const send = async (hexps: object[]) =>
      agent
        .post(`/api/loan-proxy/${own}/fees-hexp`)
        .send({ version: await versionOf(own), fees: [], hexps })
        .expect(200);
    const [tax, hazard] = ids(before).map((id) => ({ id, type: id, fixedAmt: '100.00' }));
    expect(ids(before).toSorted()).toEqual(['hazard', 'tax']);
    await send([tax ?? {}, hazard ?? {}]);
    expect(ids(await lines()).toSorted()).toEqual(['hazard', 'tax']);
    await send([tax ?? {}]);
    expect(ids(await lines())).toEqual([tax?.id]);
    expect((await at.portal.los.loadLoan(own))[tax?.type === 'tax' ? 'sProHazIns' : 'sProRealETx']).toBe('0.00');
  });

  it('are those of the loan, and the escrow account has the example of Appendix E', async () => {
    await setLoanFields(at, loanNum, {
      sSchedDueD1: '2027-07-01',
      sProHazIns: null,
      sProRealETx: null,
      sProFloodIns: null,
      sProdImpound: true,
    });
    const expense = (id: string, fixedAmt: string, disbursements: object[]) => ({
      id,
      type: 'tax',
      Description: id,
      fixedAmt,
      disbursements,
    });
    const hexps = [
      expense('County', '100.00', [
        { due: '2027-07-25', amount: '500.00' },
        { due: '2027-12-10', amount: '700.00' },
      ]),
      expense('School', '30.00', [{ due: '2027-09-20', amount: null }]),
    ];
    const { fees: rows } = await get('fees-all');
    const stored = rows.map(
      ({ code: _code, label: _label, paidToTypesRetail: _r, paidToTypesTpo: _t, ...row }: Record<string, unknown>) =>
        row,
    );
    const saved = await post(`/api/loan-proxy/${loanNum}/fees-hexp`, { fees: stored, hexps });
    expect(saved.escrow).toMatchObject({ deposit: '1040.00', adjustment: '-90.00', cushion: '260.00' });
    expect((await get('trusts')).balances[5]).toEqual({ due: '2027-12-01', balance: '260.00' });
    expect((await get('hexps')).map(({ monthly }: { monthly: string }) => monthly)).toEqual(['100.00', '30.00']);
    const school = saved.hexps[1].id;
    const out = await post('fee-hexp-escrow', { hexp: { id: school, isEscrowed: false } });
    expect(out.escrow).toMatchObject({ deposit: '800.00', adjustment: '0.00' });
    const back = await post('fee-hexp-disbursements', {
      fee: { id: school, disbursements: [{ due: '2027-12-20', amount: null }] },
    });
    expect(back.hexps[1]).toMatchObject({ disbursements: [{ due: '2027-12-20' }] });
    await post('fee-hexp-escrow', { hexp: { id: 'none', isEscrowed: true } }, 404);
  });

  it('are paid at closing for some months', async () => {
    const hazard = { baseType: '0', rate: '0.000', fixedAmt: '100.00', month: 12, isPrepaid: true };
    const saved = await post('prepaid-fees/hazard', hazard);
    expect(saved.lines.find(({ source }: { source: string }) => source === 'expense')).toMatchObject({
      amount: '1200.00',
      section: 'F',
    });
    expect((await at.portal.los.loadLoan(loanNum)).sProHazIns).toBe('100.00');
    const both = await post('prepaid-fees', {
      fees: [
        { ...hazard, type: 'hazard', month: 6 },
        { ...hazard, type: 'wind', fixedAmt: '20.00', month: 1 },
      ],
    });
    expect(both.totals.sections.F).toBe('620.00');
    const agent = await at.as('loan-officer');
    const none = await agent.delete(`${url('prepaid-fees/hazard')}?version=${await versionOf()}`).expect(200);
    expect(none.body.totals.sections.F).toBe('20.00');
    await post('prepaid-fee-mi', { month: 2, isPrepaid: true });
    await post('insurance-policy', {
      sHazInsCompanyNm: 'Harbor Mutual',
      sHazInsPolicyNum: 'H-1',
      sHazInsDueD: '2027-05-15',
    });
    expect(await at.portal.los.loadLoan(loanNum)).toMatchObject({ sHazInsCompanyNm: 'Harbor Mutual' });
  });
});

describe('adjustments, prorations and cash', () => {
  const furniture = {
    id: 'new',
    type: 'personalProperty',
    Description: 'Furniture',
    amount: '900.00',
    paidFrom: 'borrower',
    paidTo: 'seller',
  };
  const taxes = {
    ...{ id: 'new', type: 'tax', Description: 'City taxes', amount: '3650.00', from: '2026-01-01', to: '2026-12-31' },
    paidBySeller: false,
  };

  it('are added, replaced and removed', async () => {
    await setLoanFields(at, loanNum, { sEstCloseD: '2026-12-15' });
    const one = await post('adjustment', { data: furniture });
    const [{ id }] = one.adjustments;
    await post('adjustment', { data: { ...furniture, id, amount: '950.00' } });
    expect(await get('adjustments')).toMatchObject([{ id, amount: '950.00' }]);
    const shared = await post('proration', { data: taxes });
    // 348 days to 12/15 at 10.00.
    expect(shared.prorations).toMatchObject([{ days: 348, share: '3480.00' }]);
    expect(await get('prorations')).toHaveLength(1);
    await post('adjustment', { data: { ...furniture, paidTo: 'borrower' } }, 422);
    await post('proration', { data: { ...taxes, to: '2025-01-01' } }, 422);
    const agent = await at.as('loan-officer');
    await agent.delete(`${url(`prorations/${shared.prorations[0].id}`)}?version=${await versionOf()}`).expect(200);
    await agent.delete(`${url(`adjustments/${id}`)}?version=${await versionOf()}`).expect(200);
    const both = await post('adjustments-prorations', { adjustments: [furniture], prorations: [taxes] });
    expect([both.adjustments.length, both.prorations.length]).toEqual([1, 1]);
    expect((await post('adjustments', { adjustments: [] })).adjustments).toEqual([]);
  });

  it('make the cash to close, which the summaries end with', async () => {
    const cash = await post('cash-to-close', {
      data: { sPurchCreditEarnestMoneyAmt: '15000.00', sSellerCreditAmt: '3000.00' },
    });
    expect(cash).toMatchObject({
      form: 'standard',
      lines: { deposit: '-15000.00', sellerCredits: '-3000.00', adjustments: '-3480.00' },
    });
    const summary = await get('transaction-summary');
    expect(summary.borrowerCash).toBe(cash.cash);
    expect(summary.N.map(({ code }: { code: string }) => code)).toContain('sellerCredit');
    const all = await get('fees-all');
    expect(all.contributions).toMatchObject({ contributed: '3000.00', excess: '0.00' });
  });

  it('have dates with their deadlines', async () => {
    const dates = await post('loan-doc-important-dates', { sEstCloseD: '2026-11-30', sDisbursementD: '2026-12-01' });
    expect(dates).toMatchObject({ sEstCloseD: '2026-11-30' });
    expect(dates.deadlines).toEqual([
      {
        ...{ code: 'closingDisclosureDue', date: '2026-11-25' },
        skipped: [
          { date: '2026-11-29', holiday: null },
          { date: '2026-11-26', holiday: 'Thanksgiving Day' },
        ],
      },
      // Four business days after the last estimate is received, 11/07 (1026.19(e)(4)(ii)).
      {
        ...{ code: 'earliestConsummation', date: '2026-11-13' },
        skipped: [
          { date: '2026-11-08', holiday: null },
          { date: '2026-11-11', holiday: 'Veterans Day' },
        ],
      },
    ]);
    expect(await get('loan-doc-important-dates')).toEqual(dates);
  });

  it('take the day of the application, which starts the clock, unless it is in the future', async () => {
    const path = 'loan-doc-important-dates';
    expect(await post(path, { sAppSubmittedD: '2026-11-02' })).toMatchObject({ sAppSubmittedD: '2026-11-02' });
    expect((await post(path, { sAppSubmittedD: '2099-11-02' }, 422)).fields).toHaveProperty('sAppSubmittedD');
    await post(path, { sAppSubmittedD: null });
    const given = { sProviderListGivenD: '2026-11-03' };
    expect(await post(path, given)).toMatchObject(given);
    expect((await post(path, { sProviderListGivenD: '2099-11-02' }, 422)).fields).toHaveProperty('sProviderListGivenD');
    await post(path, { sProviderListGivenD: null });
  });

  it('refuse money before the closing, and a consummation that has not been, is too early or is recorded by a broker', async () => {
    const path = 'loan-doc-important-dates';
    expect((await post(path, { sDisbursementD: '2026-11-29' }, 422)).fields).toHaveProperty('sDisbursementD');
    expect((await post(path, { sEstCloseD: '2026-12-02' }, 422)).fields).toHaveProperty('sEstCloseD');
    expect((await post(path, { sConsummationD: '2026-11-30' }, 422)).fields).toHaveProperty('sConsummationD');
    expect((await post(path, { sConsummationD: '2026-11-10' }, 422)).fields).toHaveProperty('sConsummationD');
    // The general save has the same rules.
    const { version } = await get(path);
    const general = await (await at.as('administrator'))
      .post(`/api/lqb/loans/${loanNum}`)
      .send({ version, sConsummationD: '2026-11-30' });
    expect([general.status, Object.keys(general.body.fields)]).toEqual([422, ['sConsummationD']]);
    // The field that was changed is named, and other fields can be saved while the days contradict each other.
    const dates = { sEstCloseD: '2026-11-15', sDisbursementD: '2026-11-15' };
    await setLoanFields(at, loanNum, dates);
    expect(Object.keys((await post(path, { ...dates, sConsummationD: '2026-11-16' }, 422)).fields)).toEqual([
      'sConsummationD',
    ]);
    await setLoanFields(at, loanNum, { ...dates, sEstCloseD: '2026-11-30' });
    await post(path, { sSchedDueD1: '2027-02-01' });
    await post(path, { sEstCloseD: '2026-11-30', sDisbursementD: '2026-12-01', sSchedDueD1: null });
    const recorded = await post(path, { sConsummationD: '2026-11-16' });
    expect(recorded.deadlines).toContainEqual(expect.objectContaining({ code: 'cureDue', date: '2027-01-15' }));
    await post(path, { sConsummationD: null });
  });

  it('have terms as the disclosures show them', async () => {
    await setLoanFields(at, loanNum, { sNoteIR: '6.000', sTerm: 360, sFinMethT: '0' });
    const terms = await get('loan-terms');
    expect(terms.projectedPayments[0]).toMatchObject({ fromYear: 1, isRange: false });
    expect(terms.comparisons.totalInterestPercentage).toMatch(/^11[0-9]\./);
    await setLoanFields(at, loanNum, { sNoteIR: null });
    expect(await get('loan-terms')).toMatchObject({ projectedPayments: null, comparisons: null });
  });
});
