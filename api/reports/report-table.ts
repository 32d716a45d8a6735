import { hasAnyRole } from '../../domain/access/roles';
import { type DeskReport, deskReportRoles } from '../../domain/pages/report-pages';
import type { ReportFigures, ReportLoan } from '../../domain/reports/report-row.schemas';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { listParameters } from '../http/list-query';
import { conditionsAge } from './conditions-age';
import { fallout } from './fallout';
import { lockExpiry } from './lock-expiry';
import { pullThrough } from './pull-through';
import { type ReportSource, reportFiguresOf } from './report';
import { turnTimes } from './turn-times';

/** What every report can be asked for, whatever its rows are. */
interface AnyReport {
  /** Whether the query string of a page is a view of the report. */
  readonly isView: (query: string) => boolean;
  /** The figures of a view for a user. */
  readonly figures: (portal: AppContext, actor: Actor, query: string) => Promise<ReportFigures>;
}

function anyReport<Found, Row extends ReportLoan>(source: ReportSource<Found, Row>): AnyReport {
  const parameters = listParameters(source.list).pick({ filter: true });
  const parse = (query: string) => {
    const search = new URLSearchParams(query);
    const filter = search.get('filter');
    return { by: search.get('by') ?? undefined, asked: parameters.safeParse(filter === null ? {} : { filter }) };
  };
  return {
    isView: (query) => parse(query).asked.success,
    figures: (portal, actor, query) => {
      const { by, asked } = parse(query);
      return reportFiguresOf(portal, actor, source, asked.success ? asked.data : {}, by);
    },
  };
}

export const reportTable: Readonly<Record<DeskReport, AnyReport>> = {
  'pull-through': anyReport(pullThrough),
  'turn-times': anyReport(turnTimes),
  'lock-expiry': anyReport(lockExpiry),
  fallout: anyReport(fallout),
  'conditions-age': anyReport(conditionsAge),
};

/** Whether a user may open a report, as its page asks: no role outside the lender counts. */
export const mayOpenReport = (user: Pick<Actor, 'roles' | 'isPml'>, report: DeskReport): boolean =>
  !user.isPml && hasAnyRole(user.roles, deskReportRoles[report]);
