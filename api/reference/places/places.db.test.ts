import { sql } from 'kysely';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScenario } from '../../../domain/pricing/read-scenario';
import { placesOf } from '../../../domain/reference/limits-catalog';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { catalogOf } from '../programs/catalog.queries';
import { countyLimitsOf } from './limit-tables.queries';
import { seedPlaces } from './seed';

let at: TestPortal;
let admin: Awaited<ReturnType<TestPortal['as']>>;
let reader: Awaited<ReturnType<TestPortal['as']>>;
beforeAll(async () => {
  at = await testPortal();
  admin = await at.as('administrator');
  reader = await at.as('pml-loan-officer');
});
afterAll(() => at.close());

const HEAD = 'State,State FIPS,County FIPS,Complete FIPS,County Name,GSE limit,FHA limit,VA limit';
const of2027 = {
  year: '2027',
  from: '2027-01-01',
  baseline1: '860000',
  baseline2: '1101000',
  baseline3: '1331000',
  baseline4: '1654000',
};
const of2026 = {
  year: '2026',
  from: '2026-01-01',
  baseline1: '832750',
  baseline2: '1066250',
  baseline3: '1288800',
  baseline4: '1601750',
};

type Client = typeof admin;
const send = (client: Client, path: string, csv: string, fields: Record<string, string> = {}) => {
  const request = client.post(`/api/emet-data/county/import/${path}`);
  for (const [name, value] of Object.entries({ ...of2027, ...fields })) request.field(name, value);
  return request.attach('files', Buffer.from(csv), 'limits.csv');
};

/** A file of the counties of 2026 with some changed lines; all limits are at least the lowest ones. */
async function fileWith(
  least: { readonly baseline: number; readonly ceiling: number; readonly floor: number },
  change: (lines: string[]) => string[] = (lines) => lines,
): Promise<string> {
  const rows = await countyLimitsOf(at.portal.db, 2026);
  const lines = rows.map(({ state, fips, name, gse, fha }) => {
    // The ceiling is the baseline of Alaska, Hawaii, Guam and the Virgin Islands.
    const limit = Math.max(gse, ['AK', 'HI', 'GU', 'VI'].includes(state) ? least.ceiling : least.baseline);
    const codes = `${fips.slice(0, 2)},${fips.slice(2)},${fips}`;
    return `${state},${codes},"${name}",${limit},${Math.max(fha, least.floor)},${limit}`;
  });
  return [HEAD, ...change(lines)].join('\n');
}

describe('permission', () => {
  const reads = [
    '/emet-data/county',
    '/emet-data/county/06037',
    '/emet-data/zipcode',
    '/emet-data/zipcode/91101',
    '/emet-data/limit-years',
  ];
  it.each(reads)('read %s: every role, but no user without a role', async (path) => {
    await supertest(at.app).get(`/api${path}`).expect(401);
    for (const login of ['pml-loan-officer', 'processor', 'administrator']) {
      await (await at.as(login)).get(`/api${path}`).expect(200);
    }
  });

  const others = [
    ['get', '/emet-data/county/export'],
    ['get', '/emet-data/zipcode/export'],
    ['delete', '/emet-data/county/00000000-0000-4000-8000-000000000000'],
    ['delete', '/emet-data/zipcode/00000000-0000-4000-8000-000000000000'],
  ] as const;
  it.each(others)('%s %s: administrators only', async (method, path) => {
    await supertest(at.app)[method](`/api${path}`).expect(401);
    for (const login of ['pml-loan-officer', 'secondary', 'manager']) {
      await (await at.as(login))[method](`/api${path}`).expect(403);
    }
  });

  const writes = [
    '/emet-data/county',
    '/emet-data/zipcode',
    '/emet-data/county/import/check',
    '/emet-data/county/import/apply',
  ];
  it.each(writes)('write %s: administrators only', async (path) => {
    const wrote = () =>
      at.portal.db.selectFrom('portal.audit').select('id').where('action', 'like', '%county%').execute();
    const before = await wrote();
    await supertest(at.app).post(`/api${path}`).send({}).expect(401);
    for (const login of ['pml-loan-officer', 'secondary', 'manager']) {
      await (await at.as(login)).post(`/api${path}`).send({ zip: '99999' }).expect(403);
    }
    expect(await wrote()).toEqual(before);
  });
});

