import { setTimeout as wait } from 'node:timers/promises';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPrograms } from '../../../config/demo/programs/demo-programs';
import { formatThousandths } from '../../../domain/numbers/fixed';
import type { Program } from '../../../domain/pricing/program';
import { completePurchase, createLoan } from '../../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import type { LosPort } from '../../los/port';
import { workbook } from '../../spreadsheets/workbook.test-support';
import { yearInForce } from '../places/counties';
import { catalogOf } from './catalog.queries';
import { sendCatalog, startCatalogFollower } from './catalog-handover.service';
import { fileDailySheets } from './daily-sheets.service';
import { seedPrograms } from './seed';

let at: TestPortal;
let admin: Awaited<ReturnType<TestPortal['as']>>;
const START = new Date('2026-11-20T18:42:00Z');
beforeAll(async () => {
  at = await testPortal();
  admin = await at.as('administrator');
});
afterAll(() => at.close());

const id = '5e3a17c0-0101-4b6d-9f20-000000000101';
const nothing = '00000000-0000-4000-8000-000000000000';
const rates = '/api/emet-data/prog/rate-sheets';

/** The current rates as lines of an upload file. */
async function file(): Promise<string[]> {
  const { text } = await admin.get('/api/emet-data/prog/rate-file').expect(200);
  return text.replace('\uFEFF', '').trim().split('\r\n');
}

/** Changes every price of the first program by the same amount. */
async function moved(by: number): Promise<string> {
  const [head = '', ...lines] = await file();
  const first = lines[0]?.split(',')[0];
  const own = lines.filter((line) => line.startsWith(`${first},`));
  const shifted = own.map((line) => {
    const [name, rate, ...prices] = line.split(',');
    return [name, rate, ...prices.map((price) => (Number(price) + by).toFixed(3))].join(',');
  });
  return [head, ...shifted].join('\n');
}

const upload = (text: string | Buffer, name = 'rates.csv') =>
  admin.post(rates).attach('files', Buffer.from(text), name).expect(200);

const publish = (draft: { id: string; version: number; latest: number }, effectiveAt: string | null = null) =>
  admin.post(`${rates}/${draft.id}/publish`).send({ version: draft.version, latest: draft.latest, effectiveAt });

/** The current price of the first program's first rate in the LOS. */
async function inForce(): Promise<string> {
  const [, first = ''] = await file();
  return first.split(',')[2] ?? '';
}

describe('permission', () => {
  const reads = ['/emet-data/prog/default', `/emet-data/prog/default/${id}`, '/emet-data/prog/group'];
  it.each(reads)('read %s: roles responsible for prices', async (path) => {
    await supertest(at.app).get(`/api${path}`).expect(401);
    for (const login of ['pml-loan-officer', 'loan-officer', 'secondary-external']) {
      await (await at.as(login)).get(`/api${path}`).expect(403);
    }
    for (const login of ['administrator', 'secondary', 'lock-desk'])
      await (await at.as(login)).get(`/api${path}`).expect(200);
  });

  const others: readonly ['get' | 'post' | 'delete', string][] = [
    ['post', '/emet-data/prog/default'],
    ['get', '/emet-data/prog/default/export'],
    ['delete', `/emet-data/prog/default/${nothing}`],
    ['get', '/emet-data/prog/rules'],
    ['post', '/emet-data/prog/group'],
    ['get', '/emet-data/prog/group/export'],
    ['delete', `/emet-data/prog/group/${nothing}`],
    ['get', '/emet-data/prog/rate-sheets'],
    ['get', '/emet-data/prog/rate-file'],
    ['get', `/emet-data/prog/rate-sheets/${nothing}`],
    ['get', `/emet-data/prog/rate-sheets/${nothing}/${id}`],
    ['post', '/emet-data/prog/rate-sheets'],
    ['post', `/emet-data/prog/rate-sheets/${nothing}/publish`],
    ['post', `/emet-data/prog/rate-sheets/${nothing}/withdraw`],
    ['post', `/emet-data/prog/rate-sheets/${nothing}/roll-back`],
  ];
  it.each(others)('%s %s: administrators only', async (method, path) => {
    const state = () => at.portal.db.selectFrom('portal.catalog_state').select('wanted').executeTakeFirst();
    const before = await state();
    await supertest(at.app)[method](`/api${path}`).expect(401);
    for (const login of ['pml-loan-officer', 'secondary', 'manager']) {
      await (await at.as(login))[method](`/api${path}`).expect(403);
    }
    expect(await state()).toEqual(before);
  });
});

