import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completePurchase, createLoan } from '../../../tests/support/loan-builder';
import { setLoanFields } from '../../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { changeCalls } from './changes.routes';

let at: TestPortal;
let loanNum: string;

const loanOf = (loan = loanNum) => at.portal.los.loadLoan(loan);
const url = (path: string, loan = loanNum) =>
  path.startsWith('/') ? `/api${path.replace('{loanNum}', loan)}` : `/api/lqb/loans/${loan}/${path}`;
const send = async (login: string, path: string, body: object, loan = loanNum) => {
  const { version } = await loanOf(loan);
  return (await at.as(login)).post(url(path, loan)).send({ version, ...body });
};
const done = async (login: string, path: string, body: object, loan = loanNum) => {
  const answer = await send(login, path, body, loan);
  expect([answer.status, answer.body.message], path).toEqual([200, undefined]);
  return answer.body;
};
const refused = async (login: string, path: string, body: object, loan = loanNum) => {
  const { status, body: answer } = await send(login, path, body, loan);
  return [status, answer.code, ...Object.keys(answer.fields ?? {})];
};
const withdrawn = async (login: string, taskId: string, status: number, loan = loanNum) => {
  const { version } = await loanOf(loan);
  const path = url(`coc/${taskId}`, loan);
  return (await at.as(login)).delete(path).query({ version }).expect(status);
};
const get = async (path: string, login = 'loan-officer', loan = loanNum) =>
  (await (await at.as(login)).get(url(path, loan)).expect(200)).body;

const fees = [
  {
    id: 'a',
    ClosingCostFeeType: 'CreditReportFee',
    Description: 'Credit',
    section: 'B',
    TotalAmount: '62.00',
    Beneficiary: '3',
  },
  {
    id: 'b',
    ClosingCostFeeType: 'SettlementFee',
    Description: 'Settlement',
    section: 'C',
    TotalAmount: '1050.00',
    Beneficiary: '0',
  },
];
const decision = '/loan-proxy/{loanNum}/coc-decision';
const request = {
  ...{ reason: 'settlement-charges', Description: 'The title company requires a survey.', learned: '2026-11-19' },
  lines: [{ id: 'new:SurveyFee', amount: '450.00' }],
};

/** A submitted loan with a Loan Estimate. */
async function estimatedLoan(status = '13', estimates = true): Promise<string> {
  const loan = await createLoan(at, 'loan-officer', completePurchase);
  await done('loan-officer', 'fees', { fees }, loan);
  if (estimates) await done('loan-officer', 'loan-estimate-fees', { issued: '2026-11-10' }, loan);
  await setLoanFields(at, loan, { sStatusT: status });
  return loan;
}

beforeAll(async () => {
  at = await testPortal();
  loanNum = await estimatedLoan();
});
afterAll(() => at.close());

describe('the calls of changes of circumstance', () => {
  it('require sign-in, the page, and for the decision the right of the desk', async () => {
    for (const { method, path } of changeCalls) {
      const address = url(path.replace('{taskId}', 'x'));
      const verb = method.toLowerCase() as 'get' | 'post' | 'delete';
      await supertest(at.app)[verb](address).expect(401);
      expect((await (await at.as('real-estate-agent'))[verb](address).send({})).status, path).toBe(403);
    }
    const { task } = await done('loan-officer', 'coc', request);
    const body = { taskId: task.taskId, approve: true };
    for (const login of ['loan-officer', 'processor', 'underwriter']) {
      expect((await send(login, decision, body)).status, login).toBe(403);
    }
    await withdrawn('loan-officer', task.taskId, 200);
    expect(await get('coc')).toEqual([]);
  });

  it('know no other company’s loan, and no change of another loan', async () => {
    expect((await send('pml-loan-officer', 'coc', request)).status).toBe(403);
    const { task } = await done('loan-officer', 'coc', request);
    const other = await estimatedLoan();
    expect(await refused('disclosure-desk', decision, { taskId: task.taskId, approve: true }, other)).toEqual([
      404,
      'not-found',
    ]);
    expect(await refused('loan-officer', 'coc-fee', { taskId: task.taskId, fees: [] }, other)).toEqual([
      404,
      'not-found',
    ]);
    await withdrawn('loan-officer', task.taskId, 200);
  });
});