describe('the built-in tables', () => {
  it('have as many rows as their sources: 3,234 counties and 33,791 ZIP codes', async () => {
    const counties = await admin.get('/api/emet-data/county').query({ range: '[0,9]' }).expect(200);
    expect(counties.headers['content-range']).toBe('counties 0-9/3234');
    const zips = await admin.get('/api/emet-data/zipcode').query({ range: '[33780,33790]' }).expect(200);
    expect(zips.headers['content-range']).toBe('zipcodes 33780-33790/33791');
    expect(zips.body.at(-1)).toMatchObject({
      zip: '99929',
      city: 'Wrangell',
      county: '02275',
      countyName: 'Wrangell City and Borough',
      state: 'AK',
    });
  });

  it('are read 10 rows at a time without a page size (CONST-04), and completely by ID', async () => {
    const { body, headers } = await admin.get('/api/emet-data/county').expect(200);
    expect([body.length, headers['content-range']]).toEqual([10, 'counties 0-9/3234']);
    const next = await admin.get('/api/emet-data/county').query({ range: '[0,11]' }).expect(200);
    const id = next.body.map((county: { id: string }) => county.id);
    const named = await admin
      .get('/api/emet-data/county')
      .query({ filter: JSON.stringify({ id }) })
      .expect(200);
    expect(named.body).toHaveLength(12);
  });

  it.each([
    ['06037', 'Los Angeles County', 'CA', '1249125', '1249125', false, false],
    ['02013', 'Aleutians East Borough', 'AK', '1249125', '541287', false, false],
    ['01001', 'Autauga County', 'AL', '832750', '541287', false, false],
    ['04013', 'Maricopa County', 'AZ', '832750', '546250', false, true],
    ['53033', 'King County', 'WA', '1037300', '1037300', true, true],
  ])('have the limits of %s, %s, in 2026', async (fips, name, state, gse, fha, confirmGse, confirmFha) => {
    const { body } = await reader.get(`/api/emet-data/county/${fips}`).expect(200);
    expect(body).toMatchObject({ fips, name, state, gse, fha, va: gse, year: 2026, confirmGse, confirmFha });
  });

  it('calculate the limits for two to four units', async () => {
    const { body } = await reader.get('/api/emet-data/county/06037').expect(200);
    expect(body.limits.gse).toEqual([1_249_125, 1_599_375, 1_933_200, 2_402_625]);
  });

  it('are added once only', async () => {
    await sql`update portal.zip_codes set city = 'Crown City', version = 2 where zip = '91101'`.execute(at.portal.db);
    await seedPlaces(at.portal);
    const { body: renamed } = await reader.get('/api/emet-data/zipcode/91101').expect(200);
    expect(renamed.city).toBe('Crown City');
    await sql`update portal.zip_codes set city = 'Pasadena', version = 1 where zip = '91101'`.execute(at.portal.db);
    const { headers } = await admin.get('/api/emet-data/county').query({ range: '[0,0]' });
    expect(headers['content-range']).toBe('counties 0-0/3234');
  });

  it('get their cities where they have none, except those that an administrator changed', async () => {
    await sql`update portal.zip_codes set city = null, version = case zip when '91101' then 2 else 1 end`.execute(
      at.portal.db,
    );
    await seedPlaces(at.portal);
    const cityOf = async (zip: string) => (await reader.get(`/api/emet-data/zipcode/${zip}`).expect(200)).body.city;
    expect(await cityOf('91101')).toBeNull();
    expect(await cityOf('99929')).toBe('Wrangell');
    await sql`update portal.zip_codes set city = 'Pasadena', version = 1 where zip = '91101'`.execute(at.portal.db);
  });

  it('are completed in a portal that only has 2025, from its own limits of 2025', async () => {
    const { db } = at.portal;
    await db.deleteFrom('portal.counties').where('year', '=', 2026).execute();
    await db.deleteFrom('portal.limit_years').where('year', '=', 2026).execute();
    const boulder = { fips: '08013', year: 2025 };
    const change = db.updateTable('portal.counties').set({ gse: '870000', version: 2 });
    await change.where('fips', '=', boulder.fips).where('year', '=', boulder.year).execute();
    await seedPlaces(at.portal);
    const stored = await db
      .selectFrom('portal.counties')
      .select(['year', 'gse', 'version', 'confirm_gse'])
      .where('fips', '=', boulder.fips)
      .orderBy('year')
      .execute();
    expect(stored).toEqual([
      { year: 2025, gse: '870000', version: 2, confirm_gse: false },
      { year: 2026, gse: '870000', version: 1, confirm_gse: true },
    ]);
    const { body: years } = await admin.get('/api/emet-data/limit-years').expect(200);
    expect(years).toMatchObject([
      { year: 2026, from: '2026-01-01', inForce: true, counties: 3234 },
      { year: 2025, from: '2025-01-01', inForce: false, counties: 3234 },
    ]);
  });
});

