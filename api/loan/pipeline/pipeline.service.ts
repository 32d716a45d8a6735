import type { Kysely } from 'kysely';
import type { PipelineQuery, PipelineRow } from '../../../domain/loan/pipeline.schemas';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import type { Actor } from '../../http/actor';
import { answerRow } from './answer-row';
import { spelledSearch } from './misspelled-search';
import { type FoundRow, pageCountingRows, pageRows, pageWithNumber, positionOf } from './page.queries';
import { cursorOf } from './parse-query';
import type { PipelineFilter, PipelinePage, UnreadOf } from './query';
import { type Asker, askerOf, requestedPage } from './requested-page';
import { COUNT_CAP, countingOf, countLoans, type Total, totalOfRows } from './totals.queries';
import { unreadIn } from './unread.queries';

type Db = Kysely<PortalDb>;

/** A page of the pipeline as returned by the API. */
export interface FoundPage extends Total {
  readonly rows: readonly PipelineRow[];
  readonly first: number;
  /** The cursor of the next page; null after the last. */
  readonly next: string | null;
  /** True if nothing matches as typed and these are similar names. */
  readonly similar: boolean;
}

/** From this row on, the exact total is read first, to read from the nearer end. */
const DEEP_PAGE_ROWS = 1000;

/** The requested page of loans that the actor may see. */
export const pipelineList = (portal: AppContext, actor: Actor, parameters: PipelineQuery): Promise<FoundPage> =>
  findPipelinePage(portal.db, parameters, askerOf(portal, actor));

/** The page of a query within a scope. If nothing matches as typed, searches for similar names. */
export async function findPipelinePage(db: Db, parameters: PipelineQuery, asker: Asker): Promise<FoundPage> {
  const requested = await requestedPage(db, parameters, asker);
  const answer = (page: PipelinePage, found: Found, similar: boolean) =>
    answerPage(db, { page, found, similar, reader: asker.reader });
  const found = await findPage(db, requested);
  if (found.total > 0) return answer(requested, found, false);
  const filter = await withSpelling(db, requested.filter);
  if (filter === null) return answer(requested, found, false);
  const similar = { ...requested, filter };
  return answer(similar, await findPage(db, similar), true);
}

interface Found extends Total {
  readonly rows: readonly FoundRow[];
}

async function findPage(db: Db, page: PipelinePage): Promise<Found> {
  const counting = countingOf(db, page.filter);
  if (counting.by === 'nothing') return { rows: await pageRows(db, page), ...counting.total };
  if (counting.by === 'rows') {
    const { rows, counted } = await pageCountingRows(db, page, COUNT_CAP);
    return { rows, ...totalOfRows(db, page.filter, counted) };
  }
  if (page.first >= DEEP_PAGE_ROWS && page.after === null) {
    const { total } = await countLoans(db, page.filter);
    return { rows: await pageRows(db, page, total), total, capped: false };
  }
  const { rows, counted } = await pageWithNumber(db, page, counting.number);
  return { rows, total: counted, capped: false };
}

async function withSpelling(db: Db, filter: PipelineFilter): Promise<PipelineFilter | null> {
  const search = filter.search === null ? null : await spelledSearch(db, filter.search);
  return search === null ? null : { ...filter, search };
}

interface Answered {
  readonly page: PipelinePage;
  readonly found: Found;
  readonly similar: boolean;
  readonly reader: UnreadOf | null;
}

/** The page with the unread messages of its loans, which one statement counts. */
async function answerPage(db: Db, { page, found, similar, reader }: Answered): Promise<FoundPage> {
  const loanNums = found.rows.map(({ loan_num }) => loan_num);
  const unread = await unreadIn(db, reader, loanNums);
  const last = found.rows.at(-1);
  const full = found.rows.length === page.limit;
  return {
    rows: found.rows.map((row) => answerRow(row, page.filter.search, unread.get(row.loan_num))),
    first: page.first,
    total: found.total,
    capped: found.capped,
    next: full && last ? cursorOf(positionOf(last), page.sort) : null,
    similar,
  };
}
