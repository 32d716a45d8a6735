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
import { assignmentsOf, viewScope } from './view-scope';

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

/** The page that a query requests, with the loans of the user in place of `mine` and dates in place of relative days. */
export async function requestedPage(
  db: Kysely<PortalDb>,
  parameters: PipelineQuery,
  asker: Asker,
): Promise<PipelinePage> {
  const { scope, login, today, reader } = asker;
  const assigned = parameters.filter?.mine ? await assignmentsOf(db, login) : [];
  return pipelinePage(parameters, await viewScope(db, scope), { today, assigned, reader });
}