describe('looking up', () => {
  it('finds a county by name and state, in any notation', async () => {
    for (const requested of ['Los Angeles, CA', 'los angeles county ca', 'LOS ANGELES COUNTY, CA']) {
      const { body } = await reader.get(`/api/emet-data/county/${encodeURIComponent(requested)}`).expect(200);
      expect(body.fips, requested).toBe('06037');
    }
  });

  it('lists the choices if several counties have the name', async () => {
    const { body } = await reader.get('/api/emet-data/county/Orange').expect(409);
    expect(body.choices).toContainEqual({ fips: '06059', name: 'Orange County', state: 'CA' });
    expect(body.choices.length).toBeGreaterThan(5);
  });

  it('finds state, county and FIPS code of a ZIP code, with all its counties', async () => {
    const { body } = await reader.get('/api/emet-data/zipcode/91101-1234').expect(200);
    expect(body).toMatchObject({
      zip: '91101',
      city: 'Pasadena',
      state: 'CA',
      countyName: 'Los Angeles County',
      fips: '06037',
    });
    const twice = await reader.get('/api/emet-data/zipcode/00601').expect(200);
    expect(twice.body.counties.map((county: { fips: string }) => county.fips)).toEqual(['72001', '72141']);
    await reader.get('/api/emet-data/zipcode/00000').expect(404);
  });

  it('lists by page, state and name', async () => {
    const query = { filter: '{"state":"CA","q":"san"}', sort: '["name","DESC"]', page: '1' };
    const { body, headers } = await reader.get('/api/emet-data/county').query(query).expect(200);
    expect(headers['content-range']).toMatch(/^counties 0-9\/1\d$/);
    expect(body[0].name).toBe('Santa Cruz County');
  });

  it('lists by state, and the counties of each by name', async () => {
    const query = { sort: '["state","ASC"]', range: '[0,999]' };
    const { body } = await reader.get('/api/emet-data/county').query(query).expect(200);
    const names = (body as { state: string; name: string }[]).map(
      ({ state, name }) => `${state} ${name.toLowerCase()}`,
    );
    expect(names.slice(0, 3)).toEqual([
      'AK aleutians east borough',
      'AK aleutians west census area',
      'AK anchorage municipality',
    ]);
    expect(names).toEqual(names.toSorted());
  });
});

describe('changing', () => {
  it('checks the version, audits what changed, and rejects a stale version', async () => {
    const { body: county } = await admin.get('/api/emet-data/county/01003').expect(200);
    const change = { id: county.id, version: county.version, gse: '900000' };
    const saved = await admin.post('/api/emet-data/county').send(change).expect(200);
    expect(saved.body).toMatchObject({ gse: '900000', version: county.version + 1 });
    await admin.post('/api/emet-data/county').send(change).expect(409);
    const history = await admin
      .get('/api/emet-data/history')
      .query({ subject: `county:${county.id}` })
      .expect(200);
    expect(history.body[0].fields).toEqual([{ field: 'gse', before: '832750', after: '900000' }]);
    await admin.post('/api/emet-data/county').send({ id: county.id, version: 2, fips: '01005' }).expect(422);
  });

  it('confirms a limit by entering it, or by taking the mark away', async () => {
    const { body: king } = await admin.get('/api/emet-data/county/53033').expect(200);
    const save = (change: object) =>
      admin
        .post('/api/emet-data/county')
        .send({ id: king.id, ...change })
        .expect(200);
    const entered = await save({ version: 1, gse: '1063750' });
    expect(entered.body).toMatchObject({ confirmGse: false, confirmFha: true });
    const confirmed = await save({ version: 2, confirmFha: false });
    expect(confirmed.body).toMatchObject({ confirmGse: false, confirmFha: false, fha: '1037300' });
    const marked = { filter: '{"confirmFha":true,"state":"WA"}' };
    const { body: list } = await admin.get('/api/emet-data/county').query(marked).expect(200);
    expect(list.map(({ fips }: { fips: string }) => fips)).not.toContain('53033');
    expect(list.length).toBeGreaterThan(0);
  });

  it('adds a ZIP code in existing counties', async () => {
    const zip = { zip: '99998', city: 'Larkspur', county: '06037', otherCounties: '06059' };
    await admin
      .post('/api/emet-data/zipcode')
      .send({ ...zip, county: '99999' })
      .expect(422);
    await admin.post('/api/emet-data/zipcode').send(zip).expect(200);
    await admin.post('/api/emet-data/zipcode').send(zip).expect(409);
    const { body } = await reader.get('/api/emet-data/zipcode/99998').expect(200);
    expect(body).toMatchObject({ city: 'Larkspur', state: 'CA', fips: '06037' });
  });
});