describe('programs', () => {
  it('are listed in the order of their groups, and one by progId', async () => {
    const { body, headers } = await admin.get('/api/emet-data/prog/default').query({ range: '[0,9]' }).expect(200);
    expect(headers['content-range']).toMatch(/^programs 0-9\/\d\d$/);
    expect(body[0]).toMatchObject({ id, active: true, version: 1 });
    const one = await admin.get('/api/emet-data/prog/default').query({ progId: id }).expect(200);
    expect(one.body).toHaveLength(1);
    const { body: groups } = await admin.get('/api/emet-data/prog/group').expect(200);
    expect(groups.map((group: { name: string }) => group.name)).toContain('Conforming');
  });

  it('change pricing immediately; bounds and states are validated', async () => {
    const { body: program } = await admin.get(`/api/emet-data/prog/default/${id}`).expect(200);
    expect(program.definition).toMatchObject({ lLpTemplateId: id, termMonths: expect.any(Number) });
    const save = (change: object) =>
      admin.post('/api/emet-data/prog/default').send({ id, version: program.version, ...change });
    expect((await save({ minimumPrice: '105', maximumPrice: '104' }).expect(422)).body.fields).toHaveProperty(
      'maximumPrice',
    );
    expect((await save({ exceptStates: 'CA, XX' }).expect(422)).body.fields).toHaveProperty('exceptStates');
    expect((await save({ rules: 'plain-conventional-30' }).expect(422)).body.fields).toHaveProperty('rules');
    const loanNum = await createLoan(at, 'loan-officer', completePurchase);
    const names = async () => {
      const priced = await at.portal.los.price(loanNum, {});
      return JSON.stringify(priced).includes(program.name);
    };
    expect(await names()).toBe(true);
    await save({ active: false }).expect(200);
    expect(await names()).toBe(false);
    await save({ active: true }).expect(409);
    await admin
      .post('/api/emet-data/prog/default')
      .send({ id, version: program.version + 1, active: true })
      .expect(200);
    expect(await names()).toBe(true);
  });

  it('are created with the rules of others; groups are removed only when empty', async () => {
    const { body: group } = await admin
      .post('/api/emet-data/prog/group')
      .send({ name: 'Specials', displayOrder: 90, active: true })
      .expect(200);
    const made = {
      name: 'Special 30',
      groupId: group.id,
      investor: 'Harbor Bank',
      displayOrder: 1,
      active: true,
      isCorrespondent: false,
      minimumPrice: '97',
      maximumPrice: '103',
      lenderFees: '995',
      rules: id,
    };
    await admin
      .post('/api/emet-data/prog/default')
      .send({ ...made, rules: 'none' })
      .expect(422);
    const { body: program } = await admin.post('/api/emet-data/prog/default').send(made).expect(200);
    expect(program).toMatchObject({ name: 'Special 30', minimumPrice: '97.000', maxDti: null });
    await admin.post('/api/emet-data/prog/default').send(made).expect(409);
    const { body } = await admin.delete(`/api/emet-data/prog/group/${group.id}`).expect(409);
    expect(body).toMatchObject({ code: 'in-use', uses: { programs: 1 } });
    await admin.delete(`/api/emet-data/prog/default/${program.id}`).query({ version: 7 }).expect(409);
    await admin.delete(`/api/emet-data/prog/default/${program.id}`).query({ version: 1 }).expect(204);
    await admin.get(`/api/emet-data/prog/default/${program.id}`).expect(404);
    await admin.delete(`/api/emet-data/prog/group/${group.id}`).expect(204);
  });

  it('cannot be removed while a loan or rate sheet uses them, and say how many do', async () => {
    const loanNum = await createLoan(at, 'loan-officer', completePurchase);
    const { body: program } = await admin.get(`/api/emet-data/prog/default/${id}`).expect(200);
    await at.portal.db
      .updateTable('portal.pipeline')
      .set({ sLpTemplateNm: program.name })
      .where('loan_num', '=', loanNum)
      .execute();
    const { body } = await admin
      .delete(`/api/emet-data/prog/default/${id}`)
      .query({ version: program.version })
      .expect(409);
    expect(body).toMatchObject({ code: 'in-use', uses: { loans: 1, rateSheets: 1 } });
    const again = await admin.get(`/api/emet-data/prog/default/${id}`).expect(200);
    expect(again.body).toMatchObject({ uses: { loans: 1, rateSheets: 1 } });
  });

  it('are exported as a file, with their groups by name', async () => {
    const { text } = await admin
      .get('/api/emet-data/prog/default/export')
      .query({ filter: '{"active":true}', sort: '["name","ASC"]' })
      .expect(200);
    const [head = '', first = ''] = text.split('\r\n');
    expect(head).toMatch(/^\uFEFFname,.*\bgroup\b/);
    expect(first).toContain(',Yes,');
    expect(text).toContain('Conforming');
    const groups = await admin.get('/api/emet-data/prog/group/export').expect(200);
    expect(groups.text).toContain('Conforming');
  });
});

