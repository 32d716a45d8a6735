import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { feeCalls } from '../fees/fees.routes';
import { changeCalls } from './changes/changes.routes';
import { closingCalls } from './closings/closings.routes';
import { estimateCalls } from './estimates/estimates.routes';

let at: TestPortal;
let loanNum: string;
let writes = 0;

const terms = {
  ...completePurchase,
  ...{ sNoteIR: '6.250', sTerm: 360, sFinMethT: '0', sLT: '0', sSchedDueD1: '2027-02-01', sPrepaidInterestDays: 4 },
  ...{ sEstCloseD: '2026-12-28', sDisbursementD: '2026-12-28', sPurchCreditEarnestMoneyAmt: '10000.00' },
};
const estimate = {
  ...{ id: 'le', number: 1, issued: '2026-11-10', by: 'Ann', lines: [], lenderCredit: '0.00' },
  ...{ cashToClose: '110000.00', covers: null, reason: null },
  cash: { closingCosts: '0.00', paidBeforeClosing: '0.00', downPayment: '120000.00', deposit: '-10000.00' },
};
const closing = {
  ...{ id: 'cd', number: 1, kind: 'initial', issued: '2026-11-20', by: 'Ann', documentId: 'x', lines: [] },
  ...{ lenderCredit: '0.00', cashToClose: '1.00', cash: estimate.cash, covers: null, reason: null, learned: null },
  delivery: { method: 'electronic', received: null, evidence: null, recordedBy: null },
  ...{ signed: null, closing: '2026-12-28', apr: '6.300', product: 'Fixed Rate', hasPrepaymentPenalty: false },
  ...{ restarts: [], cure: '0.00', sellerDocumentId: null },
};
const choices = {
  ...{ fileNumber: '26-1187', insuranceNumber: null, partialPayments: 'hold', isProtected: true },
  ...{ noEscrow: 'declined', escrowWaiverFee: null, hasSignatures: true },
};
const fee = {
  ...{ id: 'survey', ClosingCostFeeType: 'SurveyFee', Description: 'Survey', section: 'C', TotalAmount: '400.00' },
  Beneficiary: '0',
};
const change = {
  ...{ id: 'coc', status: 'REQUESTED', reason: 'settlement-charges', description: 'Survey', learned: '2026-11-19' },
  ...{ trigger: null, orderId: null, requestedAt: '2026-11-19T18:00:00.000Z', requestedBy: 'Ann', lines: [] },
  ...{ decidedAt: null, decidedBy: null, note: null, estimate: null },
};
const adjustment = {
  ...{ id: 'chairs', type: 'personalProperty', Description: 'Chairs', amount: '900.00' },
  ...{ paidFrom: 'borrower', paidTo: 'seller' },
};
const proration = {
  ...{ id: 'tax', type: 'tax', Description: 'City taxes', amount: '3650.00', from: '2026-01-01', to: '2026-12-31' },
  paidBySeller: false,
};
const expense = { baseType: '0', rate: '0.000', fixedAmt: '100.00', month: 12, isPrepaid: true };
const start = {
  ...{ sStatusT: '13', loanEstimates: [estimate], closingDisclosures: [], fees: [fee], cocs: [change] },
  ...{ adjustments: [adjustment], prorations: [proration], sProRealETx: '500.00' },
};

