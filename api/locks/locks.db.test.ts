import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../domain/contract/contract';
import type { LockRequest } from '../../domain/locks/lock-moves.schemas';
import type { LocksContract } from '../../domain/locks/locks.contract';
import type { ProgramResult } from '../../domain/pricing/pricing.schemas';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { openDatabase } from '../db/connection';
import type { Actor } from '../http/actor';
import type { LosDb } from '../los/embedded/los-db';
import { expiringLocks, lockDesk } from './lock-desk.service';

type BrokerLock = OutputOf<LocksContract['GET /lqb/loans/{loanNum}/broker-lock'], 'answer'>;
type LockDesk = OutputOf<LocksContract['GET /lqb/lock-desk'], 'answer'>;

/** Friday, November 20, 2026, 10:42 in California. */
const FRIDAY = new Date('2026-11-20T18:42:00Z');
const [broker, desk] = ['pml-loan-officer', 'lock-desk'];

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal({ now: FRIDAY });
});
afterAll(() => at.close());

/** Sets the time; sessions of another time have ended. */
async function goTo(now: Date): Promise<void> {
  at.time.set(now);
  for (const login of [broker, desk]) await at.signIn(login);
}

const calls = ['pricing', 'request', 'move', 'decision', 'simulation'] as const;
const pathOf = (loanNum: string, call: (typeof calls)[number]) => `/api/lqb/loans/${loanNum}/rate-lock-${call}`;
const post = async (login: string, loanNum: string, call: (typeof calls)[number], body: object) =>
  (await at.as(login)).post(pathOf(loanNum, call)).send(body);
const lockOf = async (login: string, loanNum: string): Promise<BrokerLock> =>
  (await (await at.as(login)).get(`/api/lqb/loans/${loanNum}/broker-lock`).expect(200)).body;
const queue = async (tab = 'waiting'): Promise<LockDesk> =>
  (await (await at.as(desk)).get(`/api/lqb/lock-desk?tab=${tab}`).expect(200)).body;

const terms = {
  ...{ sProdImpound: true, sProdRLckdDays: 30, sProdImpoundT: '1' },
  ...{ createdBy: 'Owen Prakash', impoundNote: 'Taxes and insurance' },
};

const programsFor = async (login: string, loanNum: string): Promise<ProgramResult[]> => {
  const answer = await post(login, loanNum, 'pricing', terms);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.PricingResults.Program;
};

const isOffered = ({ Status, FinMethT }: ProgramResult): boolean => Status === 'Eligible' && FinMethT === '0';

/** In Texas, the lender's servicing value is a hidden adjustment. */
const withMargin = { sSpCity: 'Houston', sSpState: 'TX', sSpZip: '77002', sSpCounty: 'Harris' };

/** A request for the best rate of a program with a fixed rate, of the first one or of the one named. */
async function requestFor(loanNum: string, login = broker, programId?: string): Promise<LockRequest> {
  const programs = await programsFor(login, loanNum);
  const program = programs.find((one) => isOffered(one) && (programId ?? one.lLpTemplateId) === one.lLpTemplateId);
  const option = program?.RateOption[0];
  if (!program || !option) throw new Error('nothing offered');
  return {
    ...{ lLpTemplateId: program.lLpTemplateId, rate: option.Rate, fee: option.Point },
    rateOptionId: option.rateOptionId,
  };
}

async function requested(login = broker): Promise<{ loanNum: string; lock: BrokerLock; request: LockRequest }> {
  const loanNum = await createLoan(at, login, completePurchase);
  const request = await requestFor(loanNum, login);
  const answer = await post(login, loanNum, 'request', request);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { loanNum, lock: answer.body, request };
}

