import type { Kysely, Transaction } from 'kysely';
import { mayUseAnyPage } from '../../../domain/access/permissions';
import { loanScope } from '../../../domain/loan/visibility';
import { isLenderOrder } from '../../../domain/orders/orders.schemas';
import { liveSessions } from '../../access/access.service';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import type { Actor } from '../../http/actor';
import type { Reader } from './batch';
import { addChange, type ChangedPart } from './live.queries';
import { type HubOptions, LiveHub } from './live-hub';

/** One hub per database in this process. */
const hubs = new WeakMap<Kysely<PortalDb>, LiveHub>();

/** The portal's hub, created on first use. */
export function liveHub(portal: Pick<AppContext, 'db' | 'log' | 'clock'>, options?: HubOptions): LiveHub {
  const sessions = (ids: readonly string[]) => liveSessions(portal.db, ids, portal.clock());
  const made = hubs.get(portal.db) ?? new LiveHub(portal.db, portal.log, sessions, options);
  hubs.set(portal.db, made);
  return made;
}

/** How many pages listen to this process. */
export const liveStreams = (portal: Pick<AppContext, 'db' | 'log' | 'clock'>): number => liveHub(portal).size;

/** Ends all streams of this process, so that it can stop. */
export const stopLive = (portal: Pick<AppContext, 'db' | 'log' | 'clock'>): Promise<void> => liveHub(portal).stop();

/** The loans an actor receives changes of: the ones they see, if they may open loans at all. */
export const readerOf = (actor: Actor): Reader => ({
  login: actor.login,
  isPml: actor.isPml,
  scope: mayUseAnyPage(actor, 'read') ? loanScope(actor) : null,
});

/** Publishes a finished write to open pages. A failure is only logged: the write stays done, and the feed publishes it later. */
export async function publishChange(
  portal: Pick<AppContext, 'db' | 'log'>,
  actor: Pick<Actor, 'login' | 'displayName'>,
  change: { readonly loanNum: string; readonly what: ChangedPart; readonly version: number | undefined },
): Promise<void> {
  try {
    await addChange(portal.db, change, { login: actor.login, name: actor.displayName });
  } catch (error) {
    portal.log.warn({ err: error, loanNum: change.loanNum }, 'a change could not be published');
  }
}

/** Publishes, in the caller's transaction, that an order of a loan changed. `by` placed it; null for the portal itself. */
export async function publishOrderChange(
  trx: Transaction<PortalDb>,
  order: {
    readonly kind: string;
    readonly loan_num: string | null;
    readonly actor: string | null;
    readonly actor_name: string | null;
  },
): Promise<void> {
  if (order.loan_num === null) return;
  const by = order.actor === null ? null : { login: order.actor, name: order.actor_name ?? order.actor };
  const what = isLenderOrder(order.kind) ? 'lender-orders' : 'orders';
  await addChange(trx, { loanNum: order.loan_num, what, version: undefined }, by);
}

/** Publishes, in the caller's transaction, that a user has read messages about a loan, to the other windows of that user. */
export const publishMark = (
  trx: Transaction<PortalDb>,
  { login, displayName }: Pick<Actor, 'login' | 'displayName'>,
  loanNum: string,
): Promise<void> => addChange(trx, { loanNum, what: 'marks', version: undefined }, { login, name: displayName });

/** Publishes that users outside the lender read other messages about a loan than before, because of its conditions. */
export const publishTopicReaders = (db: Kysely<PortalDb>, loanNum: string): Promise<void> =>
  addChange(db, { loanNum, what: 'messages', version: undefined }, null);

/** Publishes, in the caller's transaction, that someone wrote a message about a loan, or took one back. */
export const publishMessage = (
  trx: Transaction<PortalDb>,
  actor: Pick<Actor, 'login' | 'displayName'>,
  { loanNum, internal }: { readonly loanNum: string; readonly internal: boolean },
): Promise<void> =>
  addChange(
    trx,
    { loanNum, what: internal ? 'lender-messages' : 'messages', version: undefined },
    { login: actor.login, name: actor.displayName },
  );