const requested = { reason: 'settlement-charges', Description: 'Survey', learned: '2026-11-19' };
/** The body of each write, without the version. */
const bodies: Readonly<Record<string, object>> = {
  'POST /lqb/loans/{loanNum}/fees': { fees: [fee] },
  'POST /loan-proxy/{loanNum}/fees-hexp': { fees: [fee], hexps: [] },
  'POST /lqb/loans/{loanNum}/loan-estimate-fees': { issued: '2026-11-20' },
  'POST /lqb/loans/{loanNum}/prepaid-fees': { fees: [{ ...expense, type: 'hazard' }] },
  'POST /lqb/loans/{loanNum}/prepaid-fees/{type}': expense,
  'POST /lqb/loans/{loanNum}/prepaid-fee-mi': { month: 2, isPrepaid: true },
  'POST /lqb/loans/{loanNum}/insurance-policy': {
    ...{ sHazInsCompanyNm: 'Harbor Mutual', sHazInsPolicyNum: 'H-1', sHazInsDueD: '2027-05-15' },
  },
  'POST /lqb/loans/{loanNum}/fee-hexp-disbursements': { fee: { id: 'tax', disbursements: [] } },
  'POST /lqb/loans/{loanNum}/fee-hexp-escrow': { hexp: { id: 'tax', isEscrowed: false } },
  'POST /lqb/loans/{loanNum}/adjustments': { adjustments: [] },
  'POST /lqb/loans/{loanNum}/adjustment': { data: adjustment },
  'POST /lqb/loans/{loanNum}/proration': { data: proration },
  'POST /lqb/loans/{loanNum}/adjustments-prorations': { adjustments: [], prorations: [] },
  'POST /lqb/loans/{loanNum}/cash-to-close': {
    data: { sPurchCreditEarnestMoneyAmt: '15000.00', sSellerCreditAmt: '3000.00' },
  },
  'POST /lqb/loans/{loanNum}/loan-doc-important-dates': { sEstCloseD: '2026-12-28', sDisbursementD: '2026-12-28' },
  'POST /lqb/loans/{loanNum}/coc': { ...requested, lines: [{ id: 'new:PestInspectionFee', amount: '90.00' }] },
  'POST /lqb/loans/{loanNum}/coc-fee': {
    taskId: 'coc',
    fees: [{ id: 'new:PestInspectionFee', TotalAmount: '80.00' }],
  },
  'POST /lqb/loans/{loanNum}/tolerance-cure': { data: { method: 'lender-credit', amount: '0.00' } },
  'POST /loan-proxy/{loanNum}/coc-decision': { taskId: 'coc', approve: false, note: 'No' },
  'POST /loan-proxy/{loanNum}/loan-estimates': { method: 'electronic' },
  'POST /loan-proxy/{loanNum}/loan-estimates/{number}/receipt': { received: '2026-11-12', evidence: 'Call' },
  'POST /loan-proxy/{loanNum}/loan-estimates/{number}/intent': {
    ...{ date: '2026-11-20', method: 'phone', borrowers: ['Ruta Lindqvist'] },
  },
  'POST /loan-proxy/{loanNum}/closing-disclosures': { method: 'electronic', choices, correction: null },
  'POST /loan-proxy/{loanNum}/closing-disclosures/{number}/receipt': {
    ...{ received: '2026-11-20', evidence: 'Call', isSigned: true },
  },
};
const places: Readonly<Record<string, string>> = {
  coc: 'coc',
  fees: 'survey',
  adjustments: 'chairs',
  prorations: 'tax',
};

/** Someone else writes to the loan between the moment when a call reads it and the one when it writes. */
function someoneWritesFirst(): void {
  const { los } = at.portal;
  const first =
    <Rest extends readonly unknown[], Result>(
      write: (operation: Parameters<typeof los.disclose>[0], num: string, ...rest: Rest) => Promise<Result>,
    ) =>
    async (operation: Parameters<typeof los.disclose>[0], num: string, ...rest: Rest): Promise<Result> => {
      writes += 1;
      await setLoanFields(at, num, { sHazInsPolicyNum: `P-${writes}` });
      return write(operation, num, ...rest);
    };
  Object.assign(at.portal, {
    los: { ...los, saveClosingCosts: first(los.saveClosingCosts), disclose: first(los.disclose) },
  });
}

beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'loan-officer', terms);
  await setLoanFields(at, loanNum, start as object);
  someoneWritesFirst();
});
afterAll(() => at.close());

const calls = [...feeCalls, ...changeCalls, ...estimateCalls, ...closingCalls].filter(
  ({ method, path }) => method !== 'GET' && !path.endsWith('cd-request'),
);

describe('a loan that changes after its author guessed the next version', () => {
  it.each(calls.map(({ method, path }) => `${method} ${path}`))('is not overwritten by %s', async (call) => {
    const [method, path = ''] = call.split(' ');
    if (path.includes('closing-disclosures/'))
      await setLoanFields(at, loanNum, { closingDisclosures: [{ ...closing, choices }] as never });
    const id = places[path.split('/').at(-2) ?? ''] ?? 'x';
    const address =
      `/api${path.replace('{loanNum}', loanNum).replace('{number}', '1').replace('{type}', 'tax')}`.replace(
        /\{(id|taskId)\}/,
        id,
      );
    const before = await at.portal.los.loadLoan(loanNum);
    const version = before.version + 1;
    const agent = await at.as('administrator');
    const answer =
      method === 'DELETE'
        ? await agent.delete(address).query({ version })
        : await agent.post(address).send({ version, ...bodies[call] });
    expect([answer.status, answer.body.code, answer.body.fields], call).toEqual([409, 'stale', undefined]);
    expect(answer.body.current?.version).toBe(before.version);
    const { version: _, ...after } = await at.portal.los.loadLoan(loanNum);
    expect({ ...after, version: before.version }).toEqual(before);
  });

  it('is not changed by a removal that names no version', async () => {
    const agent = await at.as('administrator');
    for (const path of ['fees/survey', 'adjustments/chairs', 'prorations/tax', 'prepaid-fees/tax', 'coc/coc']) {
      const answer = await agent.delete(`/api/lqb/loans/${loanNum}/${path}`);
      expect([answer.status, answer.body.fields], path).toEqual([400, { version: expect.anything() }]);
    }
  });
});