describe('rates', () => {
  beforeEach(() => at.time.set(START));

  it('are unchanged after a round trip through their own file', async () => {
    const { body } = await upload((await file()).join('\r\n'));
    expect(body).toMatchObject({ problemCount: 0, publication: { state: 'draft' } });
    for (const one of body.publication.changes)
      expect(one).toMatchObject({ changed: 0, addedRates: [], removedRates: [] });
    await admin.post(`${rates}/${body.publication.id}/withdraw`).send({ version: 1 }).expect(200);
  });

  it('with invalid cells are rejected with each cell, and nothing is stored', async () => {
    const before = (await admin.get(rates)).body.length;
    const text = (await moved(0))
      .split('\n')
      .map((line, row) => (row === 2 ? line.replace(/^[^,]*,[^,]*/, 'Nobody,6.13') : line));
    const { body } = await upload(text.join('\n'));
    expect(body).toMatchObject({ publication: null, problemCount: 2 });
    expect(body.problems).toEqual([
      { sheet: 'rates', cell: 'A3', code: 'unknown-program', value: 'Nobody' },
      { sheet: 'rates', cell: 'B3', code: 'rate-step', value: '6.13', expected: '0.125' },
    ]);
    expect((await admin.get(rates)).body).toHaveLength(before);
    await admin
      .post(rates)
      .attach('files', Buffer.from([0, 1, 2]), 'rates.xlsx')
      .expect(422);
    await admin.post(rates).expect(422);
  });

  it('can be read from a workbook', async () => {
    const lines = (await moved(0.5)).split('\n').map((line) => line.split(','));
    const rows = lines.map((cells, row) => cells.map((cell, column) => (row > 0 && column > 0 ? Number(cell) : cell)));
    const { body } = await upload(workbook({ Rates: rows }), 'rates.xlsx');
    expect(body).toMatchObject({ problemCount: 0, programs: 1, rows: rows.length - 1 });
    await admin.post(`${rates}/${body.publication.id}/withdraw`).send({ version: 1 }).expect(200);
  });

  const announced = async (id: string) => {
    const { body } = await admin.get('/api/emet-storage/announcements?pageSize=1000').expect(200);
    return (body.items as { id: string }[]).find((one) => one.id === id);
  };

  it('are compared with those in force, published, used for pricing, and rolled back', async () => {
    const before = await inForce();
    const { body: uploaded } = await upload(await moved(0.25));
    const draft = uploaded.publication;
    expect(draft.changes).toMatchObject([{ addedRates: [], removedRates: [], same: 0, isNew: false }]);
    const { before: was, after } = draft.changes[0].biggest;
    expect(Number(after) - Number(was)).toBeCloseTo(0.25, 6);
    const { body: grid } = await admin.get(`${rates}/${draft.id}/${draft.changes[0].id}`).expect(200);
    expect(grid.prices[0]).toMatchObject({ days: 15, before });

    expect(await inForce()).toBe(before);
    await publish({ ...draft, latest: draft.latest - 1 }).expect(409);
    const { body: published } = await publish(draft).expect(200);
    expect(published).toMatchObject({ state: 'in-force', handedOver: true, version: 2, inForce: 1 });
    expect(Number(await inForce()) - Number(before)).toBeCloseTo(0.25, 6);
    expect(published.announcement).toMatchObject({ isDraft: true });
    await publish(draft).expect(200);
    expect(await announced(published.announcement.id)).toMatchObject({
      name: expect.stringMatching(/^New rates as of 11\/20\/2026 .* Pacific time$/),
      body: expect.stringContaining('for 1 program take effect'),
    });
    expect((await admin.get('/api/emet-data/history').query({ subject: `rate-sheet:${draft.id}` })).body).toHaveLength(
      2,
    );

    const { body: all } = await admin.get(rates).query({ sort: '["number","ASC"]' }).expect(200);
    const opening = all[0];
    const { body: back } = await admin
      .post(`${rates}/${opening.id}/roll-back`)
      .send({ version: opening.version })
      .expect(200);
    expect(back).toMatchObject({ state: 'in-force', rolledBackTo: opening.number, handedOver: true });
    expect(await inForce()).toBe(before);
    await admin.post(`${rates}/${published.id}/withdraw`).send({ version: 2 }).expect(409);
  });

  it('come into force at their Pacific time automatically, and can be withdrawn until then', async () => {
    const loanNum = await createLoan(at, 'loan-officer', completePurchase);
    const price = async () => {
      const priced = await at.portal.los.price(loanNum, {}, { rates: 'all' });
      return JSON.stringify(priced);
    };
    const { body: uploaded } = await upload(await moved(-0.5));
    const draft = uploaded.publication;
    const before = await price();
    await publish(draft, '2026-11-20T10:00').expect(422);
    const { body: scheduled } = await publish(draft, '2026-11-20T10:50').expect(200);
    expect(scheduled).toMatchObject({ state: 'scheduled', effectiveAt: '2026-11-20T18:50:00.000Z', handedOver: true });
    expect(await price()).toBe(before);
    at.time.set(new Date('2026-11-20T18:50:00Z'));
    expect(await price()).not.toBe(before);
    expect((await admin.get(`${rates}/${draft.id}`)).body.state).toBe('in-force');

    const { body: next } = await upload(await moved(0.125));
    const { body: later } = await publish(next.publication, '2026-11-23T06:00').expect(200);
    const { body: withdrawn } = await admin
      .post(`${rates}/${later.id}/withdraw`)
      .send({ version: later.version })
      .expect(200);
    expect(withdrawn.state).toBe('withdrawn');
    expect(later.announcement).toMatchObject({ isDraft: true });
    expect(await announced(later.announcement.id)).toBeUndefined();
    await publish({ ...later, version: withdrawn.version }).expect(409);
  });

  it('reach an LOS that was unavailable as soon as it is back', async () => {
    const { body: uploaded } = await upload(await moved(0.375));
    let isAway = true;
    const los: LosPort = {
      ...at.portal.los,
      putPricingCatalog: (by, catalog) =>
        isAway ? Promise.reject(new Error('away')) : at.portal.los.putPricingCatalog(by, catalog),
    };
    await at.portal.db.updateTable('portal.catalog_state').set({ handed_over: 0 }).execute();
    const away = { ...at.portal, los };
    await expect(sendCatalog(away)).rejects.toThrow('away');
    const waiting = await admin.get(`${rates}/${uploaded.publication.id}`);
    expect(waiting.body.handedOver).toBe(false);
    const follower = startCatalogFollower(away, 5);
    await wait(30);
    isAway = false;
    await expect
      .poll(() => at.portal.db.selectFrom('portal.catalog_state').selectAll().executeTakeFirst())
      .toMatchObject({
        handed_over: expect.not.toSatisfy((count: number) => count === 0),
      });
    await follower.stop();
    expect(await sendCatalog(at.portal)).toBe(false);
  });
});

