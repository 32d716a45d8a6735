import type { Kysely } from 'kysely';
import { mayUseMessages } from '../../../domain/conversations/message-readers';
import { pacificDate } from '../../../domain/format/date';
import type { PipelineQuery } from '../../../domain/loan/pipeline.schemas';
import { type LoanScope, loanScope } from '../../../domain/loan/visibility';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import type { Actor } from '../../http/actor';
import { pipelinePage } from './parse-query';
import type { PipelinePage, UnreadOf } from './query';
import { assignmentsAmong, companiesOf, scopeAmong } from './view-scope';

/** Who asks for loans, and when: what they may see, what is theirs, and what relative days count from. */
export interface Asker {
  readonly scope: LoanScope;
  readonly login: string;
  /** The user, if they may read messages about loans. */
  readonly reader: UnreadOf | null;
  /** The Pacific date. */
  readonly today: string;
}

/** The user as a reader of messages; null if they may not read any. */
export const readerOf = (actor: Actor): UnreadOf | null =>
  mayUseMessages(actor, 'read') ? { userId: actor.userId, isPml: actor.isPml, login: actor.login } : null;

export const askerOf = (portal: AppContext, actor: Actor): Asker => ({
  scope: loanScope(actor),
  login: actor.login,
  reader: readerOf(actor),
  today: pacificDate(portal.clock()),
});

/** The user, if a query depends on the companies in whose loans they are assigned. */
export function assigneeOf(parameters: PipelineQuery, { scope, login }: Asker): string | null {
  if (scope.kind === 'company') return scope.login;
  return parameters.filter?.mine ? login : null;
}

/**
 * The page that a query of a user requests who is assigned in loans of these companies, with the loans of the user in place of `mine`
 * and dates in place of relative days.
 */
export function pageAmong(parameters: PipelineQuery, asker: Asker, companies: readonly string[]): PipelinePage {
  const { scope, login, today, reader } = asker;
  const assigned = parameters.filter?.mine ? assignmentsAmong(login, companies) : [];
  return pipelinePage(parameters, scopeAmong(scope, companies), { today, assigned, reader });
}

/** The same with the companies looked up. */
export async function requestedPage(
  db: Kysely<PortalDb>,
  parameters: PipelineQuery,
  asker: Asker,
): Promise<PipelinePage> {
  const assignee = assigneeOf(parameters, asker);
  return pageAmong(parameters, asker, assignee === null ? [] : await companiesOf(db, assignee));
}