describe('a broker', () => {
  it('changes and withdraws only what was requested outside the lender', async () => {
    const own = await createLoan(at, 'pml-loan-officer', completePurchase);
    await done('administrator', 'fees', { fees }, own);
    await done('administrator', 'loan-estimate-fees', { issued: '2026-11-10' }, own);
    await setLoanFields(at, own, { sStatusT: '13' });
    const ours = (await done('administrator', 'coc', request, own)).task;
    const theirs = (await done('pml-loan-officer', 'coc', request, own)).task;
    expect([ours.isExternal, theirs.isExternal]).toEqual([false, true]);
    const before = await loanOf(own);
    const fee = { taskId: ours.taskId, fees: [{ id: 'new:SurveyFee', TotalAmount: '1.00' }] };
    const denied = [403, 'not-authorized'];
    expect(await refused('pml-loan-officer', 'coc', { ...request, taskId: ours.taskId }, own)).toEqual(denied);
    expect(await refused('pml-loan-officer', 'coc-fee', fee, own)).toEqual(denied);
    await withdrawn('pml-loan-officer', ours.taskId, 403, own);
    expect(await loanOf(own)).toEqual(before);
    await done('pml-loan-officer', 'coc-fee', { ...fee, taskId: theirs.taskId }, own);
    await withdrawn('pml-loan-officer', theirs.taskId, 200, own);
  });
});

