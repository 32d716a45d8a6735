import { type RawBuilder, sql } from 'kysely';
import { allOf, filterParts, walkedParts } from './conditions';
import { namedLoans, type SearchedNames } from './name-search.queries';
import { beyond, keysOf, order, rowsOf, selected } from './page.queries';
import type { PipelinePage, PipelineSort } from './query';

/** The parts of a statement that finds a page and counts its filter: both from the same moment. */
export interface CountedPage {
  /** Common table expressions, of which `page` has the rows. */
  readonly tables: RawBuilder<unknown>;
  /** The number of loans. */
  readonly counted: RawBuilder<unknown>;
}

/** The page with a total that is known or that another table has. */
export const pageWithNumber = (page: PipelinePage, number: RawBuilder<unknown>): CountedPage => ({
  tables: sql`page as materialized (${rowsOf(page) ?? noRows(page.sort)})`,
  counted: number,
});

/** The page of a filter that finds more loans than are counted. */
export const pageOfMany = (page: PipelinePage): CountedPage => ({
  tables: sql`page as materialized (${rowsOf(page, walkedParts(page.filter)) ?? noRows(page.sort)})`,
  counted: sql`null`,
});

const noRows = (sort: PipelineSort) => sql`select ${selected(sort, 'pipeline')} from portal.pipeline where false`;

/**
 * The page and its total, counted to one beyond `cap` at most. Up to the cap, the page is sorted from the counted rows, so that
 * rare rows are not searched along the whole sort index; beyond it, there are so many rows that the index finds a page quickly.
 */
export function pageCountingRows(page: PipelinePage, cap: number): CountedPage {
  const parts = filterParts(page.filter).map(allOf);
  if (parts.length === 0) return pageWithNumber(page, sql.lit(0));
  const most = sql.lit(cap + 1);
  const some = parts.map((part) => sql`(select ${keysOf(page.sort)} from portal.pipeline where ${part} limit ${most})`);
  return pageOfFound(
    page,
    cap,
    sql`
      found as materialized (select * from (${sql.join(some, sql` union all `)}) parts limit ${most}),
      number as materialized (select count(*) as counted from found)`,
  );
}

/** The same for a search of names, from their table; null for other filters. Its total is null if it is not known. */
export function pageCountingNames(page: PipelinePage, cap: number, names: SearchedNames): CountedPage | null {
  const found = namedLoans(page, cap, names);
  return found === null ? null : pageOfFound(page, cap, found);
}

/** The page of a table `found` with the keys of all loans, or of too many, which `number` has `counted`. */
function pageOfFound(page: PipelinePage, cap: number, found: RawBuilder<unknown>): CountedPage {
  const { sort, after, limit } = page;
  const many = rowsOf(page, walkedParts(page.filter));
  if (many === null) return pageWithNumber(page, sql.lit(0));
  const top = sql.lit(cap);
  const tables = sql`${found},
    shown_keys as (
      (
        select loan_num from found
        where (select counted from number) <= ${top} and ${after === null ? sql`true` : beyond(sort, after)}
        order by ${order(sort)} limit ${sql.lit(limit)} offset ${after === null ? page.first : 0}
      ) union all
      select loan_num from (${many}) many where (select counted from number) > ${top}
    ),
    page as materialized (select ${selected(sort, 'p')} from shown_keys join portal.pipeline p using (loan_num))`;
  return { tables, counted: sql`(select counted from number)` };
}