describe('removing', () => {
  const county = { year: 2026, fips: '06999', state: 'CA', name: 'Larkspur County', gse: '832750', fha: '541287' };

  it('keeps a county that has ZIP codes, and says how many', async () => {
    const { body: orange } = await admin.get('/api/emet-data/county/06059').expect(200);
    const { body } = await admin.delete(`/api/emet-data/county/${orange.id}`).query({ version: 1 }).expect(409);
    expect(body).toMatchObject({ code: 'in-use', uses: { zips: expect.any(Number) } });
    expect(body.uses.zips).toBeGreaterThan(80);
    await admin.get('/api/emet-data/county/06059').expect(200);
  });

  it('removes a county without ZIP codes, with a history entry', async () => {
    const made = await admin
      .post('/api/emet-data/county')
      .send({ ...county, va: '832750' })
      .expect(200);
    await admin.delete(`/api/emet-data/county/${made.body.id}`).query({ version: 9 }).expect(409);
    await admin.delete(`/api/emet-data/county/${made.body.id}`).query({ version: 1 }).expect(204);
    await admin.get('/api/emet-data/county/06999').expect(404);
    const subject = `county:${made.body.id}`;
    const { body } = await admin.get('/api/emet-data/history').query({ subject }).expect(200);
    expect(body.map((entry: { action: string }) => entry.action)).toEqual(['county.delete', 'county.create']);
  });

  it('keeps the ZIP code of a branch; a removed one has no county in pricing either', async () => {
    await admin
      .post('/api/emet-data/branches')
      .send({ name: 'Larkspur', channel: '1', active: true, zip: '94939' })
      .expect(200);
    const { body: stored } = await admin.get('/api/emet-data/zipcode/94939').expect(200);
    const { body } = await admin.delete(`/api/emet-data/zipcode/${stored.id}`).query({ version: 1 }).expect(409);
    expect(body).toMatchObject({ code: 'in-use', uses: { branches: 1 } });
    const { body: gone } = await admin.get('/api/emet-data/zipcode/94940').expect(200);
    await admin.delete(`/api/emet-data/zipcode/${gone.id}`).query({ version: 1 }).expect(204);
    await admin.get('/api/emet-data/zipcode/94940').expect(404);
    const { places } = await catalogOf(at.portal.db, at.portal.clock(), 2026);
    const find = placesOf(places).countiesOfZip;
    expect(find('94940')).toEqual([]);
    expect(find('94939')).toMatchObject([{ fips: '06041' }]);
  });
});

describe('exporting a list', () => {
  it('exports matching counties of the year in force', async () => {
    const { text } = await admin
      .get('/api/emet-data/county/export')
      .query({ filter: '{"state":"CA"}', sort: '["name","ASC"]' })
      .expect(200);
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toBe('year,fips,state,name,gse,fha,va,confirmGse,confirmFha');
    expect(lines).toHaveLength(59);
    expect(lines[1]).toBe('2026,06001,CA,Alameda County,1249125,1249125,1249125,No,No');
  });

  it('exports all matching ZIP codes', async () => {
    const { text } = await admin.get('/api/emet-data/zipcode/export').query({ filter: '{"q":"0060"}' }).expect(200);
    expect(text).toContain('00601,,72001,72141');
  });
});

