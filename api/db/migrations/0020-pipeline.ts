import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The pipeline index: one row per loan. LOS columns keep their LOS names. No column is null, so that a page can continue after
 * any row by comparing `(column, loan_num)`: a missing text is '', a missing date or number an infinity, so that it sorts last.
 */
const pipeline = sql`
  create table portal.pipeline (
    loan_num text collate "C" primary key,
    version integer not null,
    indexed_at timestamptz not null,
    tab smallint not null,
    status_rank smallint not null,
    borrower_key text collate "C" not null,
    search_text text collate "C" not null,
    branch_key text collate "C" not null,
    company_key text collate "C" not null,
    assigned text[] not null,
    "aBFirstNm" text not null,
    "aBLastNm" text not null,
    "aCFirstNm" text not null,
    "aCLastNm" text not null,
    "sStatusT" text collate "C" not null,
    "sStatusD" date not null,
    "sBranchChannelT" text collate "C" not null,
    "sCorrespondentProcessT" text collate "C" not null,
    "sBranchName" text not null,
    "sOriginatingCompanyName" text not null,
    "sLPurposeT" text collate "C" not null,
    "sLpTemplateNm" text collate "C" not null,
    "sFinalLAmt" numeric not null,
    "sNoteIR" numeric not null,
    "sRateLockStatusT" text collate "C" not null,
    "sRLckdExpiredD" date not null,
    "sEmployeeLoanRepName" text collate "C" not null,
    "sEmployeeLoanRepLogin" text collate "C" not null,
    "sEmployeeProcessorName" text collate "C" not null,
    "sEmployeeUnderwriterName" text collate "C" not null,
    "sEstCloseD" date not null,
    "sFundD" date not null
  )`;

/** The sortable columns, each within its tab; the same indexes serve the filters on these columns. */
const sorted = [
  'loan_num',
  'borrower_key',
  'status_rank',
  'sStatusD',
  'sBranchChannelT',
  'branch_key',
  'company_key',
  'sLpTemplateNm',
  'sFinalLAmt',
  'sNoteIR',
  'sRateLockStatusT',
  'sRLckdExpiredD',
  'sEmployeeLoanRepName',
  'sEmployeeLoanRepLogin',
  'sEmployeeProcessorName',
  'sEmployeeUnderwriterName',
  'sEstCloseD',
  'sFundD',
];

/** The default sorts of the three tabs, for users who see one branch or one company. */
const scoped = ['branch_key', 'company_key'].flatMap((scope) =>
  ['status_rank', 'sStatusD', 'sFundD'].map((column) => ({ scope, column })),
);

const indexes = [
  ...sorted.map((column) =>
    column === 'loan_num'
      ? sql`create index pipeline_tab on portal.pipeline (tab, loan_num)`
      : sql`create index ${sql.id(`pipeline_${column}`)} on portal.pipeline (tab, ${sql.id(column)}, loan_num)`,
  ),
  ...scoped.map(
    ({ scope, column }) =>
      sql`create index ${sql.id(`pipeline_${scope}_${column}`)} on portal.pipeline (${sql.id(scope)}, tab, ${sql.id(column)}, loan_num)`,
  ),
  sql`create index pipeline_assigned on portal.pipeline using gin (assigned)`,
  sql`create index pipeline_search on portal.pipeline using gin (search_text gin_trgm_ops)`,
];

/** The words of borrowers' names, for finding misspelled names. */
const words = [
  sql`create table portal.pipeline_words (word text collate "C" primary key)`,
  sql`create index pipeline_words_like on portal.pipeline_words using gin (word gin_trgm_ops)`,
];

/** The companies in whose loans a user is assigned, so that we need not search all companies for loans they may see. */
const assignees = sql`
  create table portal.pipeline_assignees (
    login text collate "C" not null,
    company_key text collate "C" not null,
    primary key (login, company_key)
  )`;

/**
 * Totals for the dimensions that users filter by. Writers only append to `pipeline_total_changes`, so they never wait for each
 * other. A total is the sum of both tables; folding moves changes into the totals.
 */
const totals = [
  sql`
    create table portal.pipeline_totals (
      tab smallint not null,
      status text collate "C" not null,
      channel text collate "C" not null,
      branch text collate "C" not null,
      company text collate "C" not null,
      loans bigint not null,
      primary key (tab, status, channel, branch, company)
    )`,
  sql`create index pipeline_totals_branch on portal.pipeline_totals (branch, tab)`,
  sql`create index pipeline_totals_company on portal.pipeline_totals (company, tab)`,
  sql`
    create table portal.pipeline_total_changes (
      id bigint generated always as identity primary key,
      tab smallint not null,
      status text collate "C" not null,
      channel text collate "C" not null,
      branch text collate "C" not null,
      company text collate "C" not null,
      loans bigint not null
    )`,
  sql`
    create function portal.append_pipeline_totals() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into portal.pipeline_total_changes (tab, status, channel, branch, company, loans)
        select tab, "sStatusT", "sBranchChannelT", branch_key, company_key, count(*)
        from added group by 1, 2, 3, 4, 5;
      elsif tg_op = 'DELETE' then
        insert into portal.pipeline_total_changes (tab, status, channel, branch, company, loans)
        select tab, "sStatusT", "sBranchChannelT", branch_key, company_key, -count(*)
        from removed group by 1, 2, 3, 4, 5;
      else
        insert into portal.pipeline_total_changes (tab, status, channel, branch, company, loans)
        select tab, "sStatusT", "sBranchChannelT", branch_key, company_key, sum(loans)
        from (select removed.*, -1 as loans from removed union all select added.*, 1 from added) moved
        group by 1, 2, 3, 4, 5 having sum(loans) <> 0;
      end if;
      return null;
    end $$`,
  sql`
    create trigger pipeline_totals_insert after insert on portal.pipeline
    referencing new table as added for each statement execute function portal.append_pipeline_totals()`,
  sql`
    create trigger pipeline_totals_update after update on portal.pipeline
    referencing old table as removed new table as added
    for each statement execute function portal.append_pipeline_totals()`,
  sql`
    create trigger pipeline_totals_delete after delete on portal.pipeline
    referencing old table as removed for each statement execute function portal.append_pipeline_totals()`,
];

/** The position of each follower of the LOS's change feed. */
const cursors = sql`
  create table portal.feed_cursor (
    name text primary key,
    cursor text not null,
    moved_at timestamptz not null
  )`;

export const pipelineMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [pipeline, ...indexes, ...words, assignees, ...totals, cursors];
    for (const statement of statements) await statement.execute(db);
  },
};
