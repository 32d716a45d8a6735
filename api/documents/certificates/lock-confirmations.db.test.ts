import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrokerLock } from '../../../domain/locks/lock.schemas';
import { formatThousandths, toThousandths } from '../../../domain/numbers/fixed';
import type { ProgramResult } from '../../../domain/pricing/pricing.schemas';
import { completePurchase, createLoan } from '../../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { feedReactions } from '../../feed-reactions';
import { catchUp } from '../../loan/feed-follower.service';
import { orderTypes } from '../../order-types';
import { advanceOrder } from '../../orders/advance';

const CONFIRMATION = 'LOCK CONFIRMATION';
const [broker, desk] = ['pml-loan-officer', 'lock-desk'];

/** Friday, November 20, 2026, 10:42 in California. */
const FRIDAY = new Date('2026-11-20T18:42:00Z');

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

const post = async (login: string, loanNum: string, call: string, body: object): Promise<BrokerLock> => {
  const answer = await (await at.as(login)).post(`/api/lqb/loans/${loanNum}/rate-lock-${call}`).send(body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

async function requested(): Promise<{ loanNum: string; lock: BrokerLock }> {
  const loanNum = await createLoan(at, broker, completePurchase);
  const terms = { sProdImpound: true, sProdRLckdDays: 30, sProdImpoundT: '1', createdBy: '', impoundNote: '' };
  const answer = await (await at.as(broker)).post(`/api/lqb/loans/${loanNum}/rate-lock-pricing`).send(terms);
  const programs: ProgramResult[] = answer.body.PricingResults.Program;
  const program = programs.find(({ Status, FinMethT }) => Status === 'Eligible' && FinMethT === '0');
  const option = program?.RateOption[0];
  if (!program || !option) throw new Error('nothing offered');
  const rate = { rate: option.Rate, fee: option.Point, rateOptionId: option.rateOptionId };
  return { loanNum, lock: await post(broker, loanNum, 'request', { lLpTemplateId: program.lLpTemplateId, ...rate }) };
}

const decide = (loanNum: string, { version, request }: BrokerLock, move: object): Promise<BrokerLock> =>
  post(desk, loanNum, 'decision', { version, price: request?.price?.Price ?? null, ...move });

async function confirmed(): Promise<{ loanNum: string; lock: BrokerLock }> {
  const { loanNum, lock } = await requested();
  // The price is that of the desk, which sees the same final one.
  return { loanNum, lock: await decide(loanNum, lock, { move: 'confirm' }) };
}

const orders = (loanNum: string) =>
  at.portal.db
    .selectFrom('portal.orders')
    .select(['id', 'kind', 'state', 'actor'])
    .where('loan_num', '=', loanNum)
    .where('kind', '=', 'lock-confirmation')
    .orderBy('created_at')
    .execute();

/** Reads the feed and works on every order of the loan. */
async function work(loanNum: string): Promise<void> {
  await catchUp(at.portal, { reactions: feedReactions });
  const types = new Map(orderTypes.map((type) => [type.kind, type]));
  await sql`update portal.orders set due_at = clock_timestamp() where loan_num = ${loanNum} and ended_at is null`.execute(
    at.portal.db,
  );
  for (const { id } of await orders(loanNum)) await advanceOrder({ portal: at.portal, locks: at.portal.db, types }, id);
}

const filed = async (loanNum: string) =>
  (await at.portal.los.files(loanNum, { docType: CONFIRMATION, replaced: true })).map(
    ({ name, folderName, lenderOnly, createdByLogin }) => ({ name, folderName, lenderOnly, createdByLogin }),
  );

describe('the Lock Confirmation', () => {
  it('is filed once when the desk confirms, and its originator can read it', async () => {
    const { loanNum } = await confirmed();
    await work(loanNum);
    await work(loanNum);
    expect(await orders(loanNum)).toMatchObject([{ state: 'completed', actor: desk }]);
    expect(await filed(loanNum)).toEqual([
      {
        ...{ name: `${CONFIRMATION} ${loanNum}-1.pdf`, folderName: '10 UNDERWRITING' },
        ...{ lenderOnly: false, createdByLogin: desk },
      },
    ]);
    const [document] = await at.portal.los.files(loanNum, { docType: CONFIRMATION });
    const read = await (await at.as(broker)).get(`/api/lqb/edocs/${loanNum}/download/${document?.id}`).buffer(true);
    expect([read.status, read.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('is a new version after each extension and concession, and keeps the earlier ones', async () => {
    const { loanNum, lock } = await confirmed();
    await work(loanNum);
    const asked = await post(broker, loanNum, 'move', {
      move: 'extend',
      version: lock.version,
      days: 5,
      reason: 'Late',
    });
    const extended = await decide(loanNum, asked, { move: 'confirm' });
    await work(loanNum);
    await post(desk, loanNum, 'decision', {
      ...{ move: 'concession', version: extended.version, points: '0.125', reason: 'Delay on our side' },
    });
    await work(loanNum);
    expect((await orders(loanNum)).map(({ state }) => state)).toEqual(['completed', 'completed', 'completed']);
    expect((await filed(loanNum)).map(({ name }) => name).sort()).toEqual(
      [1, 2, 3].map((number) => `${CONFIRMATION} ${loanNum}-${number}.pdf`),
    );
    expect(await at.portal.los.files(loanNum, { docType: CONFIRMATION })).toHaveLength(1);
  });

  it('is filed for each change that was confirmed before the first order ran, with the lock as it was then', async () => {
    const { loanNum, lock } = await confirmed();
    const asked = await post(broker, loanNum, 'move', {
      ...{ move: 'extend', version: lock.version, days: 5, reason: 'Late' },
    });
    const extended = await decide(loanNum, asked, { move: 'confirm' });
    const canceled = await post(broker, loanNum, 'move', { move: 'cancel', version: extended.version, reason: 'Gone' });
    await decide(loanNum, canceled, { move: 'confirm', price: null });
    await work(loanNum);
    expect((await filed(loanNum)).map(({ name }) => name).sort()).toEqual(
      [1, 2].map((number) => `${CONFIRMATION} ${loanNum}-${number}.pdf`),
    );
    const [kept, later] = [1, 2].map((number) => at.portal.los.lockConfirmation(loanNum, number));
    expect((await kept)?.lock.lock).toMatchObject({
      expiresOn: '2026-12-21',
      price: { Price: lock.lock?.price.Price },
    });
    expect((await later)?.lock.lock).toMatchObject({ expiresOn: extended.lock?.expiresOn });
    await work(loanNum);
    expect(await filed(loanNum)).toHaveLength(2);
  });

  it('exists for a lock with a concession, its extension, and the relock after it expired', async () => {
    const { loanNum, lock } = await requested();
    const concession = { points: '0.125', reason: 'Competing offer' };
    // The desk sees the price with its concession.
    const price = formatThousandths(toThousandths(lock.request?.price?.Price ?? '') + 125);
    const locked = await decide(loanNum, lock, { move: 'confirm', price, concession });
    await work(loanNum);
    const asked = await post(broker, loanNum, 'move', {
      move: 'extend',
      version: locked.version,
      days: 5,
      reason: 'Late',
    });
    await decide(loanNum, asked, { move: 'confirm' });
    await work(loanNum);
    expect(await filed(loanNum)).toHaveLength(2);
    try {
      await goTo(new Date('2027-01-05T18:00:00Z'));
      const ended: BrokerLock = (await (await at.as(broker)).get(`/api/lqb/loans/${loanNum}/broker-lock`)).body;
      expect(ended.lock).toMatchObject({ isExpired: true });
      const option = ended.options.relock.find(({ allowed }) => allowed);
      const relock = { move: 'relock', version: ended.version, days: option?.days, price: option?.price?.Price };
      await decide(loanNum, await post(broker, loanNum, 'move', relock), { move: 'confirm' });
      await work(loanNum);
      expect((await filed(loanNum)).map(({ name }) => name).sort()).toEqual(
        [1, 2, 3].map((number) => `${CONFIRMATION} ${loanNum}-${number}.pdf`),
      );
    } finally {
      await goTo(FRIDAY);
    }
  });

  it('is not made of what was requested, denied or canceled', async () => {
    const { loanNum, lock } = await requested();
    await decide(loanNum, lock, { move: 'deny', reason: 'Documents are missing' });
    await work(loanNum);
    expect([await orders(loanNum), await filed(loanNum)]).toEqual([[], []]);
  });

  it('is ordered by the request itself where locks are confirmed at once', async () => {
    const settings = '/api/emet-data/general-settings/general';
    const admin = await at.as('administrator');
    const save = async (autoLock: boolean) => {
      const { version } = (await admin.get(settings).expect(200)).body;
      await admin.post(settings).send({ version, autoLock }).expect(200);
    };
    await save(true);
    try {
      const { loanNum } = await requested();
      await work(loanNum);
      expect(await filed(loanNum)).toMatchObject([{ createdByLogin: broker }]);
    } finally {
      await save(false);
    }
  });
});
