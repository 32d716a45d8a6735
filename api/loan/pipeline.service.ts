import type { Kysely } from 'kysely';
import type { PipelineRow } from '../../domain/loan/pipeline';
import { type LoanScope, loanScope } from '../../domain/loan/visibility';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from '../http/actor';
import type { Portal } from '../portal';
import type { PipelineParameters } from './pipeline.schemas';
import { fromIndex, losColumns } from './pipeline-columns';
import { type FoundRow, pageRows } from './pipeline-page.queries';
import { cursorOf, pipelinePage } from './pipeline-parse';
import type { PipelineFilter, PipelinePage } from './pipeline-query';
import { spelledSearch } from './pipeline-search';
import { countLoans, type Total } from './pipeline-totals.queries';
import { viewScope } from './view-scope';

type Db = Kysely<PortalDb>;

/** A page of the pipeline as it is answered. */
export interface FoundPage extends Total {
  readonly rows: readonly PipelineRow[];
  readonly first: number;
  /** Where the next page goes on; null after the last. */
  readonly next: string | null;
  /** Nothing begins as typed; these are names spelled nearly so. */
  readonly similar: boolean;
}

/** From this row on, an exact total is asked for first, to read from the nearer end. */
const FAR = 1000;

/** A row of the index as the API answers it. */
export function answerRow(row: FoundRow): PipelineRow {
  const values = Object.fromEntries(losColumns.map((name) => [name, fromIndex(row[name])]));
  return {
    id: row.loan_num,
    sLNm: row.loan_num,
    version: row.version,
    tab: row.tab,
    ...(values as Omit<PipelineRow, 'id' | 'sLNm' | 'version' | 'tab'>),
  };
}

/** The page of loans that the actor may see and the query asks for. */
export const pipelineList = (portal: Portal, actor: Actor, parameters: PipelineParameters): Promise<FoundPage> =>
  findPipelinePage(portal.db, parameters, loanScope(actor));

/** The page of a query within a scope; where nothing begins as typed, names that are spelled nearly so. */
export async function findPipelinePage(db: Db, parameters: PipelineParameters, scope: LoanScope): Promise<FoundPage> {
  const asked = pipelinePage(parameters, await viewScope(db, scope));
  const found = await findPage(db, asked);
  if (found.total > 0) return answerPage(asked, found, false);
  const filter = await withSpelling(db, asked.filter);
  if (filter === null) return answerPage(asked, found, false);
  return answerPage(asked, await findPage(db, { ...asked, filter }), true);
}

interface Found extends Total {
  readonly rows: readonly FoundRow[];
}

async function findPage(db: Db, page: PipelinePage): Promise<Found> {
  if (page.first < FAR || page.after !== null) {
    const [rows, total] = await Promise.all([pageRows(db, page), countLoans(db, page.filter)]);
    return { rows, ...total };
  }
  const total = await countLoans(db, page.filter);
  return { rows: await pageRows(db, page, total.capped ? undefined : total.total), ...total };
}

async function withSpelling(db: Db, filter: PipelineFilter): Promise<PipelineFilter | null> {
  const search = filter.search === null ? null : await spelledSearch(db, filter.search);
  return search === null ? null : { ...filter, search };
}

function answerPage(page: PipelinePage, found: Found, similar: boolean): FoundPage {
  const last = found.rows.at(-1);
  const full = found.rows.length === page.limit;
  return {
    rows: found.rows.map(answerRow),
    first: page.first,
    total: found.total,
    capped: found.capped,
    next: full && last ? cursorOf({ value: last.sort_value, loanNum: last.loan_num }, page.sort) : null,
    similar,
  };
}
