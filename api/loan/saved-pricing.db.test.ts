import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoanDocument } from '../../domain/loan/document';
import type { PricingAnswer } from '../../domain/pricing/pricing.schemas';
import type { SavedPricing } from '../../domain/scenarios/saved-pricing.schemas';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { seedOrganization } from '../reference/seed';

let at: TestPortal;
let loanNum: string;
let brokered: string;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
  brokered = await createLoan(at, 'pml-loan-officer', { ...completePurchase, sBranchChannelT: '2' });
});
afterAll(() => at.close());

const of = (loan = loanNum) => `/api/lqb/loans/${loan}`;
const loanOf = (loan = loanNum): Promise<LoanDocument> => at.portal.los.loadLoan(loan);
const post = async (login: string, call: string, body: object, loan = loanNum) =>
  (await at.as(login)).post(`${of(loan)}/${call}`).send(body);
const listed = async (login: string, loan = loanNum) =>
  (await (await at.as(login)).get(`${of(loan)}/pricings`).expect(200)).body as SavedPricing[];

/** The first rate of the first program that is offered. */
async function anOffer(login: string, loan: string) {
  const { body } = await post(login, 'pricing-simple', {}, loan);
  const program = (body as PricingAnswer).PricingResults.Program.find(({ Status }) => Status === 'Eligible');
  const [option] = program?.RateOption ?? [];
  if (!program || !option) throw new Error('nothing offered');
  return { program, option, choice: { lLpTemplateId: program.lLpTemplateId, requestedRate: option.Rate } };
}

describe('save-pricing-input', () => {
  const input = { sProdImpoundT: '2', sProdRLckdDays: 45, createdBy: 'someone', impoundNote: 'Pays insurance alone' };

  it('requires sign-in, access to the loan and the right to write', async () => {
    await supertest(at.app).post(`${of()}/save-pricing-input`).send(input).expect(401);
    expect((await post('pml-loan-officer', 'save-pricing-input', input)).status).toBe(403);
    expect((await post('real-estate-agent', 'save-pricing-input', input)).status).toBe(403);
  });

  it('saves impounds, their note and the lock period, by the caller and no one else', async () => {
    const before = await loanOf();
    const seen = { version: before.version, sLtvR: before.sLtvR, sCltvR: before.sCltvR };
    const answer = await post('loan-officer', 'save-pricing-input', { ...input, ...seen, __lienPos: '1' });
    expect(answer.status).toBe(200);
    const saved = await loanOf();
    expect(saved).toMatchObject({ sProdImpoundT: '2', sProdImpound: true, sProdRLckdDays: 45 });
    expect(saved.sCustomField1Notes).toBe('Pays insurance alone');
    const entries = await at.portal.db.selectFrom('portal.audit').select(['actor', 'action']).execute();
    expect(entries).toContainEqual({ actor: 'loan-officer', action: 'loan.save-pricing-input' });
    const again = await post('loan-officer', 'save-pricing-input', { ...input, version: saved.version });
    expect(again.body.version).toBe(saved.version);
  });

  it('answers 409 to another version of the loan, and to other ratios than it has', async () => {
    const { version } = await loanOf();
    expect((await post('loan-officer', 'save-pricing-input', { ...input, version: version - 1 })).status).toBe(409);
    const ratios = await post('loan-officer', 'save-pricing-input', { ...input, version, sLtvR: '12.345' });
    expect([ratios.status, ratios.body.code]).toEqual([409, 'stale']);
    expect((await loanOf()).version).toBe(version);
  });

  it('rejects an unknown kind of impounds', async () => {
    expect((await post('loan-officer', 'save-pricing-input', { ...input, sProdImpoundT: '9' })).status).toBe(422);
  });
});

