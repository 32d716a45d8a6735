import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The catalog as parts, each with the time in which it was used for pricing: a program, a rate sheet, or a table as a whole. The
 * parts without an end are the current catalog, and those of a past moment are the catalog of that moment.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table los.catalog_parts (
      kind text not null,
      digest text not null,
      part jsonb not null,
      used_from timestamptz not null,
      used_until timestamptz,
      check (used_until is null or used_until >= used_from)
    )`,
    sql`create unique index catalog_parts_current on los.catalog_parts (kind, digest) where used_until is null`,
    sql`create index catalog_parts_used_from on los.catalog_parts (used_from)`,
    sql`create index catalog_parts_used_until on los.catalog_parts (used_until)`,
    sql`create function los.parts_of_catalog(catalog jsonb)
      returns table (kind text, digest text, part jsonb) language sql immutable as $$
        select distinct on (1, 2) named.kind, encode(sha256(convert_to(one.part::text, 'UTF8')), 'hex'), one.part
        from jsonb_each(catalog) named (kind, whole)
        cross join lateral (
          select element as part from jsonb_array_elements(
            case when named.kind in ('programs', 'rateSheets') then named.whole else jsonb_build_array(named.whole) end
          ) element
        ) one
      $$`,
    sql`insert into los.catalog_parts (kind, digest, part, used_from)
      select given.kind, given.digest, given.part, stored.updated_at
      from los.catalog stored, los.parts_of_catalog(stored.catalog) given`,
    sql`alter table los.catalog drop column catalog`,
  ];
  for (const statement of statements) await statement.execute(db);
}

export const catalogHistoryMigration: Migration = { up };
