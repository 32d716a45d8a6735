import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../api/db/portal-db';
import { losColumns } from '../api/loan/pipeline/columns';
import { pageCountingNames, pageCountingRows, pageWithNumber } from '../api/loan/pipeline/counted-page';
import { spelledSearch } from '../api/loan/pipeline/misspelled-search';
import { searchedNames } from '../api/loan/pipeline/name-search.queries';
import { nearerPage, pageOrder } from '../api/loan/pipeline/page.queries';
import type { PipelinePage } from '../api/loan/pipeline/query';
import { requestedPage } from '../api/loan/pipeline/requested-page';
import { COUNT_CAP, countingOf, countLoans } from '../api/loan/pipeline/totals.queries';
import { pipelineQuery } from '../domain/loan/pipeline.schemas';
import { askers, asText, type PipelineRequest } from './pipeline-cases';
import type { ReferenceStatement } from './reference-process';

const shown = sql.raw(['loan_num', 'version', 'tab', ...losColumns].map((name) => `page."${name}"`).join(', '));

/** The page that a request finds in the end: with similar names if there are none as typed. */
async function foundPage(db: Kysely<PortalDb>, { login, query }: PipelineRequest): Promise<PipelinePage> {
  const page = await requestedPage(db, pipelineQuery.parse(asText(query)), askers[login]);
  const { search } = page.filter;
  if (search === null || (await countLoans(db, page.filter)).total > 0) return page;
  const spelled = await spelledSearch(db, search);
  return spelled === null ? page : { ...page, filter: { ...page.filter, search: spelled } };
}

/** The one statement with the rows of the page, as the table has them, and their number. */
async function statementOf(db: Kysely<PortalDb>, request: PipelineRequest): Promise<ReferenceStatement> {
  const page = await foundPage(db, request);
  const counting = countingOf(db, page.filter);
  const { total } = await countLoans(db, page.filter);
  const source =
    counting.by === 'rollup'
      ? pageWithNumber(page.first < 1000 ? page : nearerPage(page, total), counting.number)
      : (pageCountingNames(page, COUNT_CAP, await searchedNames(db, page.filter)) ?? pageCountingRows(page, COUNT_CAP));
  const { sql: text, parameters } = sql`
    with ${source.tables} select ${source.counted} as counted, ${shown} from page
    order by ${pageOrder(page.sort, 'page')}`.compile(db);
  return { text, values: parameters };
}

export interface Reference {
  readonly url: string;
  /** What `/loans/0`, `/loans/1` and so on answer from now on. */
  use(requests: readonly PipelineRequest[], prepared: boolean): Promise<void>;
  /** Milliseconds of processor time since its start. */
  cpuMs(): Promise<number>;
  stop(): void;
}

/** Starts the bare handler in a process of its own. */
export async function startReference(
  database: { readonly url: string; readonly db: Kysely<PortalDb> },
  connections: number,
): Promise<Reference> {
  const script = path.join(import.meta.dirname, 'reference-process.ts');
  const child = fork(script, [database.url, String(connections)], { execArgv: ['--import', 'tsx'] });
  const [url] = await once(child, 'message');
  const ask = async (question: readonly ReferenceStatement[] | 'used'): Promise<number> => {
    const answer = once(child, 'message');
    child.send(question);
    return Number((await answer)[0]);
  };
  return {
    url: String(url),
    async use(requests, prepared) {
      const statements: ReferenceStatement[] = [];
      const names = new Map<string, string>();
      for (const request of requests) {
        const statement = await statementOf(database.db, request);
        const name = names.get(statement.text) ?? `${prepared}-${Math.random()}`;
        names.set(statement.text, name);
        statements.push(prepared ? { ...statement, name } : statement);
      }
      await ask(statements);
    },
    cpuMs: () => ask('used'),
    stop: () => void child.kill(),
  };
}
