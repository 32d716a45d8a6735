import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pacificDate } from '../../../domain/format/date';
import { catalogOn } from '../../../domain/pricing/catalog-on';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import type { Clock } from '../../ports/clock/clock';
import type { Db } from './los-db';

/** Seed of the advisory lock under which a catalog is stored. */
const LOCK = 7_310_013;

/** Years for which past moments can be priced again: closing disclosures are kept that long. */
const KEPT_YEARS = 5;

/** The earliest moment that can be priced again. */
export function recordBegins(now: Date): Date {
  const begin = new Date(now);
  begin.setUTCFullYear(begin.getUTCFullYear() - KEPT_YEARS);
  return begin;
}

/**
 * Stores the catalog that prices are made from as of now. What it no longer has ends, and what is new begins; the rest stays, so
 * that repeating it changes nothing and the operation is not remembered.
 */
export function putCatalog(db: Db, catalog: PricingCatalog, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    // Another process may have a clock that is ahead.
    const { rows } = await sql<{ at: Date }>`
      select greatest(${now}, max(used_from), max(used_until)) as at from los.catalog_parts`.execute(trx);
    const at = rows[0]?.at ?? now;
    await trx.deleteFrom('los.catalog_parts').where('used_until', '<=', recordBegins(now)).execute();
    const changes = await sql<{ count: number }>`
      with given as materialized (select * from los.parts_of_catalog(${JSON.stringify(catalog)}::jsonb)),
      ended as (
        update los.catalog_parts old set used_until = ${at} where used_until is null
          and not exists (select from given where (given.kind, given.digest) = (old.kind, old.digest))
        returning 1
      ),
      added as (
        insert into los.catalog_parts (kind, digest, part, used_from)
        select kind, digest, part, ${at}::timestamptz from given
        on conflict (kind, digest) where used_until is null do nothing
        returning 1
      )
      select ((select count(*) from ended) + (select count(*) from added))::int as count`.execute(trx);
    const isFirst = !(await trx.selectFrom('los.catalog').select('version').executeTakeFirst());
    if (changes.rows[0]?.count === 0 && !isFirst) return;
    const row = { version: randomUUID(), updated_at: now };
    await trx
      .insertInto('los.catalog')
      .values(row)
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
      .execute();
  });
}

interface Part {
  readonly kind: keyof PricingCatalog;
  readonly part: unknown;
}

/** Joins parts. A catalog is empty before the first one was stored. */
function catalogOfParts(parts: readonly Part[]): PricingCatalog {
  const all = (kind: Part['kind']): unknown[] => parts.filter((one) => one.kind === kind).map(({ part }) => part);
  const wholes = parts.filter(({ kind }) => kind !== 'programs' && kind !== 'rateSheets');
  return {
    ...Object.fromEntries(wholes.map(({ kind, part }) => [kind, part])),
    programs: all('programs') as PricingCatalog['programs'],
    rateSheets: all('rateSheets') as PricingCatalog['rateSheets'],
  };
}

const partsOf = (db: Db) => db.selectFrom('los.catalog_parts').select(['kind', 'part']);

/** The current catalog and those of past moments, with the programs' rules of their days. */
export interface Catalogs {
  /** Empty at first. */
  readonly current: (db: Db) => Promise<PricingCatalog>;
  /** What prices were made from at a moment; undefined before the first catalog. */
  readonly at: (db: Db, moment: Date) => Promise<PricingCatalog | undefined>;
}

/** How many past catalogs a process keeps. */
const KEPT = 4;

/** When the catalog that was in use at a moment began to be. */
async function beginOf(db: Db, moment: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(used_from) from los.catalog_parts where used_from <= ${moment}),
      (select max(used_until) from los.catalog_parts where used_until <= ${moment})
    ) as at`.execute(db);
  return rows[0]?.at ?? null;
}

/**
 * Reads catalogs. One has megabytes, so this process caches the current one, only checking whether it still is current, and a few
 * past ones.
 */
export function catalogReader(clock: Clock): Catalogs {
  let stored: { readonly version: string; readonly catalog: PricingCatalog } | undefined;
  const past = new Map<number, PricingCatalog>();
  async function newest(db: Db): Promise<PricingCatalog> {
    const row = await db.selectFrom('los.catalog').select('version').executeTakeFirst();
    if (row === undefined) return catalogOfParts([]);
    if (stored?.version !== row.version) {
      const parts = await partsOf(db).where('used_until', 'is', null).execute();
      stored = { version: row.version, catalog: catalogOfParts(parts) };
      // A catalog that replaced one within the same millisecond is that of the moment.
      past.clear();
    }
    return stored.catalog;
  }
  async function before(db: Db, moment: Date): Promise<PricingCatalog | undefined> {
    await newest(db);
    const begin = await beginOf(db, moment);
    if (begin === null) return undefined;
    const known = past.get(begin.getTime());
    if (known) return known;
    const parts = await partsOf(db)
      .where('used_from', '<=', begin)
      .where((of) => of.or([of('used_until', 'is', null), of('used_until', '>', begin)]))
      .execute();
    const catalog = catalogOfParts(parts);
    past.set(begin.getTime(), catalog);
    const [oldest] = past.keys();
    if (past.size > KEPT && oldest !== undefined) past.delete(oldest);
    return catalog;
  }
  return {
    current: async (db) => catalogOn(await newest(db), pacificDate(clock())),
    async at(db, moment) {
      const catalog = await before(db, moment);
      return catalog && catalogOn(catalog, pacificDate(moment));
    },
  };
}
