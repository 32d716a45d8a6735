import { type Kysely, sql } from 'kysely';
import { message } from '../../../domain/messages/message';
import type { RecordSave } from '../../../domain/records/record-body.schemas';
import { countyKey, countyLimit, type LimitKind } from '../../../domain/reference/county-limits';
import type { countyFields, zipFields } from '../../../domain/reference/place-fields';
import type { CountyDetail, ZipDetail } from '../../../domain/reference/places.schemas';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { invalid, notFound, refuse } from '../../http/app-error';
import type { Author, Caller } from '../../http/caller';
import { saveRecord } from '../../http/record-table';
import { type County, counties, countiesByFips, fipsOf, yearInForce, type ZipCode, zipCodes, zipOf } from './counties';
import { generalOf, plainCounty } from './limit-tables.queries';

type Db = Kysely<PortalDb>;

async function detailOf(db: Db, county: County): Promise<CountyDetail> {
  const table = await generalOf(db, county.year);
  const known = plainCounty(county);
  const limits = (kind: LimitKind) => [1, 2, 3, 4].map((units) => countyLimit(table, known, kind, units));
  return { ...county, limits: { gse: limits('gse'), fha: limits('fha'), va: limits('va') }, source: table.source };
}

/**
 * A county by its record ID, its FIPS code, or its name with the state: `06037`, `Los Angeles, CA`. If several counties have
 * the name, answers 409 with the choices.
 */
export async function findCounty(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  requested: string,
): Promise<CountyDetail> {
  const year = await yearInForce(db, clock());
  const found = await requestedCounties(db, year, requested.trim());
  const [county] = found;
  if (!county) throw notFound('no-county');
  if (found.length === 1) return detailOf(db, county);
  const choices = found.map(({ fips, name, state }) => ({ fips, name, state }));
  throw refuse('conflict', 'several-counties', { extra: { choices } });
}

async function requestedCounties(db: Db, year: number, requested: string): Promise<readonly County[]> {
  if (/^\d{5}$/.test(requested)) return countiesByFips(db, year, [requested]);
  if (/^[0-9a-f-]{36}$/i.test(requested)) return countyById(db, requested);
  const [, name = requested, state] = /^(.*?)[,\s]+([A-Za-z]{2})$/.exec(requested) ?? [];
  const { rows } = await sql<{ state: string; name: string; fips: string }>`
    select state, name, fips from portal.counties where year = ${year}`.execute(db);
  const key = countyKey(name);
  const named = rows.filter((row) => countyKey(row.name) === key && (!state || row.state === state.toUpperCase()));
  const exact = named.filter((row) => row.name.toLowerCase() === name.toLowerCase());
  const chosen = exact.length === 1 && state ? exact : named;
  return countiesByFips(
    db,
    year,
    chosen.map(({ fips }) => fips),
  );
}

async function countyById(db: Db, id: string): Promise<readonly County[]> {
  const row = await db.selectFrom('portal.counties').select(['year', 'fips']).where('id', '=', id).executeTakeFirst();
  return row ? countiesByFips(db, row.year, [row.fips]) : [];
}

/** City, state, county and FIPS code of a ZIP code (five or nine digits, or its record ID). */
export async function findZip({ db, clock }: Pick<AppContext, 'db' | 'clock'>, requested: string): Promise<ZipDetail> {
  const zip = /^[0-9a-f-]{36}$/i.test(requested)
    ? (await db.selectFrom('portal.zip_codes').select('zip').where('id', '=', requested).executeTakeFirst())?.zip
    : requested.trim().slice(0, 5);
  const found = await zipOf(db, zip ?? '');
  if (!found) throw notFound('no-zip-code');
  const [detail] = await withCounties({ db, clock }, [found]);
  if (!detail) throw notFound('no-zip-code');
  return detail;
}

/** ZIP codes with the names and states of their counties. */
export async function withCounties(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  zips: readonly ZipCode[],
): Promise<ZipDetail[]> {
  const year = await yearInForce(db, clock());
  const known = await countiesByFips(db, year, zips.flatMap(fipsOf));
  const named = new Map(known.map((county) => [county.fips, county]));
  return zips.map((zip) => {
    const primary = named.get(zip.county);
    return {
      ...zip,
      state: primary?.state ?? null,
      countyName: primary?.name ?? null,
      fips: zip.county,
      counties: fipsOf(zip).map((fips) => {
        const { name = '', state = '' } = named.get(fips) ?? {};
        return { fips, name, state, primary: fips === zip.county };
      }),
    };
  });
}

const FIPS = /^\d{5}$/;

/** Saves a county; its year and FIPS code cannot change. A limit that is entered is confirmed by that. */
export async function saveCounty(
  { db }: Pick<AppContext, 'db'>,
  save: RecordSave<typeof countyFields>,
  caller: Caller<Author>,
): Promise<County> {
  const { values } = save;
  if (values.fips !== undefined && !FIPS.test(values.fips)) {
    throw invalid('county-not-valid', { fips: 'five-digits' });
  }
  // A year without stored limits has no general limits to start from.
  if (save.id === null) await generalOf(db, save.values.year);
  return saveRecord(db, counties, save, caller, async (trx, current) => {
    const moved = (['year', 'fips'] as const).find(
      (name) => values[name] !== undefined && values[name] !== current[name],
    );
    if (moved) throw invalid('county-not-valid', { [moved]: 'cannot-change' });
    await confirmEntered(trx, current, values);
  });
}

async function confirmEntered(trx: Db, county: County, values: Partial<County>): Promise<void> {
  if (!county.confirmGse && !county.confirmFha) return;
  const isEntered = (kind: LimitKind) => values[kind] !== undefined && values[kind] !== county[kind];
  await trx
    .updateTable('portal.counties')
    .set({
      confirm_gse: county.confirmGse && !isEntered('gse') && !isEntered('va'),
      confirm_fha: county.confirmFha && !isEntered('fha'),
    })
    .where('id', '=', county.id)
    .execute();
}

/** Saves a ZIP code; its counties must exist. */
export async function saveZip(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  save: RecordSave<typeof zipFields>,
  caller: Caller<Author>,
) {
  const others = save.values.otherCounties?.split(/[\s,]+/).filter(Boolean);
  const values = others === undefined ? save.values : { ...save.values, otherCounties: others.join(',') || null };
  if (values.zip !== undefined && !FIPS.test(values.zip)) {
    throw invalid('zip-not-valid', { zip: 'five-digits' });
  }
  const year = await yearInForce(db, clock());
  for (const [field, codes] of [
    ['county', values.county === undefined ? [] : [values.county]],
    ['otherCounties', others ?? []],
  ] as const) {
    const known = await countiesByFips(db, year, codes);
    const unknown = codes.find((fips) => !known.some((county) => county.fips === fips));
    if (unknown !== undefined)
      throw refuse('invalid', 'zip-not-valid', {
        fields: { [field]: message('no-county-of-code', { code: unknown }) },
      });
  }
  return saveRecord(db, zipCodes, { ...save, values } as typeof save, caller);
}