describe('save-pricing', () => {
  it('requires sign-in, access to the loan and the right to write', async () => {
    const body = { id: randomUUID(), version: 1 };
    await supertest(at.app).post(`${of()}/save-pricing`).send(body).expect(401);
    await supertest(at.app).get(`${of()}/pricings`).expect(401);
    expect((await post('pml-loan-officer', 'save-pricing', body)).status).toBe(403);
    await (await at.as('real-estate-agent')).get(`${of()}/pricings`).expect(403);
  });

  it('keeps who priced, when, by which sheet, from which facts, the best rates and the chosen one', async () => {
    const { version, sApprVal } = await loanOf();
    const { option, program, choice } = await anOffer('loan-officer', loanNum);
    const body = { id: randomUUID(), version, choice, scenario: { sCreditScoreType2: 790 } };
    const answer = await post('loan-officer', 'save-pricing', { ...body, scenario: {} });
    expect(answer.status).toBe(200);
    const saved = answer.body as SavedPricing;
    expect(saved).toMatchObject({ number: 1, by: 'loan-officer', loanVersion: version, id: body.id });
    expect(saved.at).toBe(at.portal.clock().toISOString());
    expect(saved.sheets).toEqual([expect.objectContaining({ EffectiveAt: expect.any(String) })]);
    expect(saved.inputs).toMatchObject({ sApprVal, sProdRLckdDays: 45 });
    expect(saved.chosen).toMatchObject({
      Name: program.Name,
      RateOption: [{ Rate: option.Rate, Price: option.Price }],
    });
    expect(saved.best.length).toBeGreaterThan(2);
    expect(saved.best.map(({ Price }) => Number(Price) >= 100)).toContain(true);
    const second = await post('loan-officer', 'save-pricing', { ...body, id: randomUUID(), choice: null });
    expect(second.body).toMatchObject({ number: 2, chosen: null, inputs: { sCreditScoreType2: 790 } });
    expect((await listed('processor')).map(({ number }) => number)).toEqual([2, 1]);
    // Only a version is saved: the loan has no other score, and no program.
    expect(await loanOf()).toMatchObject({ version });
  });

  it('saves the same version once, however often it is sent', async () => {
    const { version } = await loanOf();
    const body = { id: randomUUID(), version };
    const count = (await listed('loan-officer')).length;
    const answers = await Promise.all([1, 2, 3].map(() => post('loan-officer', 'save-pricing', body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body: saved }) => saved.number)).size).toBe(1);
    expect(await listed('loan-officer')).toHaveLength(count + 1);
    const other = await createLoan(at, 'loan-officer', completePurchase);
    const taken = await post(
      'loan-officer',
      'save-pricing',
      { ...body, version: (await loanOf(other)).version },
      other,
    );
    expect(taken.status).toBe(409);
    // The same ID for two loans at once: one has it.
    for (let round = 0; round < 3; round += 1) {
      const id = randomUUID();
      const saves = [loanNum, other].map(async (loan) =>
        post('loan-officer', 'save-pricing', { id, version: (await loanOf(loan)).version }, loan),
      );
      expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('answers 409 if the loan changed since it was read, and 422 for a rate that is not offered', async () => {
    const { version } = await loanOf();
    const stale = await post('loan-officer', 'save-pricing', { id: randomUUID(), version: version - 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    const { choice } = await anOffer('loan-officer', loanNum);
    const odd = { id: randomUUID(), version, choice: { ...choice, requestedRate: '1.111' } };
    expect((await post('loan-officer', 'save-pricing', odd)).status).toBe(422);
    const wrong = await post('loan-officer', 'save-pricing', {
      id: randomUUID(),
      version,
      scenario: { sLAmtCalc: 'x' },
    });
    expect(Object.keys(wrong.body.fields)).toEqual(['sLAmtCalc']);
  });

  it('shows brokers neither margin, hidden adjustments nor investor, and the price unchanged', async () => {
    const { version } = await loanOf(brokered);
    const desk = (await post('lock-desk', 'pricing-simple', {}, brokered)).body as PricingAnswer;
    const withMargin = desk.PricingResults.Program.find(({ RateOption: [rate] }) =>
      rate?.Adjustments.some(({ IsHidden }) => IsHidden),
    );
    const [full] = withMargin?.RateOption ?? [];
    if (!withMargin || !full) throw new Error('no program has a margin');
    const choice = { lLpTemplateId: withMargin.lLpTemplateId, requestedRate: full.Rate };
    const saved = await post('pml-loan-officer', 'save-pricing', { id: randomUUID(), version, choice }, brokered);
    expect(saved.status).toBe(200);
    const [ofBroker] = await listed('pml-loan-officer', brokered);
    const [ofDesk] = await listed('lock-desk', brokered);
    expect(JSON.stringify([saved.body, ofBroker])).not.toMatch(/"IsHidden":true|"Investor"/);
    expect(JSON.stringify(ofDesk)).toMatch(/"IsHidden":true/);
    expect(ofDesk?.chosen?.Investor).toBeTruthy();
    const [shown] = ofBroker?.chosen?.RateOption ?? [];
    expect(ofDesk?.chosen?.RateOption[0]).toMatchObject({ Price: full.Price, BasePrice: full.BasePrice });
    expect(shown?.Price).toBe(full.Price);
    expect(shown?.BasePrice).not.toBe(full.BasePrice);
    const sum = shown?.Adjustments.reduce((all, { Price }) => all + Number(Price), Number(shown.BasePrice));
    expect(sum).toBeCloseTo(Number(full.Price), 3);
  });

  it('is sealed in the database', async () => {
    const { rows } = await sql<{ content: unknown }>`select content from los.saved_pricings`.execute(at.portal.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/loan-officer|sApprVal/);
  });
});
