import type { Readable } from 'node:stream';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultRoles } from '../../config/roles';
import { allRoles, roleKey } from '../../domain/access/roles';
import type { PricingAnswer } from '../../domain/pricing/pricing.schemas';
import { operations } from '../../tests/security/support/operations';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { seedOrganization } from '../reference/seed';
import { servePortal } from './live/live.test-support';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
});
afterAll(() => at.close());

const price = async (login: string, body: object = {}, query = '') =>
  (await at.as(login)).post(`/api/lqb/loans/${loanNum}/pricing-simple${query}`).send(body);

const adjustments = (answer: PricingAnswer) =>
  answer.PricingResults.Program.flatMap((program) => program.RateOption).flatMap((rate) => rate.Adjustments);

describe('POST /lqb/loans/{loanNum}/pricing-simple', () => {
  it('requires sign-in and access to the loan', async () => {
    await supertest(at.app).post(`/api/lqb/loans/${loanNum}/pricing-simple`).send({}).expect(401);
    expect((await price('pml-loan-officer')).status).toBe(403);
    expect((await price('real-estate-agent')).status).toBe(403);
  });

  it("shows hidden adjustments only to the lender's staff, with the same price for all", async () => {
    const officer = (await price('loan-officer')).body as PricingAnswer;
    const desk = (await price('lock-desk')).body as PricingAnswer;
    expect(adjustments(officer).filter((one) => one.IsHidden)).toEqual([]);
    expect(adjustments(desk).some((one) => one.IsHidden)).toBe(true);
    const prices = (answer: PricingAnswer) =>
      answer.PricingResults.Program.map((program) => program.RateOption.map((rate) => [rate.Rate, rate.Price]));
    expect(prices(officer)).toEqual(prices(desk));
  });

  it('returns one rate per program if only the list is shown', async () => {
    const best = (await price('loan-officer', {}, '?rates=best')).body as PricingAnswer;
    const eligible = best.PricingResults.Program.filter((program) => program.Status === 'Eligible');
    expect(eligible.length).toBeGreaterThan(3);
    expect(eligible.every((program) => program.RateOption.length === 1)).toBe(true);
  });

  it('prices a scenario, names fields that cannot be read, and saves nothing', async () => {
    const before = await at.portal.los.loadLoan(loanNum);
    const scenario = await price('loan-officer', { sLAmtCalc: '$300,000.00' });
    expect(scenario.status).toBe(200);
    expect(scenario.body).not.toEqual((await price('loan-officer')).body);
    const wrong = await price('loan-officer', { sLAmtCalc: 'a lot' });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.fields)).toEqual(['sLAmtCalc']);
    expect(await at.portal.los.loadLoan(loanNum)).toEqual(before);
  });
});

describe('the insurance option of a loan with a chosen program', () => {
  it('can be changed, which replaces the quoted premium', async () => {
    const insured = await createLoan(at, 'loan-officer', {
      ...completePurchase,
      ...{ sLAmtCalc: '540000.00', sPurchPrice: '600000.00', sApprVal: '600000.00', sProdConvMIOptionT: '1' },
    });
    const officer = await at.as('loan-officer');
    const priced = await officer.post(`/api/lqb/loans/${insured}/pricing-simple`).send({});
    const { PricingResults } = priced.body as PricingAnswer;
    const program = PricingResults.Program.find((one) => one.Status === 'Eligible' && one.Insurance);
    const rate = program?.RateOption[0];
    if (!program || !rate) throw new Error('nothing is insured');
    await officer
      .post(`/api/lqb/loans/${insured}/register-loan-program`)
      .send({ lLpTemplateId: program.lLpTemplateId, requestedRate: rate.Rate, requestedFee: rate.Point })
      .expect(200);
    const single = await at.portal.los.loadLoan(insured);
    expect(single.sFfUfmipR).toBeTruthy();
    await officer
      .post(`/api/lqb/loans/${insured}`)
      .send({ version: single.version, sProdConvMIOptionT: '0' })
      .expect(200);
    const monthly = await at.portal.los.loadLoan(insured);
    expect(monthly.sProdConvMIOptionT).toBe('0');
    expect(monthly).not.toHaveProperty('sFfUfmipR');
  });
});

