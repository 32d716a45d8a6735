import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PipelineQuery } from '../../../domain/loan/pipeline.schemas';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { runPrepared } from '../../db/prepared';
import type { Actor } from '../../http/actor';
import type { RememberedSession } from '../../http/remembered-session';
import { withCompanies } from './assigned-companies';
import { type CountedPage, pageCountingNames, pageCountingRows, pageOfMany, pageWithNumber } from './counted-page';
import { spelledSearch } from './misspelled-search';
import { type SearchedNames, searchedNames, withSpellings } from './name-search.queries';
import { nearerPage } from './page.queries';
import { pageStatement, type ReadPage } from './page-statement';
import { cursorOf } from './parse-query';
import type { PipelineFilter, PipelinePage } from './query';
import { type Asker, askerOf, pageAmong } from './requested-page';
import { COUNT_CAP, countingOf, countLoans, type Total, totalOfRows } from './totals.queries';

type Db = Kysely<PortalDb>;

/** A page of the pipeline as returned by the API. */
export interface FoundPage extends Total {
  /** The rows as a JSON text. */
  readonly json: string;
  readonly count: number;
  readonly first: number;
  /** The cursor of the next page; null after the last. */
  readonly next: string | null;
  /** True if nothing matches as typed and these are similar names. */
  readonly similar: boolean;
}

/** From this row on, the exact total is read first, to read from the nearer end. */
const DEEP_PAGE_ROWS = 1000;

/** The requested page of loans that the actor may see. */
export const pipelineList = (
  portal: AppContext,
  actor: Actor,
  parameters: PipelineQuery,
  session: RememberedSession | null,
): Promise<FoundPage> => findPipelinePage(portal.db, parameters, askerOf(portal, actor), session);

/** The page of a query within a scope. If nothing matches as typed, searches for similar names. */
export const findPipelinePage = (
  db: Db,
  parameters: PipelineQuery,
  asker: Asker,
  session: RememberedSession | null = null,
): Promise<FoundPage> =>
  withCompanies(db, parameters, asker, async (companies, confirm) => {
    const requested = pageAmong(parameters, asker, companies);
    const read = async (page: PipelinePage, similar: boolean, names: SearchedNames) => {
      const found = await findPage(db, page, names, async (source) => {
        const assignee = confirm?.assignee ?? null;
        const parts = { page, source, reader: asker.reader, session, assignee };
        const [row] = await runPrepared(db, pageStatement(parts));
        if (row === undefined) throw new Error('A page statement returned no row.');
        await session?.confirm(row.session);
        confirm?.check(row.companies);
        return row;
      });
      return answerPage(page, found, similar);
    };
    const names = await namesOf(db, requested.filter);
    // Where no name begins as typed, no loan has to be looked for.
    const isUnknown = names?.some((ofWord) => ofWord.length === 0);
    const typed = isUnknown ? null : await read(requested, false, names);
    if (typed !== null && typed.total > 0) return typed;
    const { search } = requested.filter;
    const spelled = search && (await spelledSearch(db, search));
    if (spelled === null) return typed ?? read(requested, false, names);
    const filter = { ...requested.filter, search: spelled };
    return read({ ...requested, filter }, true, withSpellings(names, spelled));
  });

/** The names that a search means, if loans are counted by them. */
const namesOf = async (db: Db, filter: PipelineFilter): Promise<SearchedNames> =>
  countingOf(db, filter).by === 'rows' ? searchedNames(db, filter) : null;

interface Found extends Total {
  readonly row: ReadPage;
}

async function findPage(
  db: Db,
  page: PipelinePage,
  names: SearchedNames,
  read: (source: CountedPage) => Promise<ReadPage>,
): Promise<Found> {
  const counting = countingOf(db, page.filter);
  const withNumber = (read_: PipelinePage, number: RawBuilder<unknown>) => read(pageWithNumber(read_, number));
  if (counting.by === 'nothing') return { row: await read(pageOfMany(page)), ...counting.total };
  if (counting.by === 'rows') {
    const source = pageCountingNames(page, COUNT_CAP, names);
    const byName = source && (await read(source));
    const row = byName === null || byName.counted === null ? await read(pageCountingRows(page, COUNT_CAP)) : byName;
    return { row, ...totalOfRows(db, page.filter, row.counted ?? 0) };
  }
  if (page.first >= DEEP_PAGE_ROWS && page.after === null) {
    const { total } = await countLoans(db, page.filter);
    return { row: await withNumber(nearerPage(page, total), sql`null`), total, capped: false };
  }
  const row = await withNumber(page, counting.number);
  return { row, total: row.counted ?? 0, capped: false };
}

function answerPage(page: PipelinePage, { row, total, capped }: Found, similar: boolean): FoundPage {
  const { json, count, last_value: value, last_loan: loanNum } = row;
  const next = count === page.limit && value !== null && loanNum !== null ? { value, loanNum } : null;
  return {
    json: `[${json ?? ''}]`,
    ...{ count, first: page.first, total, capped, similar },
    next: next === null ? null : cursorOf(next, page.sort),
  };
}
