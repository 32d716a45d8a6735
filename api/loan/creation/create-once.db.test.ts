import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLoan } from '../../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { LosError } from '../../los/los-error';
import { writeMismo } from '../../mismo/write-mismo';
import { seedOrganization } from '../../reference/seed';
import { catchUp } from '../feed-follower.service';

let at: TestPortal;
let file: Buffer;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
  const loanNum = await createLoan(at, 'loan-officer', { sLAmtCalc: '400000', sPurchPrice: '500000' });
  file = Buffer.from(writeMismo(await at.portal.los.loadLoan(loanNum), { now: at.portal.clock() }));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => at.close());

const form = { sBranchChannelT: '1', sLPurposeT: '0', sLAmtCalc: '250000' };

type Way = (key: string, login?: string) => Promise<{ status: number; body: Record<string, unknown> }>;

const create: Way = async (key, login = 'loan-officer') =>
  (await at.as(login)).post('/api/lqb/loans/create').set('Idempotency-Key', key).send(form);

const importFile: Way = async (key, login = 'loan-officer') =>
  (await at.as(login)).post('/api/lqb/loans/import').set('Idempotency-Key', key).attach('loanFile', file, 'loan.xml');

const fromScenario: Way = async (key, login = 'loan-officer') =>
  (await at.as(login))
    .post('/api/scenarios/loan')
    .set('Idempotency-Key', key)
    .send({ fields: { sLPurposeT: '0', sLAmtCalc: '250000.00', sPurchPrice: '300000.00' } });

const ways: readonly (readonly [string, Way])[] = [
  ['a form', create],
  ['a file', importFile],
  ['a scenario', fromScenario],
];

