import { type Kysely, type Migration, sql } from 'kysely';

/** Who writes, as the statement that writes the pipeline says until its transaction ends; null if it does not. */
const by = sql`nullif(current_setting('portal.by_login', true), ''), nullif(current_setting('portal.by_name', true), '')`;

/** Above this number, index rows that change together are announced as one change of many loans. */
const MAX_COUNT = 1000;

/** The trigger of 0022, which now names the author. */
export const writersOfChangesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create or replace function portal.append_live_changes() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          if (select count(*) from added) > ${sql.lit(MAX_COUNT)} then
            insert into portal.live_changes (loan_num, version, what) values ('', 0, 'many');
          else
            insert into portal.live_changes (loan_num, version, what, by_login, by_name, branch_key, company_key, assigned)
            select loan_num, version, 'loan', ${by}, branch_key, company_key, assigned from added;
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
          insert into portal.live_changes (loan_num, version, what, by_login, by_name, branch_key, company_key, assigned,
            was_branch_key, was_company_key, was_assigned)
          select a.loan_num, a.version, 'loan', ${by}, a.branch_key, a.company_key, a.assigned,
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
      end $$`.execute(db);
  },
};
