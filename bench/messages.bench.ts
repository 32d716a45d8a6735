import { type Kysely, sql } from 'kysely';
import { countTopics, markRead } from '../api/conversations/topics.queries';
import type { PortalDb } from '../api/db/portal-db';
import { pipelineFilter } from '../api/loan/pipeline/parse-query';
import { findPipelinePage } from '../api/loan/pipeline/pipeline.service';
import { countLoans } from '../api/loan/pipeline/totals.queries';
import { unreadOf } from '../api/loan/pipeline/unread.queries';
import { viewScope } from '../api/loan/pipeline/view-scope';
import { figureFilters } from '../domain/loan/figures';
import { pipelineQuery } from '../domain/loan/pipeline.schemas';
import { askers, asText } from './pipeline-cases';
import { pipelineDatabase } from './pipeline-database';

const LOANS = Number(process.env.BENCH_LOANS ?? 100_000);
const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 1_000_000);
/** Who writes: the demo's users and as many others, each on loans of their own. */
const AUTHORS = 500;
const TRIES = 15;
/** An answer that opens with a page may take as long. */
const LIMIT_MS = 200;

/** Messages about the loans and their conditions, written over a year, in part mentioning someone. */
async function addMessages(db: Kysely<PortalDb>): Promise<void> {
  await sql`create table bench_loans as select row_number() over (order by loan_num) - 1 as n, loan_num from portal.pipeline`.execute(
    db,
  );
  await sql`create table bench_people as
    select row_number() over () - 1 as n, id from (
      select id from portal.users union all select gen_random_uuid() from generate_series(1, ${AUTHORS}::int)
    ) people`.execute(db);
  await sql`
    insert into portal.messages (id, loan_num, condition_id, internal, author_id, author_name, author_outside, key, content, mentions, written_at)
    select gen_random_uuid(), l.loan_num, case when m % 2 = 0 then 'condition ' || m % 3 end, m % 5 = 0, a.id, 'Author', false,
      gen_random_uuid(), '{}', case when m % 20 = 0 then array[other.id] else '{}' end,
      now() - make_interval(secs => (${MESSAGES}::int - m) * 30)
    from generate_series(1, ${MESSAGES}::int) m
    join bench_people a on a.n = m % ${AUTHORS}::int
    join bench_people other on other.n = (m * 7) % ${AUTHORS}::int
    join bench_loans l on l.n = (m::bigint * 7919) % ${LOANS}::int`.execute(db);
  await sql`vacuum analyze portal.messages`.execute(db);
}

/** A user has read all but a twentieth of the topics of the loans that they work on, and of as many others. */
async function addReads(db: Kysely<PortalDb>, userId: string, login: string): Promise<void> {
  await sql`
    insert into portal.message_reads (user_id, loan_num, condition_id, up_to)
    select ${userId}, loan_num, coalesce(condition_id, ''), max(position) from portal.messages
    where hashtext(loan_num) % 20 <> 0 and (hashtext(loan_num) % 10 = 1 or loan_num in (
      select loan_num from portal.messages where author_id = ${userId}
      union all select loan_num from portal.pipeline where assigned::text like ${`%${login}%`}
    )) group by loan_num, coalesce(condition_id, '')
    on conflict do nothing`.execute(db);
  await sql`vacuum analyze portal.message_reads`.execute(db);
}

async function median(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await ask();
  for (let turn = 0; turn < TRIES; turn += 1) {
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(TRIES / 2)] ?? Number.NaN;
}

/** What counts messages, with a million of them: the pipeline, Home, the toolbar of a loan and a mark. */
export async function run(): Promise<void> {
  const database = await pipelineDatabase(LOANS);
  const { db } = database;
  try {
    await addMessages(db);
    console.log(`${MESSAGES.toLocaleString('en-US')} messages about ${LOANS.toLocaleString('en-US')} loans:`);
    for (const login of ['administrator', 'loan-officer', 'pml-loan-officer'] as const) {
      const asker = askers[login];
      const user = await db
        .selectFrom('portal.users')
        .select('id')
        .where('login', '=', login)
        .executeTakeFirstOrThrow();
      const reader = { userId: user.id, isPml: login === 'pml-loan-officer', login };
      await addReads(db, reader.userId, login);
      const scope = await viewScope(db, asker.scope);
      const page = (filter: object) =>
        findPipelinePage(db, pipelineQuery.parse(asText({ filter: { tab: 0, ...filter }, range: [0, 24] })), {
          ...asker,
          reader,
        });
      const [first]: { sLNm: string }[] = JSON.parse((await page({})).json);
      const loanNum = first?.sLNm ?? '';
      const topic = { loanNum, conditionId: null };
      const figure = pipelineFilter({ filter: figureFilters.messages }, scope, {
        ...{ today: asker.today, assigned: [], reader },
      });
      const times = {
        'first page with the numbers in its rows': await median(() => page({})),
        'list of loans with unread messages': await median(() => page({ unread: true })),
        'figure on Home': await median(() => countLoans(db, figure)),
        'topics of a loan': await median(() => countTopics(db, [loanNum], reader)),
        'mark as read': await median(() => markRead(db, topic, reader, Number.MAX_SAFE_INTEGER)),
      };
      console.log(`  ${login}, ${(await unreadOf(reader).execute(db)).rows.length} loans with unread messages`);
      for (const [name, ms] of Object.entries(times)) {
        console.log(
          `    ${name.padEnd(40)}${ms.toFixed(1).padStart(9)} ms${ms > LIMIT_MS ? `: above ${LIMIT_MS}` : ''}`,
        );
        if (ms > LIMIT_MS) process.exitCode = 1;
      }
      if (process.env.PLAN) {
        const { rows: plan } = await sql`explain (analyze, buffers) ${unreadOf(reader)}`.execute(db);
        for (const line of plan) console.log(Object.values(line as object)[0]);
      }
    }
  } finally {
    await database.remove();
  }
}