describe('the loan amount of a loan with a chosen program', () => {
  it('can be changed, and the points and credits in dollars follow', async () => {
    const loan = await createLoan(at, 'loan-officer', completePurchase);
    const officer = await at.as('loan-officer');
    const { PricingResults } = (await officer.post(`/api/lqb/loans/${loan}/pricing-simple`).send({}))
      .body as PricingAnswer;
    const program = PricingResults.Program.find((one) => one.Status === 'Eligible');
    const rate = program?.RateOption.find(({ Point }) => Number(Point) !== 0);
    if (!program || !rate) throw new Error('no rate has points');
    await officer
      .post(`/api/lqb/loans/${loan}/register-loan-program`)
      .send({ lLpTemplateId: program.lLpTemplateId, requestedRate: rate.Rate, requestedFee: rate.Point })
      .expect(200);
    const before = await at.portal.los.loadLoan(loan);
    const amount = (Number(before.sLAmtCalc) - 10_000).toFixed(2);
    await officer.post(`/api/lqb/loans/${loan}`).send({ version: before.version, sLAmtCalc: amount }).expect(200);
    const after = await at.portal.los.loadLoan(loan);
    expect(after.sLAmtCalc).toBe(amount);
    expect([after.sLDiscntAmt, after.sLenderCreditAmt]).not.toEqual([before.sLDiscntAmt, before.sLenderCreditAmt]);
    expect(after.sNoteIR).toBe(before.sNoteIR);
  });
});

describe('POST /lqb/loans/{loanNum}/register-loan-program', () => {
  const choose = async (login: string, body: object) =>
    (await at.as(login)).post(`/api/lqb/loans/${loanNum}/register-loan-program`).send(body);

  it('requires sign-in, and permission to see and edit the loan', async () => {
    await supertest(at.app).post(`/api/lqb/loans/${loanNum}/register-loan-program`).send({}).expect(401);
    expect((await choose('pml-loan-officer', {})).status).toBe(403);
    expect((await choose('credit-auditor', {})).status).toBe(403);
  });

  it('sets program and rate, also in the pipeline, and rejects ones that are not offered', async () => {
    const { PricingResults } = (await price('loan-officer')).body as PricingAnswer;
    const program = PricingResults.Program.find((one) => one.Status === 'Eligible');
    const rate = program?.RateOption[0];
    if (!program || !rate) throw new Error('nothing is eligible');
    const choice = { lLpTemplateId: program.lLpTemplateId, requestedRate: rate.Rate, requestedFee: rate.Point };
    const refused = await choose('loan-officer', { ...choice, requestedRate: '1.000' });
    expect([refused.status, refused.body.code]).toEqual([422, 'not-offered']);
    expect((await choose('loan-officer', {})).status).toBe(422);
    expect((await choose('loan-officer', { ...choice, requestedFee: '\0' })).status).toBe(422);
    const chosen = await choose('loan-officer', choice);
    expect(chosen.body).toMatchObject({ sLpTemplateNm: program.Name, sNoteIR: rate.Rate });
    // Pricing assumes these for a loan that does not say them.
    expect(chosen.body).toMatchObject({ sProdImpound: true, sOriginatorCompensationPaymentSourceT: '1' });
    expect(JSON.stringify(chosen.body)).not.toContain('900-12-3456');
    const list = await (await at.as('loan-officer')).get('/api/lqb/loans').query({ filter: `{"q":"${loanNum}"}` });
    expect(list.body[0]).toMatchObject({ sLpTemplateNm: program.Name, sNoteIR: rate.Rate });
  });

  it('updates the per diem interest to the chosen rate', async () => {
    const { PricingResults } = (await price('loan-officer')).body as PricingAnswer;
    const program = PricingResults.Program.find((one) => one.Status === 'Eligible');
    const [first, second] = program?.RateOption ?? [];
    if (!program || !first || !second) throw new Error('nothing to choose from');
    const choiceOf = ({ Rate, Point }: typeof first) => {
      return { lLpTemplateId: program.lLpTemplateId, requestedRate: Rate, requestedFee: Point };
    };
    const { version } = (await choose('loan-officer', choiceOf(first))).body;
    const perDiem = `/api/loan-proxy/${loanNum}/per-diem-interest`;
    const reported = await (await at.as('loan-officer')).post(perDiem).send({ version });
    const { sPerDiemAmt, sNoteIR } = (await choose('loan-officer', choiceOf(second))).body;
    expect(sNoteIR).toBe(second.Rate);
    const expected = (Number(reported.body.sPerDiemAmt) * Number(second.Rate)) / Number(first.Rate);
    expect(Math.abs(Number(sPerDiemAmt) - expected)).toBeLessThan(0.001);
    expect(sPerDiemAmt).not.toBe(reported.body.sPerDiemAmt);
  });
});

