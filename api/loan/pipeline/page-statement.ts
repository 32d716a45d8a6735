import { type RawBuilder, sql } from 'kysely';
import type { RememberedSession, SessionState } from '../../http/remembered-session';
import type { CountedPage } from './counted-page';
import { pageOrder } from './page.queries';
import type { PipelinePage, UnreadOf } from './query';
import { matchedJson, shownColumns } from './shown-row';
import { unreadOnPage } from './unread.queries';
import { assignedCompanies } from './view-scope';

/** The one row of a page statement. */
export interface ReadPage {
  /** The rows as JSON texts, joined by commas; null if there are none. */
  readonly json: string | null;
  readonly count: number;
  /** The place of the last row in the sort. */
  readonly last_value: string | null;
  readonly last_loan: string | null;
  readonly counted: number | null;
  readonly session: SessionState | null;
  readonly companies: readonly string[] | null;
}

export interface PageParts {
  readonly page: PipelinePage;
  readonly source: CountedPage;
  /** The user, if they may read messages about loans. */
  readonly reader: UnreadOf | null;
  /** The session to confirm. */
  readonly session: RememberedSession | null;
  /** The user whose companies the page was made with. */
  readonly assignee: string | null;
}

/** Reads everything that an answer needs in one round trip, from the same moment: rows, unread messages, total and session. */
export function pageStatement({ page, source, reader, session, assignee }: PageParts): RawBuilder<ReadPage> {
  const unread = reader === null ? null : sql`unread as (${unreadOnPage(reader)}),`;
  const numbers =
    unread && sql`coalesce('"unread":' || unread.unread || ',"mentions":' || unread.mentions || ',', '') ||`;
  return sql<ReadPage>`
    with ${source.tables}, ${unread ?? sql``}
    texts as (
      select p.loan_num, p.sort_value,
        '{' || ${matchedJson(page.filter.search)} || ${numbers ?? sql``} substr(row_to_json(shown)::text, 2) as json
      from (select page.* from page) p ${unread ? sql`left join unread using (loan_num)` : sql``} ${shownColumns}
      order by ${pageOrder(page.sort, 'p')}
    )
    select string_agg(json, ',') as json, count(*)::int as count,
      (array_agg(sort_value::text))[count(*)] as last_value, (array_agg(loan_num))[count(*)] as last_loan,
      ${source.counted} as counted, ${session?.column ?? sql`null`} as session,
      ${assignee === null ? sql`null` : assignedCompanies(assignee)} as companies
    from texts`;
}
