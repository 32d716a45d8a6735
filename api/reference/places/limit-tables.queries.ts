import { type Kysely, sql } from 'kysely';
import {
  type CountyLimit,
  type GeneralLimits,
  limitKinds,
  type UnitLimits,
} from '../../../domain/reference/county-limits';
import type { PortalDb } from '../../db/portal-db';
import { notFound } from '../../http/app-error';
import { type County, countiesOfYear } from './counties';

type Db = Kysely<PortalDb>;

const four = ([one = 0, two = 0, three = 0, fourth = 0]: readonly number[]): UnitLimits => [one, two, three, fourth];

/** The general limits of all stored years, the earliest first. */
export async function generalLimitsOf(db: Db): Promise<readonly GeneralLimits[]> {
  const rows = await db.selectFrom('portal.limit_years').selectAll().orderBy('applies_from').execute();
  return rows.map(({ applies_from, fha_floor, ...row }) => ({
    ...row,
    from: applies_from,
    baseline: four(row.baseline),
    ceiling: four(row.ceiling),
    fhaFloor: four(fha_floor),
  }));
}

/** The general limits of a year. */
export async function generalOf(db: Db, year: number): Promise<GeneralLimits> {
  const found = (await generalLimitsOf(db)).find((each) => each.year === year);
  if (!found) throw notFound('no-year');
  return found;
}

/** A stored county as pricing reads it. */
export function plainCounty({ fips, state, name, gse, fha, va, confirmGse, confirmFha }: County): CountyLimit {
  const toConfirm = limitKinds.filter((kind) => (kind === 'fha' ? confirmFha : confirmGse));
  const limits = { gse: Number(gse), fha: Number(fha), va: Number(va) };
  return { fips, state, name, ...limits, ...(toConfirm.length > 0 ? { toConfirm } : {}) };
}

/** The limits of all counties in a year. */
export async function countyLimitsOf(db: Db, year: number): Promise<readonly CountyLimit[]> {
  return (await countiesOfYear(db, year)).map(plainCounty);
}

/** Saves the general limits of a year. */
export async function storeYear(
  db: Db,
  { year, from, source, baseline, ceiling, fhaFloor }: GeneralLimits,
): Promise<void> {
  const general = {
    applies_from: from,
    source,
    baseline: [...baseline],
    ceiling: [...ceiling],
    fha_floor: [...fhaFloor],
  };
  await db
    .insertInto('portal.limit_years')
    .values({ year, ...general })
    .onConflict((of) => of.column('year').doUpdateSet(general))
    .execute();
}

/** Saves counties of a year, thousands at a time. Changed rows keep their ID, so that their history continues. */
export async function storeCounties(db: Db, year: number, counties: readonly object[]): Promise<void> {
  await sql`
    insert into portal.counties as held (year, fips, state, name, gse, fha, va, confirm_gse, confirm_fha)
    select ${year}::int, new.* from jsonb_to_recordset(${JSON.stringify(counties)}::jsonb)
      as new(fips text, state text, name text, gse numeric, fha numeric, va numeric, confirm_gse boolean, confirm_fha boolean)
    on conflict (year, fips) do update
      set state = excluded.state, name = excluded.name, gse = excluded.gse, fha = excluded.fha, va = excluded.va,
        confirm_gse = excluded.confirm_gse, confirm_fha = excluded.confirm_fha, version = held.version + 1
      where (held.state, held.name, held.gse, held.fha, held.va, held.confirm_gse, held.confirm_fha)
        is distinct from (excluded.state, excluded.name, excluded.gse, excluded.fha, excluded.va, excluded.confirm_gse,
          excluded.confirm_fha)`.execute(db);
}
