import { type Kysely, type Migration, sql } from 'kysely';

/** Enough that a part of a billion entries still has indexes that fit in memory (decision 99). */
const PARTS = 16;

const columns = sql.raw('loan_num, at, version, action, field, before, after, by_login, by_name');

/**
 * Divides the change log by loan, because it grows by some hundred entries for each loan and is only ever read for one. Identity
 * columns of divided tables need PostgreSQL 17, so the ID comes from a sequence. Copies the entries, 10 to 20 seconds for a million.
 */
export const changeLogPartsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table journal.change_log rename to change_log_whole`.execute(db);
    await sql`create sequence journal.change_log_ids`.execute(db);
    await sql`
      create table journal.change_log (
        id bigint not null default nextval('journal.change_log_ids'),
        loan_num text not null,
        at timestamptz not null,
        version integer not null,
        action text not null,
        field text not null,
        before jsonb,
        after jsonb,
        by_login text not null,
        by_name text not null,
        name text not null generated always as (regexp_replace(field, '\\[[^]]*\\]', '', 'g')) stored
      ) partition by hash (loan_num)`.execute(db);
    await sql`alter sequence journal.change_log_ids owned by journal.change_log.id`.execute(db);
    for (let part = 0; part < PARTS; part += 1) {
      await sql`
        create table ${sql.table(`journal.change_log_${part}`)} partition of journal.change_log
        for values with (modulus ${sql.lit(PARTS)}, remainder ${sql.lit(part)})`.execute(db);
    }
    await sql`
      insert into journal.change_log (id, ${columns}) select id, ${columns} from journal.change_log_whole`.execute(db);
    await sql`select setval('journal.change_log_ids', (select coalesce(max(id), 0) + 1 from journal.change_log), false)`.execute(
      db,
    );
    await sql`drop table journal.change_log_whole`.execute(db);
    await indexes(db);
  },
};

async function indexes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table journal.change_log add primary key (loan_num, id)`.execute(db);
  // A rotation of the keys walks the entries of all loans.
  await sql`create index change_log_id on journal.change_log (id)`.execute(db);
  await sql`create index change_log_time on journal.change_log (loan_num, at desc, id desc)`.execute(db);
  await sql`create index change_log_person on journal.change_log (loan_num, by_name, at desc, id desc)`.execute(db);
  await sql`create index change_log_name on journal.change_log (loan_num, name, at desc, id desc)`.execute(db);
  await sql`create index change_log_action on journal.change_log (loan_num, action, at desc, id desc)`.execute(db);
}