describe('users outside the lender', () => {
  const outside = allRoles.filter((role) => defaultRoles.some((one) => one.role === role && one.isPml));
  /** Calls that read a loan, and those that price; the rest writes, or concerns no loan. */
  const read = operations.filter(
    ({ method, path, name }) => path.includes('{loanNum}') && (method === 'GET' || /pricing|save|rate-lock/.test(name)),
  );
  let brokered: string;
  /** Texts that only the lender knows: the investor, and the price before the margin in points. */
  let secrets: readonly string[];

  beforeAll(async () => {
    brokered = await createLoan(at, 'pml-loan-officer', completePurchase);
    const list = await at.portal.los.price(brokered, {}, { showHidden: true });
    const program = list.PricingResults.Program.find(({ RateOption }) =>
      RateOption.some(({ Adjustments }) => Adjustments.some(({ IsHidden }) => IsHidden)),
    );
    const option = program?.RateOption[0];
    if (!program || !option) throw new Error('no program has a hidden margin');
    await (await at.as('pml-loan-officer'))
      .post(`/api/lqb/loans/${brokered}/register-loan-program`)
      .send({ lLpTemplateId: program.lLpTemplateId, requestedRate: option.Rate, requestedFee: option.Point })
      .expect(200);
    const stored = await at.portal.los.loadLoan(brokered);
    secrets = [program.Investor ?? '', `"${stored.sBrokerLockBaseBrokComp1PcFee}"`, 'sBrokerLockBase', 'sLpInvestorNm'];
    expect(secrets.map((text) => text.length).filter((length) => length < 4)).toEqual([]);
  });

  it.each(outside)('receive neither investor nor price before the margin as %s', async (role) => {
    const agent = await at.as(roleKey(role));
    const leaks: string[] = [];
    let answered = 0;
    for (const { method, path, name } of read) {
      const to = `/api${path.replace('{loanNum}', brokered)}`;
      const { status, text } = await (method === 'GET' ? agent.get(to) : agent.post(to).send({}));
      if (status === 200) answered += 1;
      leaks.push(...secrets.filter((secret) => text?.includes(secret)).map((secret) => `${name}: ${secret}`));
    }
    expect(answered).toBeGreaterThan(3);
    expect(leaks).toEqual([]);
  });

  it('receive neither in the answer to their choice, nor in a stale write', async () => {
    const agent = await at.as('pml-loan-officer');
    const stale = await agent
      .post(`/api/lqb/loans/${brokered}`)
      .send({ version: 1, sLAmtCalc: '470000.00' })
      .expect(409);
    const { version } = stale.body.current;
    const changed = await agent
      .post(`/api/lqb/loans/${brokered}`)
      .send({ version, sLAmtCalc: '480000.00' })
      .expect(200);
    for (const { text } of [stale, changed]) expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(changed.body).toMatchObject({ sGseDeliveryTargetT: expect.any(String) });
  });

  it('receive neither in files, which also need the right to export, nor in live events', async () => {
    const live = await servePortal(at);
    const agent = await at.as('pml-loan-officer');
    const reading = await live.listen(await at.signIn('pml-loan-officer'));
    const whole = (response: Readable, done: (error: Error | null, body: string) => void) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts).toString('utf8')));
    };
    const files = [
      '/api/lqb/loans/export',
      `/api/lqb/loans/${brokered}/mismo`,
      `/api/loan-proxy/${brokered}/change-log/export`,
    ];
    for (const file of files) {
      const { body } = await agent
        .get(file)
        .buffer(true)
        .parse((response, done) => whole(response as unknown as Readable, done))
        .expect(200);
      expect(body).toContain('Lindqvist');
      expect(secrets.filter((secret) => body.includes(secret))).toEqual([]);
    }
    const { version } = (await agent.get(`/api/lqb/loans/${brokered}`).expect(200)).body;
    await agent.post(`/api/lqb/loans/${brokered}`).send({ version, sApprVal: '604000.00' }).expect(200);
    await vi.waitFor(() => expect(reading.change(brokered)).toBeDefined(), { timeout: 10_000, interval: 20 });
    expect(secrets.filter((secret) => reading.text().includes(secret))).toEqual([]);
    reading.close();
    await live.close();
  });

  it('are the only ones who lack the investor', async () => {
    const { text } = await (await at.as('lock-desk')).get(`/api/lqb/loans/${brokered}`).expect(200);
    expect(secrets.filter((secret) => !text.includes(secret))).toEqual([]);
  });
});