const loanCount = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from los.loans`.execute(at.portal.db);
  return rows[0]?.n ?? 0;
};

/** How the creations of a loan ended in the audit. */
const outcomes = async (loanNum: unknown): Promise<string[]> => {
  const rows = await at.portal.db
    .selectFrom('portal.audit_entries')
    .select('outcome')
    .where('action', 'in', ['loan.create', 'loan.import'])
    .where(sql<boolean>`after ->> 'loanNum' = ${loanNum}`)
    .execute();
  return rows.map(({ outcome }) => outcome);
};

const losCreate = () => vi.spyOn(at.portal.los, 'createLoan');

/** The process is killed after the LOS has the loan: nothing after that happens. */
function killOnce(): void {
  const write = at.portal.los.createLoan;
  losCreate().mockImplementationOnce(async (...args) => {
    await write(...args);
    throw new Error('killed');
  });
}

describe.each(ways)('a loan of %s with an Idempotency-Key', (_name, send) => {
  it('is created once by a repeated request', async () => {
    const [key, before] = [randomUUID(), await loanCount()];
    const first = await send(key);
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    const again = await send(key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await loanCount()).toBe(before + 1);
    expect(await outcomes(first.body.loanNum)).toEqual(['done']);
  });

  it('is created once by requests at the same moment', async () => {
    const [key, before] = [randomUUID(), await loanCount()];
    const answers = await Promise.all([send(key), send(key), send(key)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.loanNum)).size).toBe(1);
    expect(await loanCount()).toBe(before + 1);
    expect(await outcomes(answers[0]?.body.loanNum)).toEqual(['done']);
  });

  it('is the one that the LOS made before the portal was killed', async () => {
    const [key, before] = [randomUUID(), await loanCount()];
    killOnce();
    expect((await send(key)).status).toBe(500);
    expect(await loanCount()).toBe(before + 1);
    const again = await send(key);
    expect(again.status, JSON.stringify(again.body)).toBe(201);
    expect(await loanCount()).toBe(before + 1);
    expect(await outcomes(again.body.loanNum)).toEqual(['done']);
    const row = await at.portal.db
      .selectFrom('portal.pipeline')
      .select('loan_num')
      .where('loan_num', '=', String(again.body.loanNum))
      .execute();
    expect(row).toHaveLength(1);
  });

  it('is another one for another user or another key', async () => {
    const key = randomUUID();
    const answers = [await send(key), await send(randomUUID()), await send(key, 'pml-loan-officer')];
    expect(new Set(answers.map(({ body }) => body.loanNum)).size).toBe(3);
  });
});

describe('POST /lqb/loans/create with an Idempotency-Key', () => {
  const post = async (key: string, body: object, login = 'loan-officer') =>
    (await at.as(login)).post('/api/lqb/loans/create').set('Idempotency-Key', key).send(body);

  it('refuses the key for other values, on every way, and says what to do', async () => {
    const key = randomUUID();
    await create(key);
    const before = await loanCount();
    for (const other of [
      await post(key, { ...form, sLAmtCalc: '260000' }),
      await importFile(key),
      await fromScenario(key),
    ]) {
      expect([other.status, (other.body.wording as { code: string }).code]).toEqual([409, 'creation-key-used']);
    }
    expect(await loanCount()).toBe(before);
  });

  it('takes the same values in another order as the same', async () => {
    const key = randomUUID();
    const { loanNum } = (await create(key)).body;
    const reversed = Object.fromEntries(Object.entries(form).toReversed());
    expect((await post(key, reversed)).body.loanNum).toBe(loanNum);
  });

  it('keeps the key free after a refusal', async () => {
    const key = randomUUID();
    expect((await post(key, { ...form, sLPurposeT: '77' })).status).toBe(422);
    expect((await post(key, form)).status).toBe(201);
    const second = randomUUID();
    losCreate().mockRejectedValueOnce(new LosError('unavailable', 'los-unavailable'));
    expect((await post(second, form)).status).toBe(503);
    expect((await post(second, { ...form, sLAmtCalc: '260000' })).status).toBe(201);
  });

  it('keeps the key while it is unknown whether the LOS has the loan', async () => {
    const [key, before] = [randomUUID(), await loanCount()];
    losCreate().mockRejectedValueOnce(new LosError('timeout', 'los-timeout'));
    expect((await post(key, form)).status).toBe(504);
    expect((await post(key, { ...form, sLAmtCalc: '260000' })).status).toBe(409);
    expect((await post(key, form)).status).toBe(201);
    expect(await loanCount()).toBe(before + 1);
  });

  it('records a loan that a repeat creates after the operation was given up', async () => {
    const key = randomUUID();
    losCreate().mockRejectedValueOnce(new LosError('timeout', 'los-timeout'));
    await post(key, form);
    await catchUp(at.portal, { patience: 0 });
    const { loanNum } = (await post(key, form)).body;
    expect(await outcomes(loanNum)).toEqual(['done']);
  });

  it('forgets the key after a day', async () => {
    const key = randomUUID();
    const { loanNum } = (await create(key)).body;
    await at.portal.db
      .updateTable('portal.loan_creations')
      .set({ created_at: new Date(at.portal.clock().getTime() - 24 * 3_600_000) })
      .where('key', '=', key)
      .execute();
    expect((await create(key)).body.loanNum).not.toBe(loanNum);
  });

  it('keeps nothing of what was sent once the loan exists, and before only sealed', async () => {
    const key = randomUUID();
    losCreate().mockRejectedValueOnce(new LosError('timeout', 'los-timeout'));
    const named = { ...form, applicants: [{ aBFirstNm: 'Ruta', aBLastNm: 'Zzyzx' }] };
    await post(key, named);
    const stored = () =>
      at.portal.db.selectFrom('portal.loan_creations').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
    const waiting = JSON.stringify(await stored());
    expect(waiting).not.toContain('Zzyzx');
    await post(key, named);
    expect(JSON.stringify(await stored()).length).toBeLessThan(waiting.length);
  });

  it.each(['', 'with space', 'x'.repeat(201)])('refuses the key “%s”', async (key) => {
    const answer = await post(key, form);
    expect([answer.status, answer.body.wording?.code]).toEqual([422, 'creation-key-not-valid']);
  });

  it('does not answer a repeat of a user who may no longer create loans', async () => {
    const key = randomUUID();
    await create(key);
    const user = await at.portal.db
      .selectFrom('portal.users')
      .select('id')
      .where('login', '=', 'loan-officer')
      .executeTakeFirstOrThrow();
    const roles = at.portal.db.updateTable('portal.user_roles').where('user_id', '=', user.id);
    await roles.set({ role: 'Underwriter' }).execute();
    expect((await create(key)).status).toBe(403);
    await roles.set({ role: 'Loan Officer' }).execute();
  });
});
