import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPrograms } from '../../../config/demo/programs/demo-programs';
import { addDays, pacificDate } from '../../../domain/format/date';
import type { RuleVersion } from '../../../domain/pricing/rule-versions.schemas';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { sendCatalog } from './catalog-handover.service';

let at: TestPortal;
let admin: Awaited<ReturnType<TestPortal['as']>>;
beforeAll(async () => {
  at = await testPortal();
  admin = await at.as('administrator');
  await sendCatalog(at.portal);
});
afterAll(() => at.close());

const [program] = demoPrograms.filter(
  ({ family, loanType, lien }) => family === 'conforming' && loanType === '0' && lien === '0',
);
if (!program) throw new Error('The demo has no conforming program.');
const id = program.lLpTemplateId;
const path = `/api/emet-data/prog/default/${id}`;
const versions = `${path}/rule-versions`;
const scenario = {
  ...{ sLPurposeT: '0', sOccTPe: '0', sProdSpT: '0', sPurchPrice: '800000.00', sApprVal: '800000.00' },
  ...{ sLAmtCalc: '600000.00', sCreditScoreType2: 742, sSpZip: '91101', sProdRLckdDays: 30 },
};

/** The program in a price list, now or as of a moment. */
async function priced(asOf?: Date) {
  const { PricingResults } = await at.portal.los.priceScenario(scenario, asOf ? { asOf: asOf.toISOString() } : {});
  const found = PricingResults.Program.find(({ lLpTemplateId }) => lLpTemplateId === id);
  return { offered: found !== undefined, status: found?.Status, reasons: found?.Reasons.map(({ code }) => code) ?? [] };
}

/** Sets the time and signs in again, because sessions end. */
async function goTo(time: Date): Promise<void> {
  at.time.set(time);
  await at.signIn('administrator');
  admin = await at.as('administrator');
}

const today = () => pacificDate(at.portal.clock());
const schedule = (changes: object, more: object = {}) =>
  admin.post(versions).send({ id: randomUUID(), effectiveFrom: addDays(today(), 10), changes, ...more });
const listed = async () => (await admin.get(versions).expect(200)).body as readonly RuleVersion[];
/** A moment of a Pacific day in November or December. */
const moment = (day: string, time: string) => new Date(`${day}T${time}-08:00`);