async function confirmed(loanNum: string): Promise<BrokerLock> {
  const { version, request } = await lockOf(desk, loanNum);
  const body = { move: 'confirm', version, price: request?.price?.Price ?? null };
  const answer = await post(desk, loanNum, 'decision', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

describe('every call of a lock', () => {
  it('requires sign-in, the loan and the page', async () => {
    const loanNum = await createLoan(at, broker, completePurchase);
    await supertest(at.app).get(`/api/lqb/loans/${loanNum}/broker-lock`).expect(401);
    await (await at.as('loan-officer')).get(`/api/lqb/loans/${loanNum}/broker-lock`).expect(403);
    await (await at.as('qc-compliance')).get(`/api/lqb/loans/${loanNum}/broker-lock`).expect(403);
    for (const call of calls) {
      await supertest(at.app).post(pathOf(loanNum, call)).send({}).expect(401);
      expect((await post('loan-officer', loanNum, call, {})).status, call).toBe(403);
      expect((await post('underwriter', loanNum, call, {})).status, call).toBe(403);
    }
    expect((await post(broker, loanNum, 'decision', {})).status).toBe(403);
    expect((await post('processor', loanNum, 'decision', {})).status).toBe(403);
    for (const path of ['/api/lqb/lock-desk', '/api/lqb/lock-desk/expiring']) {
      await supertest(at.app).get(path).expect(401);
      for (const login of [broker, 'secondary-external', 'loan-officer', 'processor'])
        await (await at.as(login)).get(path).expect(403);
    }
  });
});

describe('a lock request', () => {
  it('takes over the terms, waits in the queue, and changes until it is confirmed', async () => {
    const { loanNum, lock, request } = await requested();
    expect(lock).toMatchObject({
      ...{ version: 1, status: '2', lock: null },
      request: { kind: 'lock', by: expect.any(String), createdBy: 'Owen Prakash', impoundNote: 'Taxes and insurance' },
    });
    const row = (await queue()).rows.find((one) => one.loanNum === loanNum);
    expect(row).toMatchObject({ borrower: 'Ruta Lindqvist', kind: 'lock', days: 30, rate: request.rate, minutes: 0 });
    const again = await post(broker, loanNum, 'request', { ...request, version: 1, note: 'Please hurry' });
    expect(again.body).toMatchObject({ version: 2, status: '2' });
    expect(again.body.history.map(({ kind }: { kind: string }) => kind)).toEqual(['change', 'request']);
    const stale = await post(broker, loanNum, 'request', { ...request, version: 1, note: 'Other' });
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([409, 'stale', { version: 2 }]);
  });

  it('is repeated without a second entry', async () => {
    const { loanNum, lock, request } = await requested();
    const again = await post(broker, loanNum, 'request', request);
    expect([again.status, again.body.version]).toEqual([200, lock.version]);
    await post(broker, loanNum, 'pricing', { ...terms, impoundNote: 'Insurance alone' });
    const changed = await post(broker, loanNum, 'request', request);
    expect(changed.body).toMatchObject({ version: lock.version + 1, request: { impoundNote: 'Insurance alone' } });
  });

  it('is refused outside business hours with a message that names them', async () => {
    const loanNum = await createLoan(at, broker, completePurchase);
    const request = await requestFor(loanNum);
    try {
      await goTo(new Date('2026-11-26T18:00:00Z'));
      const refused = await post(broker, loanNum, 'request', request);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'The lock desk is closed now.\nThe lock desk is open Monday to Friday, 9:00 AM to 3:59 PM Pacific time, except on holidays.',
      ]);
      expect((await lockOf(broker, loanNum)).desk).toMatchObject({ isOpen: false, until: '2026-11-27T17:00:00.000Z' });
    } finally {
      await goTo(FRIDAY);
    }
  });

  it('is refused at a fee that is no longer the price', async () => {
    const loanNum = await createLoan(at, broker, completePurchase);
    const refused = await post(broker, loanNum, 'request', { ...(await requestFor(loanNum)), fee: '7.777' });
    expect([refused.status, refused.body.code]).toEqual([422, 'not-offered']);
  });
});

