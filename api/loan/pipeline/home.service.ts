import { addDays, pacificDate } from '../../../domain/format/date';
import { CONDITION_REVIEW, figureFilters, LOCK_DAYS } from '../../../domain/loan/figures';
import type { HomeFigures } from '../../../domain/loan/home.schemas';
import { type StatusGroup, statusGroup } from '../../../domain/loan/status';
import { loanScope } from '../../../domain/loan/visibility';
import type { AppContext } from '../../app-context';
import { unreadAnnouncements } from '../../files/files.service';
import type { Actor } from '../../http/actor';
import { paperToMail } from '../../signing/signing.service';
import { hasListed } from '../feed-follower.service';
import { locksExpiring } from './home.queries';
import { pipelineFilter } from './parse-query';
import { tabs } from './query';
import { readerOf } from './requested-page';
import { countByStatus, countLoans, type StatusCount } from './totals.queries';
import { viewScope } from './view-scope';

const sum = (counts: readonly { readonly loans: number }[]): number =>
  counts.reduce((total, { loans }) => total + loans, 0);

/** Counts for the user's home page and the pipeline header. Zeros for a user without permission. */
export async function homeOf(portal: AppContext, actor: Actor): Promise<HomeFigures> {
  const scope = await viewScope(portal.db, loanScope(actor));
  const today = pacificDate(portal.clock());
  const works = actor.menuPermissions.length > 0;
  const reader = readerOf(actor);
  const unreadLoans = pipelineFilter({ filter: figureFilters.messages }, scope, { today, assigned: [], reader });
  const [statuses, locksByDay, unread, messages, paper, listed] = await Promise.all([
    works ? countByStatus(portal.db, scope) : [],
    works ? locksExpiring(portal.db, scope, today, addDays(today, LOCK_DAYS)) : [],
    unreadAnnouncements(portal, actor),
    works ? countLoans(portal.db, unreadLoans) : { total: 0 },
    paperToMail(portal, actor),
    hasListed(portal.db),
  ]);
  return {
    tabs: Object.fromEntries(tabs.map((tab) => [tab, sum(statuses.filter((count) => count.tab === tab))])),
    groups: groupsOf(statuses),
    statuses,
    locksExpiring: sum(locksByDay),
    locksByDay,
    conditionsWaiting: sum(statuses.filter(({ status }) => status === CONDITION_REVIEW)),
    unreadAnnouncements: unread,
    paperToMail: paper,
    unreadMessages: messages.total,
    isListing: !listed,
  };
}

function groupsOf(statuses: readonly StatusCount[]): HomeFigures['groups'] {
  const groups = new Map<string, { tab: number; group: StatusGroup; loans: number }>();
  for (const { tab, status, loans } of statuses) {
    const group = statusGroup(status);
    const name = `${tab} ${group}`;
    groups.set(name, { tab, group, loans: loans + (groups.get(name)?.loans ?? 0) });
  }
  return [...groups.values()];
}
