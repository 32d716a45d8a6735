import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Price adjustments of the lender for price groups. The pricing catalog contains them and the group of each branch and company, so
 * that a change of any of them sends it again.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table portal.price_adjustments (
    id uuid primary key default gen_random_uuid(),
    version integer not null default 1,
    name text not null,
    price_group text,
    points numeric(5, 3) not null,
    hidden boolean not null,
    effective_from date not null,
    effective_until date check (effective_until >= effective_from),
    family text,
    min_amount numeric(14, 2),
    max_amount numeric(14, 2),
    min_score integer,
    max_score integer,
    state text
  )`.execute(db);
  await sql`create unique index price_adjustments_key
    on portal.price_adjustments (lower(name), lower(coalesce(price_group, '')), effective_from)`.execute(db);
  for (const table of ['price_adjustments', 'companies']) {
    await sql`
      create trigger catalog_changed after insert or update or delete on ${sql.table(`portal.${table}`)}
      for each statement execute function portal.catalog_changed()`.execute(db);
  }
  await sql`update portal.catalog_state set wanted = wanted + 1`.execute(db);
}

export const priceAdjustmentsMigration: Migration = { up };