it('prices with county limits changed by an administrator', async () => {
  const loanNum = await createLoan(at, 'loan-officer', completePurchase);
  const priced = async () =>
    JSON.stringify(
      await at.portal.los.price(loanNum, { sLAmtCalc: '900000', sPurchPrice: '1500000', sSpZip: '91101' }),
    );
  const before = await priced();
  const { body: county } = await admin.get('/api/emet-data/county/06037').expect(200);
  await admin.post('/api/emet-data/county').send({ id: county.id, version: county.version, gse: '806500' }).expect(200);
  await sendCatalog(at.portal);
  expect(await priced()).not.toBe(before);
});

describe('a database that an earlier version seeded', () => {
  const [program, changed] = demoPrograms;
  if (!program || !changed) throw new Error('There are no demo programs.');
  /** The program as an earlier version stated it: a lower ratio limit, and one row of its matrix. */
  const earlier = ({ eligibility, ...rules }: Program): Program => ({
    ...rules,
    name: 'Earlier name',
    minimumPrice: 90_000,
    eligibility: { ...eligibility, maxDti: 41_000, matrix: eligibility.matrix.slice(0, 1) },
  });
  const rowOf = (id: string) =>
    at.portal.db.selectFrom('portal.programs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const store = async (one: Program, maxDti: string) => {
    const definition = JSON.stringify(earlier(one));
    const { lLpTemplateId: is } = one;
    await at.portal.db.updateTable('portal.program_rules').set({ definition }).where('id', '=', is).execute();
    const settings = { max_dti: maxDti, minimum_price: '90.000' };
    await at.portal.db.updateTable('portal.programs').set(settings).where('id', '=', is).execute();
  };

  it('gets the rules of this version at the start, and keeps what an administrator changed', async () => {
    await store(program, '41.000');
    await store(changed, '38.500');
    const { version } = await rowOf(program.lLpTemplateId);
    await seedPrograms(at.portal);
    const maxDti = formatThousandths(program.eligibility.maxDti ?? 0);
    expect(await rowOf(program.lLpTemplateId)).toMatchObject({
      max_dti: maxDti,
      minimum_price: formatThousandths(program.minimumPrice),
      version: version + 1,
    });
    expect(await rowOf(changed.lLpTemplateId)).toMatchObject({
      max_dti: '38.500',
      minimum_price: formatThousandths(changed.minimumPrice),
    });
    const { programs } = await catalogOf(at.portal.db, START, await yearInForce(at.portal.db, START));
    const priced = (one: Program) => programs.find(({ lLpTemplateId }) => lLpTemplateId === one.lLpTemplateId);
    expect(priced(program)?.eligibility).toEqual(JSON.parse(JSON.stringify(program.eligibility)));
    expect(priced(changed)?.eligibility).toMatchObject({ maxDti: 38_500, matrix: changed.eligibility.matrix });
    const { handed_over, wanted } = await at.portal.db
      .selectFrom('portal.catalog_state')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(handed_over).toBe(wanted);
  });

  it('is left as it is by the same version', async () => {
    const before = await rowOf(program.lLpTemplateId);
    await seedPrograms(at.portal);
    expect(await rowOf(program.lLpTemplateId)).toEqual(before);
  });
});