describe('a change of circumstance', () => {
  it('is refused before the first estimate, in a status without changes, and with what does not fit', async () => {
    expect(await refused('loan-officer', 'coc', request, await estimatedLoan('13', false))).toEqual([409, 'conflict']);
    for (const status of ['0', '6', '10']) {
      await setLoanFields(at, loanNum, { sStatusT: status });
      expect(await refused('loan-officer', 'coc', request), status).toEqual([409, 'conflict']);
    }
    await setLoanFields(at, loanNum, { sStatusT: '13' });
    const bodies = [
      [{ learned: '2026-11-21' }, 'learned'],
      [{ learned: '2026-11-09' }, 'learned'],
      [{ lines: [] }, 'lines'],
      [{ lines: [{ id: 'nothing' }] }, 'lines'],
      [{ reason: 'rate-lock' }, 'lines'],
      [{ reason: 'better weather' }, 'reason'],
      [{ Description: ' ' }, 'Description'],
    ] as const;
    for (const [more, field] of bodies) {
      expect(await refused('loan-officer', 'coc', { ...request, ...more })).toEqual([422, 'invalid', field]);
    }
  });

  it('is open until the desk approves it, which adds its fee; the next estimate discloses it', async () => {
    const { task } = await done('loan-officer', 'coc', request);
    // Thursday; Friday, Monday and Tuesday are the three business days.
    expect(task).toMatchObject({
      ...{ TaskStatus: 'REQUESTED', Description: request.Description, due: '2026-11-24', trigger: null },
      lines: [{ id: 'new:SurveyFee', before: null, amount: '450.00', bucket: 'ten', section: 'C' }],
    });
    expect(task.skipped.map(({ date }: { date: string }) => date)).toEqual(['2026-11-21', '2026-11-22']);
    expect((await get('menu-facts')).openCocRequests).toBe(1);
    const changed = await done('loan-officer', 'coc-fee', {
      taskId: task.taskId,
      fees: [{ id: 'new:SurveyFee', TotalAmount: '475.00' }],
    });
    expect(changed.task.lines).toMatchObject([{ amount: '475.00' }]);
    expect((await loanOf()).fees).toHaveLength(2);

    const approved = await done('disclosure-desk', decision, { taskId: task.taskId, approve: true });
    expect(approved.task).toMatchObject({ TaskStatus: 'APPROVED', note: null });
    const saved = await loanOf();
    const survey = saved.fees?.find(({ ClosingCostFeeType }) => ClosingCostFeeType === 'SurveyFee');
    expect(survey).toMatchObject({ TotalAmount: '475.00' });
    expect(approved.task.lines[0].id).toBe(survey?.id);
    expect((await get('menu-facts')).openCocRequests).toBe(0);
    expect(await refused('disclosure-desk', decision, { taskId: task.taskId, approve: true })).toEqual([
      409,
      'conflict',
    ]);
    await withdrawn('loan-officer', task.taskId, 409);
    const audited = await at.portal.db
      .selectFrom('portal.audit')
      .select('action')
      .where('action', 'like', 'loan.coc-%')
      .where('subject', '=', `loan:${loanNum}`)
      .where('outcome', '=', 'done')
      .execute();
    expect(new Set(audited.map(({ action }) => action))).toEqual(
      new Set(['loan.coc-request', 'loan.coc-withdraw', 'loan.coc-fees', 'loan.coc-decision']),
    );
  });

  it('is disclosed by the next estimate, whose baseline follows what it covers', async () => {
    const { fees: saved = [] } = await loanOf();
    const survey = saved.find(({ ClosingCostFeeType }) => ClosingCostFeeType === 'SurveyFee')?.id ?? '';
    const agent = await at.as('administrator');
    const { version } = await loanOf();
    const issued = { version, issued: '2026-11-20' };
    const { body } = await agent.post(url('loan-estimate-fees')).send(issued).expect(200);
    expect(body.estimates.at(-1)).toMatchObject({
      ...{ number: 2, reason: 'settlement-charges', covers: { lines: [survey], lenderCredit: false } },
    });
    expect(body.goodFaith).toMatchObject({ ten: { baseline: '1525.00' }, cure: '0.00' });
    expect(await get('coc')).toMatchObject([{ TaskStatus: 'DISCLOSED', estimate: 2 }]);
  });

  it('is denied with a note, and not approved once its three business days are over', async () => {
    const { task } = await done('loan-officer', 'coc', {
      // Monday; the third business day after it is yesterday.
      ...{ ...request, learned: '2026-11-16' },
      lines: [{ id: 'lenderCredit', amount: '0.00' }],
    });
    const { taskId } = task;
    expect(await refused('disclosure-desk', decision, { taskId, approve: false })).toEqual([422, 'invalid', 'note']);
    expect(await refused('disclosure-desk', decision, { taskId, approve: true })).toEqual([409, 'conflict']);
    const denied = await done('disclosure-desk', decision, { taskId, approve: false, note: 'No new information' });
    expect(denied.task).toMatchObject({ TaskStatus: 'DENIED', note: 'No new information' });
  });

  it('keeps the day on which the lender learned of it, or an earlier one, and the audit has both', async () => {
    const loan = await estimatedLoan();
    const { taskId } = (await done('loan-officer', 'coc', { ...request, learned: '2026-11-17' }, loan)).task;
    expect(await refused('loan-officer', 'coc', { ...request, taskId, learned: '2026-11-19' }, loan)).toEqual([
      ...[409, 'conflict', 'learned'],
    ]);
    const { task } = await done('loan-officer', 'coc', { ...request, taskId, learned: '2026-11-16' }, loan);
    expect(task.learned).toBe('2026-11-16');
    const audited = await at.portal.db
      .selectFrom('portal.audit')
      .select('after')
      .where('action', '=', 'loan.coc-request')
      .where('subject', '=', `loan:${loan}`)
      .execute();
    const detail = { taskId, learned: '2026-11-16', learnedBefore: '2026-11-17' };
    expect(audited.map(({ after }) => after)).toContainEqual(expect.objectContaining(detail));
  });

  it('is disclosed by an estimate from outside only of a day on which it was known, and by who may disclose', async () => {
    const loan = await estimatedLoan();
    const { taskId } = (await done('loan-officer', 'coc', request, loan)).task;
    await done('disclosure-desk', decision, { taskId, approve: true }, loan);
    const outside = (login: string, issued: string) => refused(login, 'loan-estimate-fees', { issued }, loan);
    expect(await outside('processor', '2026-11-20')).toEqual([403, 'not-authorized']);
    // The day before the lender learned of it, and the day before the desk decided.
    for (const issued of ['2026-11-18', '2026-11-19']) {
      const { estimates } = await done('processor', 'loan-estimate-fees', { issued }, loan);
      expect(estimates.at(-1)).toMatchObject({ issued, covers: null });
      expect(await get('coc', 'loan-officer', loan)).toMatchObject([{ TaskStatus: 'APPROVED' }]);
    }
    await done('administrator', 'loan-estimate-fees', { issued: '2026-11-20' }, loan);
    expect(await get('coc', 'loan-officer', loan)).toMatchObject([{ TaskStatus: 'DISCLOSED', estimate: 4 }]);
  });

  it('follows no first estimate of a day before the application', async () => {
    const own = await createLoan(at, 'pml-loan-officer', completePurchase);
    const first = (issued: string) => refused('pml-loan-officer', 'loan-estimate-fees', { issued }, own);
    expect(await first('1990-01-01')).toEqual([422, 'invalid', 'issued']);
    await setLoanFields(at, own, { sAppSubmittedD: '2026-11-16' });
    expect(await first('2026-11-15')).toEqual([422, 'invalid', 'issued']);
    expect(await first('2026-11-16')).toEqual([200, undefined]);
  });

  it('is not overwritten by who saw another version', async () => {
    const { task, version } = await done('loan-officer', 'coc', request);
    const [one, two] = await Promise.all(
      ['disclosure-desk', 'manager'].map(async (login) =>
        (await at.as(login)).post(url(decision)).send({ version, taskId: task.taskId, approve: false, note: login }),
      ),
    );
    expect([one?.status, two?.status].sort()).toEqual([200, 409]);
    const stale = await (await at.as('loan-officer')).post(url('coc')).send({ ...request, version });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
  });

  it('cures what the lender owes, as a credit or off the principal, and no more', async () => {
    const loan = await estimatedLoan();
    const version = (await loanOf(loan)).version;
    const agent = await at.as('administrator');
    const saved = (await loanOf(loan)).fees ?? [];
    const risen = saved.map((fee) => (fee.section === 'B' ? { ...fee, TotalAmount: '84.50' } : fee));
    await agent.post(url('fees', loan)).send({ version, fees: risen }).expect(200);
    const cure = (method: string, amount: string) => ({ data: { method, amount } });
    expect((await send('loan-officer', 'tolerance-cure', cure('lender-credit', '1.00'), loan)).status).toBe(403);
    expect(await refused('disclosure-desk', 'tolerance-cure', cure('lender-credit', '22.51'), loan)).toEqual([
      ...[422, 'invalid', 'data.amount'],
    ]);
    const half = await done('disclosure-desk', 'tolerance-cure', cure('lender-credit', '12.00'), loan);
    expect(half.goodFaith).toMatchObject({ cure: '22.50', cured: '12.00', owed: '10.50' });
    const rest = await done('disclosure-desk', 'tolerance-cure', cure('principal-reduction', '10.50'), loan);
    expect(rest.goodFaith).toMatchObject({ cure: '22.50', cured: '22.50', owed: '0.00' });
    expect(await get('fees-all', 'administrator', loan)).toMatchObject({ totals: { cureCredit: '12.00' } });
    const back = await done('disclosure-desk', 'tolerance-cure', cure('lender-credit', '0.00'), loan);
    expect(back.goodFaith).toMatchObject({ cured: '10.50', owed: '12.00' });
  });

  it('has the lender credit among its fees, in section J, paid to 100 (COC-03)', async () => {
    const rows = await get('coc-fee');
    expect(rows.filter(({ section }: { section: string }) => section === 'J')).toMatchObject([
      { ClosingCostFeeType: 'LenderCredit', Beneficiary: '100', isEntered: true },
    ]);
    expect(rows.find(({ code }: { code: string }) => code === 'SettlementFee')).toMatchObject({
      ...{ TotalAmount: '1050.00', disclosedAmount: '1050.00', bucket: 'ten' },
    });
  });
});