describe('the lock desk', () => {
  it('confirms at the price that it saw, and the pipeline shows the lock', async () => {
    const { loanNum } = await requested();
    const lock = await confirmed(loanNum);
    expect(lock).toMatchObject({
      status: '1',
      lock: { confirmation: 1, lockDate: '2026-11-20', expiresOn: '2026-12-21' },
    });
    const { body } = await (await at.as(desk)).get(`/api/lqb/loans?filter=${JSON.stringify({ q: loanNum })}`);
    expect(body[0]).toMatchObject({ sLNm: loanNum, sRateLockStatusT: '1', sRLckdExpiredD: '2026-12-21' });
    const expiring = await (await at.as(desk)).get('/api/lqb/lock-desk/expiring?days=40').expect(200);
    const day = expiring.body.days.find(({ date }: { date: string }) => date === '2026-12-21');
    expect(day.onTime).toBeGreaterThan(0);
  });

  it('is counted for the desk while its loan is on hold, and for the loans that the user sees alone', async () => {
    const { loanNum } = await requested();
    await confirmed(loanNum);
    const counted = async () => {
      const { body } = await (await at.as(desk)).get('/api/lqb/lock-desk/expiring?days=40').expect(200);
      const days: { onTime: number; late: number }[] = body.days;
      return days.reduce((sum, { onTime, late }) => sum + onTime + late, 0);
    };
    const all = await counted();
    await (await at.as('administrator'))
      .post(`/api/lqb/loans/${loanNum}/status`)
      .send({ from: '0', to: '7' })
      .expect(200);
    expect(await counted()).toBe(all);
    // A desk at a company or a branch sees the locks of its own loans alone.
    const noRights = { roles: [], menuPermissions: [], pageLetters: {} };
    const of = async (viewer: Partial<Actor>) => {
      const actor = { login: 'elsewhere', ...noRights, ...viewer } as unknown as Actor;
      const { days } = await expiringLocks(at.portal, actor, 40);
      return days.reduce((sum, { onTime, late }) => sum + onTime + late, 0);
    };
    const external = { isPml: true, isRetail: false, companyName: 'Unknown company', branchName: null };
    expect(await of(external)).toBe(0);
    expect(await of({ ...external, login: broker })).toBeGreaterThan(0);
    expect(await of({ isPml: false, isRetail: true, companyName: null, branchName: 'Nowhere' })).toBe(0);
    const seen = (
      await lockDesk(at.portal, { ...external, login: broker, ...noRights } as unknown as Actor, { tab: 'done' })
    ).rows;
    expect(seen.map((row) => row.loanNum)).toContain(loanNum);
  });

  it('hides the margin from brokers and retail originators, whose lines still add up', async () => {
    const loanNum = await createLoan(at, broker, { ...completePurchase, ...withMargin });
    const margined = (await programsFor(desk, loanNum)).find(
      (one) => isOffered(one) && one.RateOption.some(({ Adjustments }) => Adjustments.some(({ IsHidden }) => IsHidden)),
    );
    const request = await requestFor(loanNum, broker, margined?.lLpTemplateId ?? 'none');
    expect((await post(broker, loanNum, 'request', request)).status).toBe(200);
    await confirmed(loanNum);
    const [theirs, ours] = [await lockOf(broker, loanNum), await lockOf(desk, loanNum)];
    expect(JSON.stringify(theirs)).not.toContain('"IsHidden":true');
    expect(theirs.lock?.price.desk).toBeNull();
    expect(JSON.stringify(ours)).toContain('"IsHidden":true');
    expect(ours.lock?.price.desk?.brokerBasePrice).toBe(theirs.lock?.price.BasePrice);
    expect(theirs.lock?.price.BasePrice).not.toBe(ours.lock?.price.BasePrice);
    for (const { lock } of [theirs, ours]) {
      const lines = lock?.price.lines.reduce((sum, { Price }) => sum + Number(Price), Number(lock.price.BasePrice));
      expect(lines).toBeCloseTo(Number(lock?.price.Price), 6);
    }
  });

  it('denies with a reason, and suspends and resumes', async () => {
    const { loanNum } = await requested();
    expect((await post(desk, loanNum, 'decision', { move: 'deny', version: 1, reason: ' ' })).status).toBe(422);
    const suspended = await post(desk, loanNum, 'decision', { move: 'suspend', version: 1, reason: 'Appraisal?' });
    expect(suspended.body).toMatchObject({ status: '3', request: { suspended: { reason: 'Appraisal?' } } });
    expect((await queue('suspended')).rows.map((row) => row.loanNum)).toContain(loanNum);
    const early = await post(desk, loanNum, 'decision', { move: 'confirm', version: 2, price: '100.000' });
    expect([early.status, early.body.message]).toEqual([409, 'This request is suspended. Resume it first.']);
    expect((await post(desk, loanNum, 'decision', { move: 'resume', version: 2 })).body.status).toBe('2');
    const denied = await post(desk, loanNum, 'decision', { move: 'deny', version: 3, reason: 'No appraisal' });
    expect(denied.body).toMatchObject({
      status: '0',
      request: null,
      history: [{ kind: 'deny', note: 'No appraisal' }, {}, {}, {}],
    });
    const done = await queue('done');
    expect(done.rows.find((row) => row.loanNum === loanNum)).toMatchObject({ answer: { kind: 'deny' } });
    expect(done.doneToday.denied).toBeGreaterThan(0);
  });

  it('grants a concession up to the limit of the role, as one more line', async () => {
    const { loanNum, lock } = await requested();
    const price = lock.request?.price?.Price ?? '';
    const before = await lockOf(desk, loanNum);
    const concede = (points: string, login = desk) =>
      post(login, loanNum, 'decision', { move: 'concession', version: 1, points, reason: 'Competing offer' });
    const refused = await concede('0.375');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'You can grant up to 0.250 points on one lock. 0.000 points have already been granted.',
    ]);
    const granted = await concede('0.375', 'secondary');
    expect(Number(granted.body.request.price.Price)).toBeCloseTo(Number(price) + 0.375, 6);
    expect(granted.body.request.price.BasePrice).toBe(before.request?.price?.BasePrice);
    expect(granted.body.request.price.lines.at(-1)).toMatchObject({
      code: 'lock-concession',
      Price: '0.375',
      group: 'lock',
    });
    const theirs = await lockOf(broker, loanNum);
    expect(theirs.history[0]).toMatchObject({ kind: 'concession', points: '-0.375', note: null });
    expect(JSON.stringify(theirs)).not.toContain('Competing offer');
    expect((await lockOf(desk, loanNum)).history[0]).toMatchObject({ note: 'Competing offer' });
  });

  it('and an originator at once: exactly one of confirm and cancel wins', async () => {
    const { loanNum, lock } = await requested();
    const price = lock.request?.price?.Price;
    const answers = await Promise.all([
      post(desk, loanNum, 'decision', { move: 'confirm', version: 1, price }),
      post(broker, loanNum, 'move', { move: 'cancel-request', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await lockOf(desk, loanNum)).status).toBe(answers[0]?.status === 200 ? '1' : '0');
  });
});