describe('rules of a program with a first day', () => {
  it('are read by those responsible for prices, and scheduled by administrators', async () => {
    await supertest(at.app).get(versions).expect(401);
    await supertest(at.app).post(versions).send({}).expect(401);
    const one = `${versions}/${randomUUID()}?version=1`;
    await supertest(at.app).delete(one).expect(401);
    for (const login of ['pml-loan-officer', 'loan-officer']) await (await at.as(login)).get(versions).expect(403);
    await (await at.as('lock-desk')).get(versions).expect(200);
    await (await at.as('secondary')).post(versions).send({}).expect(403);
    await (await at.as('secondary')).delete(one).expect(403);
  });

  it('price from the first moment of their day, and a past moment by the rules of then', async () => {
    const day = addDays(today(), 10);
    expect((await priced()).status).toBe('Eligible');
    const matrix = program.eligibility.matrix.map((line) => ({ ...line, minScore: 780 }));
    await schedule({ matrix }, { note: 'Investor bulletin 26-11' }).expect(200);
    const evening = moment(addDays(day, -1), '23:59:59');
    at.time.set(evening);
    expect((await priced()).status).toBe('Eligible');
    // The portal has not moved the version into the program yet: the LOS has it already.
    await goTo(moment(day, '00:00:00'));
    expect(await priced()).toMatchObject({ status: 'Ineligible', reasons: expect.arrayContaining(['score']) });
    expect((await priced(evening)).status).toBe('Eligible');
    expect(await listed()).toMatchObject([{ effectiveFrom: day, appliedAt: null }]);
    await sendCatalog(at.portal);
    expect(await priced()).toMatchObject({ status: 'Ineligible' });
    expect((await priced(evening)).status).toBe('Eligible');
    const [version] = await listed();
    expect(version).toMatchObject({ note: 'Investor bulletin 26-11', byName: 'Maren Ostrowski' });
    expect(version?.appliedAt).not.toBeNull();
    expect(version?.before.matrix).toEqual(JSON.parse(JSON.stringify(program.eligibility.matrix)));
    const { body } = await admin.get(path).expect(200);
    expect(body.definition.eligibility.matrix[0].minScore).toBe(780);
    const { body: history } = await admin.get(`/api/emet-data/history?subject=program:${id}`);
    expect(JSON.stringify(history)).toContain('program.schedule');
  });

  it('that begin today apply at once, and can restore the rules before', async () => {
    await schedule({ matrix: program.eligibility.matrix }, { effectiveFrom: today() }).expect(409);
    await goTo(moment(addDays(today(), 1), '09:00:00'));
    await schedule({ matrix: program.eligibility.matrix }, { effectiveFrom: today() }).expect(200);
    expect((await priced()).status).toBe('Eligible');
    expect(await listed()).toHaveLength(2);
  });

  it('end a program and offer it again, each on its day', async () => {
    const [end, again] = [addDays(today(), 5), addDays(today(), 7)];
    await schedule({ active: false }, { effectiveFrom: end }).expect(200);
    await schedule({ active: true, lenderFees: '999.00' }, { effectiveFrom: again }).expect(200);
    expect(await listed()).toMatchObject([
      { effectiveFrom: end, before: { active: true } },
      { effectiveFrom: again, before: { active: false, lenderFees: expect.any(String) } },
      {},
      {},
    ]);
    at.time.set(moment(end, '00:00:00'));
    expect((await priced()).offered).toBe(false);
    await sendCatalog(at.portal);
    expect((await priced()).offered).toBe(false);
    await goTo(moment(again, '00:00:00'));
    expect((await priced()).offered).toBe(true);
    await sendCatalog(at.portal);
    expect((await admin.get(path).expect(200)).body).toMatchObject({ active: true, lenderFees: '999.00' });
  });

  it('are changed and taken back only before they begin, by one who has read the last version', async () => {
    const versionId = randomUUID();
    const body = { id: versionId, effectiveFrom: addDays(today(), 3), changes: { maxDti: '41.000%' } };
    await admin.post(versions).send(body).expect(200);
    await admin.post(versions).send(body).expect(200);
    const coming = async () => (await listed()).filter(({ appliedAt }) => appliedAt === null);
    expect(await coming()).toMatchObject([{ id: versionId, version: 1, changes: { maxDti: '41.000' } }]);
    await admin
      .post(versions)
      .send({ ...body, version: 1, changes: { maxDti: '42.000' } })
      .expect(200);
    await admin
      .post(versions)
      .send({ ...body, version: 1, changes: { maxDti: '43.000' } })
      .expect(409);
    await schedule({ maxDti: '39.000' }, { effectiveFrom: body.effectiveFrom }).expect(409);
    await admin.delete(`${versions}/${versionId}?version=1`).expect(409);
    await admin.delete(`${versions}/${versionId}?version=2`).expect(200);
    await admin.delete(`${versions}/${versionId}?version=2`).expect(200);
    expect(await coming()).toEqual([]);
    const [begun] = await listed();
    await admin.delete(`${versions}/${begun?.id}?version=${begun?.version}`).expect(409);
    await admin
      .post(versions)
      .send({ ...body, id: begun?.id, version: begun?.version })
      .expect(409);
  });

  it('are refused for a day that has passed, without a change, and with limits that contradict each other', async () => {
    const fieldsOf = async (changes: object, more: object = {}) =>
      (await schedule(changes, more).expect(422)).body.fields;
    expect(await fieldsOf({ maxDti: '40' }, { effectiveFrom: addDays(today(), -1) })).toHaveProperty('effectiveFrom');
    expect(await fieldsOf({ minimumPrice: '110' })).toHaveProperty('maximumPrice');
    expect(await fieldsOf({ onlyStates: 'ZZ' })).toHaveProperty('onlyStates');
    await schedule({}).expect(422);
    await schedule({ matrix: [] }).expect(422);
    await schedule({ matrix: program.eligibility.matrix.map((line) => ({ ...line, maxLtv: -1 })) }).expect(422);
    await schedule({ maxDti: '40' }, { effectiveFrom: 'tomorrow' }).expect(422);
    const { active } = (await admin.get(path)).body;
    await schedule({ active }).expect(422);
    // A later version may not contradict one before it, whichever was scheduled first.
    await schedule({ maximumPrice: '100.000' }, { effectiveFrom: addDays(today(), 20) }).expect(200);
    expect(await fieldsOf({ minimumPrice: '101.000' }, { effectiveFrom: addDays(today(), 15) })).toHaveProperty(
      'maximumPrice',
    );
  });

  it('keep a change of the program from contradicting them', async () => {
    const { version } = (await admin.get(path).expect(200)).body;
    const save = (minimumPrice: string) =>
      admin.post('/api/emet-data/prog/default').send({ id, version, minimumPrice });
    expect((await save('101.000').expect(422)).body.fields).toHaveProperty('maximumPrice');
    await save('95.500').expect(200);
  });

  it('scheduled by two administrators for one day at once: one of them is told', async () => {
    const answers = await Promise.all(['40.000', '41.000'].map((maxDti) => schedule({ maxDti })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
