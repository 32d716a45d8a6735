import { type Kysely, type Migration, sql } from 'kysely';

/** Rate cards of mortgage insurers: one for each company and day from which it applies, with its lines as imported. */
export const insuranceCardsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table portal.insurance_cards (
        id uuid primary key default gen_random_uuid(),
        version integer not null default 1,
        company text not null,
        applies_from date not null,
        source text not null,
        rates jsonb not null,
        lines integer not null generated always as (jsonb_array_length(rates)) stored
      )`.execute(db);
    await sql`create unique index insurance_cards_key on portal.insurance_cards (lower(company), applies_from)`.execute(
      db,
    );
    await sql`
      create trigger catalog_changed after insert or update or delete on portal.insurance_cards
      for each statement execute function portal.catalog_changed()`.execute(db);
  },
};