describe('daily rate sheets', () => {
  const sheetsOf = async (group: string) => {
    const query = { folderName: 'rates', subFolderName: group, pageSize: 1000 };
    const { body } = await admin.get('/api/emet-files/rates').query(query).expect(200);
    return (body.items as { id: string; name: string }[]).filter(({ name }) => name.includes(' No. '));
  };
  const textOf = async (sheet: { id: string } | undefined) =>
    Buffer.from((await admin.get(`/api/emet-files/${sheet?.id}`).expect(200)).body).toString('latin1');

  it('are filed for each price group from the publication in effect, a scheduled one at its time', async () => {
    const { body: draft } = await upload(await moved(-0.125));
    const { body: now } = await publish(draft.publication).expect(200);
    const groups = await at.portal.db.selectFrom('portal.price_groups').select('name').execute();
    expect(groups.length).toBeGreaterThan(0);
    const price = await inForce();
    for (const { name } of [{ name: 'CORPORATE' }, ...groups]) {
      const filed = (await sheetsOf(name)).filter((one) => one.name.endsWith(`No. ${now.number}.pdf`));
      expect(filed, name).toHaveLength(1);
      expect(await textOf(filed[0])).toContain(price);
    }
    expect(await fileDailySheets(at.portal)).toBe(false);

    const { body: next } = await upload(await moved(-0.25));
    const { body: later } = await publish(next.publication, '2026-11-20T10:51').expect(200);
    const ofLater = async () =>
      (await sheetsOf('CORPORATE')).filter(({ name }) => name.includes(`No. ${later.number}.`));
    expect(await ofLater()).toEqual([]);
    at.time.set(new Date('2026-11-20T18:51:00Z'));
    expect(await fileDailySheets(at.portal)).toBe(true);
    expect(await ofLater()).toHaveLength(1);
  });

  it('of a draft name the loans whose prices would move', async () => {
    const [, first = ''] = await file();
    const program = first.split(',')[0] ?? '';
    const [open = '', locked = ''] = [await createLoan(at, 'loan-officer'), await createLoan(at, 'loan-officer')];
    const hold = (loanNum: string, sRateLockStatusT: string) =>
      at.portal.db
        .updateTable('portal.pipeline')
        .set({ sLpTemplateNm: program, sRateLockStatusT })
        .where('loan_num', '=', loanNum)
        .execute();
    const affected = async () => {
      const { body } = await upload(await moved(-0.375));
      const [found] = body.publication.affected;
      return { priced: found?.priced ?? 0, locked: found?.locked ?? 0 };
    };
    const before = await affected();
    await hold(open, '');
    await hold(locked, '1');
    expect(await affected()).toEqual({ priced: before.priced + 1, locked: before.locked + 1 });
  });
});