describe('a lock', () => {
  it('is extended twice and no more, expires, and is relocked at the worst case', async () => {
    const { loanNum } = await requested();
    let lock = await confirmed(loanNum);
    const first = Number(lock.lock?.price.Price);
    for (const [days, expiresOn] of [
      [5, '2026-12-28'],
      [10, '2027-01-07'],
    ] as const) {
      const asked = await post(broker, loanNum, 'move', {
        move: 'extend',
        version: lock.version,
        days,
        reason: 'Title',
      });
      expect(asked.body.request).toMatchObject({ kind: 'extend', days, expiresOn });
      lock = await confirmed(loanNum);
      expect(lock.lock?.expiresOn).toBe(expiresOn);
    }
    expect(Number(lock.lock?.price.Price)).toBeCloseTo(first - 0.375, 6);
    const third = await post(broker, loanNum, 'move', {
      move: 'extend',
      version: lock.version,
      days: 5,
      reason: 'More',
    });
    expect([third.status, third.body.message]).toEqual([409, 'A lock can be extended at most 2 times.']);
    const early = await post(broker, loanNum, 'move', { move: 'relock', version: lock.version, days: 15, price: '1' });
    expect(early.body.message).toBe('You can relock after the lock ends on 01/07/2027.');
    try {
      await goTo(new Date('2027-01-08T18:00:00Z'));
      const seen = await lockOf(broker, loanNum);
      expect(seen).toMatchObject({ status: '1', lock: { isExpired: true, daysLeft: -1 } });
      const option = seen.options.relock.find(({ days }) => days === 15);
      expect(option).toMatchObject({ allowed: true, label: 'Worse case+0.250%' });
      const body = { move: 'relock', version: seen.version, days: 15, price: option?.price?.Price };
      expect((await post(broker, loanNum, 'move', { ...body, price: '1.000' })).body.code).toBe('stale');
      const asked = await post(broker, loanNum, 'move', body);
      expect(asked.body).toMatchObject({ status: '2', request: { kind: 'relock', days: 15 } });
      const relocked = await confirmed(loanNum);
      expect(relocked.lock).toMatchObject({ kind: 'relock', lockDate: '2027-01-08', expiresOn: '2027-01-25' });
      // The extensions stay, and the fee of the relock comes on top.
      expect(relocked.lock?.price.lines.filter(({ group }) => group === 'lock').map(({ Price }) => Price)).toEqual([
        '-0.125',
        '-0.250',
        '-0.250',
      ]);
      expect(Number(relocked.lock?.price.Price)).toBeLessThanOrEqual(first - 0.625 + 1e-9);
    } finally {
      await goTo(FRIDAY);
    }
  });

  it('is canceled by the lock desk when it is asked to, and stays in the history', async () => {
    const { loanNum, request } = await requested();
    const { version } = await confirmed(loanNum);
    const asked = await post(broker, loanNum, 'move', { move: 'cancel', version, reason: 'Borrower withdrew' });
    expect(asked.body).toMatchObject({ status: '1', request: { kind: 'cancel', price: null } });
    const canceled = await confirmed(loanNum);
    expect(canceled).toMatchObject({ status: '4', lock: { canceledOn: '2026-11-20' } });
    const again = await post(broker, loanNum, 'request', request);
    expect([again.status, again.body.message]).toEqual([
      409,
      'The lock ended on 11/20/2026. Until 12/20/2026, request a relock.',
    ]);
  });

  it('cannot be chosen over: another program is refused while it is requested or active', async () => {
    const { loanNum, request } = await requested();
    const choice = { lLpTemplateId: request.lLpTemplateId, requestedRate: request.rate, requestedFee: request.fee };
    const choose = async () =>
      (await (await at.as(broker)).post(`/api/lqb/loans/${loanNum}/register-loan-program`).send(choice)).status;
    expect(await choose()).toBe(409);
    await confirmed(loanNum);
    expect(await choose()).toBe(409);
  });

  it('is simulated for the coming days', async () => {
    const { loanNum } = await requested();
    const { lock } = await confirmed(loanNum);
    const answer = await post(broker, loanNum, 'simulation', { closing: '2026-12-24', days: 45 });
    expect(answer.body).toMatchObject({ closing: '2026-12-24', price: lock?.price.Price, expiresOn: '2026-12-21' });
    expect(answer.body.days).toHaveLength(46);
  });
});

