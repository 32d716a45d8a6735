import { type Kysely, type Migration, sql } from 'kysely';

/** The names of the loans in a table with rows of the pipeline. */
const namesOf = (loans: string) =>
  sql.raw(`
      select word, tab, loan_num, branch_key, company_key, status_rank, "sStatusD", "sFundD"
      from ${loans} cross join lateral (
        select distinct unnest(string_to_array(trim(search_text), ' ')) as word
      ) words where word <> ''`);

/**
 * The names of each loan in the pipeline, one row for each word, with what a list of found loans is limited and sorted by at first. Its
 * key has all of it, so that a search reads neighboring entries of one index and no rows of loans. Triggers keep it, so that it
 * always fits the rows.
 */
const statements = [
  sql`
    create table portal.pipeline_names (
      word text collate "C" not null,
      tab smallint not null,
      loan_num text collate "C" not null,
      branch_key text collate "C" not null,
      company_key text collate "C" not null,
      status_rank smallint not null,
      "sStatusD" date not null,
      "sFundD" date not null,
      constraint pipeline_names_pkey primary key (word, tab, loan_num)
        include (branch_key, company_key, status_rank, "sStatusD", "sFundD")
    )`,
  sql`insert into portal.pipeline_names ${namesOf('portal.pipeline')}`,
  // The planner knows little about the changed rows; without this, it may read the whole table for a few of them.
  sql`
    create function portal.write_pipeline_names() returns trigger language plpgsql
      set enable_hashjoin = off set enable_mergejoin = off as $$
    begin
      if tg_op = 'INSERT' then
        insert into portal.pipeline_names ${namesOf('added')};
        return null;
      end if;
      if tg_op = 'DELETE' then
        delete from portal.pipeline_names n using (${namesOf('removed')}) gone
        where n.word = gone.word and n.tab = gone.tab and n.loan_num = gone.loan_num;
        return null;
      end if;
      delete from portal.pipeline_names n using (
        ${namesOf('removed')} except ${namesOf('added')}
      ) gone
      where n.word = gone.word and n.tab = gone.tab and n.loan_num = gone.loan_num;
      insert into portal.pipeline_names
        ${namesOf('added')} except ${namesOf('removed')};
      return null;
    end $$`,
  sql`
    create trigger pipeline_names_insert after insert on portal.pipeline
    referencing new table as added for each statement execute function portal.write_pipeline_names()`,
  sql`
    create trigger pipeline_names_update after update on portal.pipeline
    referencing old table as removed new table as added
    for each statement execute function portal.write_pipeline_names()`,
  sql`
    create trigger pipeline_names_delete after delete on portal.pipeline
    referencing old table as removed for each statement execute function portal.write_pipeline_names()`,
];

export const pipelineNamesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
