import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Recent changes for live events, stored for minutes only. Who may see one depends on the loan's current assignments and, if it
 * moved, on its previous ones (`was_…`, null if it did not move).
 */
const changes = [
  sql`
    create table portal.live_changes (
      seq bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      loan_num text collate "C" not null,
      version integer not null,
      what text not null,
      by_login text,
      by_name text,
      branch_key text collate "C",
      company_key text collate "C",
      assigned text[],
      was_branch_key text collate "C",
      was_company_key text collate "C",
      was_assigned text[]
    )`,
  sql`create index live_changes_at on portal.live_changes (at)`,
];

/** Above this number, index rows that change together are announced as one change of many loans. */
const MAX_COUNT = 1000;

/** A trigger announces changes of the pipeline index by any writer. */
const triggers = [
  sql`
    create function portal.append_live_changes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if (select count(*) from added) > ${sql.lit(MAX_COUNT)} then
          insert into portal.live_changes (loan_num, version, what) values ('', 0, 'many');
        else
          insert into portal.live_changes (loan_num, version, what, branch_key, company_key, assigned)
          select loan_num, version, 'loan', branch_key, company_key, assigned from added;
        end if;
      elsif tg_op = 'DELETE' then
        if (select count(*) from removed) > ${sql.lit(MAX_COUNT)} then
          insert into portal.live_changes (loan_num, version, what) values ('', 0, 'many');
        else
          insert into portal.live_changes (loan_num, version, what, was_branch_key, was_company_key, was_assigned)
          select loan_num, version, 'gone', branch_key, company_key, assigned from removed;
        end if;
      elsif (select count(*) from added) > ${sql.lit(MAX_COUNT)} then
        insert into portal.live_changes (loan_num, version, what) values ('', 0, 'many');
      else
        insert into portal.live_changes (loan_num, version, what, branch_key, company_key, assigned,
          was_branch_key, was_company_key, was_assigned)
        select a.loan_num, a.version, 'loan', a.branch_key, a.company_key, a.assigned,
          case when moved then r.branch_key end, case when moved then r.company_key end,
          case when moved then r.assigned end
        from added a
        join removed r on r.loan_num = a.loan_num
        cross join lateral (
          select (a.branch_key, a.company_key, a.assigned) is distinct from (r.branch_key, r.company_key, r.assigned)
            as moved
        ) place
        where moved or a.version <> r.version or a."sStatusT" <> r."sStatusT";
      end if;
      return null;
    end $$`,
  sql`
    create trigger live_changes_insert after insert on portal.pipeline
    referencing new table as added for each statement execute function portal.append_live_changes()`,
  sql`
    create trigger live_changes_update after update on portal.pipeline
    referencing old table as removed new table as added
    for each statement execute function portal.append_live_changes()`,
  sql`
    create trigger live_changes_delete after delete on portal.pipeline
    referencing old table as removed for each statement execute function portal.append_live_changes()`,
];

export const liveChangesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...changes, ...triggers]) await statement.execute(db);
  },
};