describe('a loan that was locked before there were records', () => {
  const lock = {
    ...{ sRateLockStatusT: '1', sRLckdD: '2026-11-02', sRLckdDays: 30, sRLckdExpiredD: '2026-12-02' },
    ...{ sBrokerLockFinalBrokComp1PcPrice: '101.250' },
  };

  it('keeps the lock as it was when it was first read or changed', async () => {
    const { loanNum, request } = await requested();
    const { version } = await confirmed(loanNum);
    expect(version).toBe(2);
    // As an import has it: the fields alone.
    const db = openDatabase<LosDb>(at.databaseUrl);
    const forget = () => db.deleteFrom('los.locks').where('loan_num', '=', loanNum).execute();
    const change = async (fields: Record<string, unknown>) => {
      const { version: read } = await at.portal.los.loadLoan(loanNum);
      const operation = { id: randomUUID(), by: broker, byName: broker };
      return at.portal.los.changeLoan(operation, loanNum, { version: read, changes: fields });
    };
    try {
      await forget();
      await setLoanFields(at, loanNum, lock);
      // Changed before anyone has looked at the lock.
      await change({ sProdRLckdDays: 15, sCreditScoreType2: 641 });
      const adopted = await lockOf(broker, loanNum);
      expect(adopted).toMatchObject({
        version: 0,
        status: '1',
        unrecorded: null,
        lock: { price: { Price: '101.250' } },
      });
      expect(adopted.reprice?.state).not.toBe('current');
      // Read first, changed later.
      await change({ sCreditScoreType2: 790 });
      expect((await lockOf(broker, loanNum)).lock?.price).toEqual(adopted.lock?.price);
      await forget();
      await setLoanFields(at, loanNum, { ...lock, sLpTemplateId: 'gone' });
      expect(await lockOf(broker, loanNum)).toMatchObject({
        ...{ status: '1', lock: null },
        unrecorded: { status: '1', expiresOn: '2026-12-02', price: '101.250', isExpired: false },
        options: { request: { allowed: false } },
      });
      expect((await post(broker, loanNum, 'request', request)).status).toBe(409);
    } finally {
      await db.destroy();
    }
  });
});

describe('with auto-lock', () => {
  it('a request with a price is confirmed at once', async () => {
    const admin = await at.as('administrator');
    const settings = '/api/emet-data/general-settings/general';
    const save = async (autoLock: boolean) => {
      const { version } = (await admin.get(settings).expect(200)).body;
      await admin.post(settings).send({ version, autoLock }).expect(200);
    };
    await save(true);
    try {
      const { lock } = await requested();
      expect(lock).toMatchObject({ version: 1, status: '1', request: null });
      expect(lock.history.map(({ kind, by }) => [kind, by === null])).toEqual([
        ['confirm', true],
        ['request', false],
      ]);
    } finally {
      await save(false);
    }
  });
});