describe('a file of a new year', () => {
  it('is rejected with the cell of each mistake, and changes nothing', async () => {
    const csv = [
      HEAD,
      'AL,01,001,01001,Autauga County,860000,559000,860000',
      'AL,01,003,1003x,Baldwin County,860000,559000,860000',
      'al,01,005,01005,,860000,559000,860000',
      'AL,01,001,01001,Autauga County,eight,1000,700000',
    ].join('\n');
    const { body } = await send(admin, 'check', csv).expect(200);
    expect(body.problems.map((one: { cell: string; code: string }) => `${one.cell} ${one.code}`)).toEqual([
      'D3 not-a-fips',
      'A4 not-a-state',
      'E4 missing-value',
      'F5 not-a-limit',
      'G5 not-a-limit',
      'H5 below-baseline',
      'D5 duplicate-row',
    ]);
    await send(admin, 'apply', csv, { seen: body.seen }).expect(422);
    const noColumn = await send(admin, 'check', 'State,County Name\nAL,Autauga').expect(200);
    expect(noColumn.body.problems).toMatchObject([
      { cell: '', code: 'missing-titles', expected: 'Complete FIPS, GSE limit, FHA limit, VA limit' },
    ]);
    const early = await send(admin, 'check', csv, { from: '2026-12-31' }).expect(422);
    expect(early.body.fields).toMatchObject({ from: expect.anything() });
    await send(admin, 'check', 'PK\u0003\u0004 no workbook').expect(422);
    expect((await admin.get('/api/emet-data/limit-years')).body).toHaveLength(2);
  });

  it('shows what it adds, changes and removes, and is then applied in one transaction', async () => {
    const csv = await fileWith({ baseline: 860_000, ceiling: 1_290_000, floor: 559_000 }, (lines) => [
      ...lines.slice(1),
      'AL,01,999,01999,Newland County,860000,559000,860000',
    ]);
    const { body: check } = await send(admin, 'check', csv).expect(200);
    expect(check).toMatchObject({ comparedWith: '2026', rows: 3234, problemCount: 0 });
    expect(check.form).toContainEqual({ name: 'baseline1', before: '832750', after: '860000' });
    expect(check.added).toEqual([
      { fips: '01999', state: 'AL', name: 'Newland County', gse: '860000', fha: '559000', va: '860000' },
    ]);
    expect(check.removed).toMatchObject([{ fips: '01001', gse: '832750' }]);
    expect(check.changed.length + check.same).toBe(3233);
    expect(check.changed.find((one: { after: { fips: string } }) => one.after.fips === '01005')).toMatchObject({
      before: { gse: '832750', fha: '541287' },
      after: { gse: '860000', fha: '559000' },
    });
    await send(admin, 'apply', csv, { seen: 'another' }).expect(409);
    await send(admin, 'apply', csv, { seen: check.seen }).expect(200);
    const years = await admin.get('/api/emet-data/limit-years').expect(200);
    expect(years.body).toMatchObject([
      {
        year: 2027,
        from: '2027-01-01',
        inForce: false,
        counties: 3234,
        ceiling: [1_290_000, 1_651_500, 1_996_500, 2_481_000],
      },
      { year: 2026, inForce: true },
      { year: 2025, inForce: false },
    ]);
    const again = await send(admin, 'check', csv).expect(200);
    expect(again.body).toMatchObject({ comparedWith: '2027', same: 3234, added: [], changed: [], removed: [] });
  });

  it('changes the limits of loans that close in that year, and of none before', async () => {
    const { places } = await catalogOf(at.portal.db, at.portal.clock(), 2026);
    const limitAt = (sEstCloseD: string) =>
      readScenario({ sSpZip: '36016', sEstCloseD }, {}, placesOf(places), '2025-12-01').county?.gse;
    const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01', '2028-05-01'];
    expect(days.map(limitAt)).toEqual([806_500_00, 832_750_00, 832_750_00, 860_000_00, 860_000_00]);
  });

  it('confirms limits that were carried forward, also those it does not change', async () => {
    const csv = await fileWith({ baseline: 832_750, ceiling: 1_249_125, floor: 541_287 });
    const { body: check } = await send(admin, 'check', csv, of2026).expect(200);
    await send(admin, 'apply', csv, { ...of2026, seen: check.seen }).expect(200);
    const { body: denver } = await reader.get('/api/emet-data/county/08031').expect(200);
    expect(denver).toMatchObject({ year: 2026, gse: '833750', confirmGse: false, confirmFha: false });
  });
});
