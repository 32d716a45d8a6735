import { type Kysely, sql, type Transaction } from 'kysely';
import type { AppContext } from '../app-context';
import { closeEntries } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import type { LosPort } from '../los/port';
import { dropFailedImports, linkImports } from '../mismo/mismo.service';
import { failAbandonedEntries, type KnownWrite, writesOf } from './feed-follower.queries';
import { fillLoans, fromLoans, type LoanFill } from './fill-loans.service';
import { finalActionRows, loansWithoutAction } from './final-actions/final-actions.queries';
import { likenessFill } from './likeness/likeness.service';
import { addMissedChanges, nameWriters } from './live/live.queries';
import { historyRows, loansWithoutHistory } from './loan-history/loan-history.queries';
import { loansWithoutPosition, positionRows } from './lock-positions/lock-positions.queries';
import { outdatedLoans } from './pipeline/index.queries';
import { indexLoans } from './pipeline/index.service';
import { foldTotals } from './pipeline/totals.queries';

/** Feed entries processed at a time. Each may need a loan, and the port loads no more at once. */
const BATCH = 500;
/** Key of the advisory lock that lets only one of several portals process a batch. */
const FOLLOWER_LOCK = 7_310_021;
const NAME = 'pipeline';

/** A change of a loan that a user of the portal made. */
export interface ReportedWrite {
  readonly loanNum: string;
  readonly write: KnownWrite;
}

/**
 * What changes require, such as an order. It happens in the transaction of their batch, so once for each change. `loanNums` are all
 * changed loans, also those that the LOS itself changed.
 */
export type FeedReaction = (
  portal: AppContext,
  trx: Transaction<PortalDb>,
  reported: readonly ReportedWrite[],
  loanNums: readonly string[],
) => Promise<void>;

const ownFills: readonly LoanFill[] = [
  { lacking: loansWithoutPosition, store: fromLoans(positionRows) },
  { lacking: loansWithoutAction, store: fromLoans(finalActionRows) },
  { lacking: loansWithoutHistory, store: fromLoans(historyRows) },
  likenessFill,
];

export interface FollowerOptions {
  readonly reactions?: readonly FeedReaction[];
  /** What other areas keep of loans. It is completed once, beside the feed. */
  readonly fills?: readonly LoanFill[];
  /** Milliseconds between two polls of a feed without news. */
  readonly every?: number;
  /** Minutes after which a write that the LOS never reported counts as failed. */
  readonly patience?: number;
}

export interface FeedFollower {
  /** Resolves once the feed has been read to its end for the first time; never rejects. */
  readonly caughtUp: Promise<void>;
  /** Stops after the current batch. */
  stop(): Promise<void>;
}

type Step = 'more' | 'end' | 'led elsewhere';

/**
 * Processes one batch of the feed: rows of the pipeline index, audit entries that a crash left open, then the cursor. All in
 * one transaction, so that a batch is processed completely or again.
 */
async function takeBatch(portal: AppContext, reactions: readonly FeedReaction[]): Promise<Step> {
  return portal.db.transaction().execute(async (trx) => {
    const lock = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(FOLLOWER_LOCK)}) as mine`.execute(trx);
    if (!lock.rows[0]?.mine) return 'led elsewhere';
    const at = await trx
      .selectFrom('portal.feed_cursor')
      .select(['cursor', 'listed_at'])
      .where('name', '=', NAME)
      .executeTakeFirst();
    const page = await portal.los.changesSince(at?.cursor ?? '', BATCH);
    if (page.changes.length > 0) await take(trx, portal, page, reactions);
    if (page.changes.length === BATCH) return 'more';
    if (!at?.listed_at) await markListed(trx, page.cursor, portal.clock());
    return 'end';
  });
}

async function take(
  trx: Transaction<PortalDb>,
  portal: AppContext,
  page: Awaited<ReturnType<LosPort['changesSince']>>,
  reactions: readonly FeedReaction[],
): Promise<void> {
  const writers = await writesOf(
    trx,
    page.changes.map(({ operationId }) => operationId),
  );
  const outdated = await outdatedLoans(trx, page.changes);
  if (outdated.length > 0) await indexLoans(trx, portal.vault, await portal.los.loadLoans(outdated));
  const written = page.changes.filter(({ loanNum }) => outdated.includes(loanNum));
  await nameWriters(
    trx,
    written.flatMap(({ loanNum, version, operationId }) => {
      const by = writers.get(operationId);
      return by === undefined ? [] : { loanNum, version, by };
    }),
  );
  await addMissedChanges(
    trx,
    page.changes.filter((change) => !written.includes(change)),
    writers,
  );
  await closeEntries(
    trx,
    page.changes.map((change) => change.operationId),
    'done',
  );
  await linkImports(trx, page.changes);
  const reported = page.changes.flatMap(({ loanNum, operationId }) => {
    const write = writers.get(operationId);
    return write === undefined ? [] : { loanNum, write };
  });
  const loanNums = [...new Set(page.changes.map(({ loanNum }) => loanNum))];
  for (const react of reactions) await react(portal, trx, reported, loanNums);
  const moved = { cursor: page.cursor, moved_at: portal.clock() };
  await trx
    .insertInto('portal.feed_cursor')
    .values({ name: NAME, ...moved })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(moved))
    .execute();
}

/** Records that the feed was at its end for the first time. An LOS without loans has reported nothing until then. */
async function markListed(trx: Transaction<PortalDb>, cursor: string, at: Date): Promise<void> {
  await trx
    .insertInto('portal.feed_cursor')
    .values({ name: NAME, cursor, moved_at: at, listed_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ listed_at: at }))
    .execute();
}

/** Whether all loans of the LOS were listed once. */
export async function hasListed(db: Kysely<PortalDb>): Promise<boolean> {
  const row = await db.selectFrom('portal.feed_cursor').select('listed_at').where('name', '=', NAME).executeTakeFirst();
  return row?.listed_at != null;
}

/** Follows the feed to its end. Returns whether this portal held the lock. */
export async function catchUp(portal: AppContext, options: FollowerOptions = {}): Promise<boolean> {
  const { reactions = [] } = options;
  let step = await takeBatch(portal, reactions);
  while (step === 'more') step = await takeBatch(portal, reactions);
  if (step === 'led elsewhere') return false;
  await failAbandonedEntries(portal.db, options.patience ?? 10);
  await dropFailedImports(portal);
  await foldTotals(portal.db);
  return true;
}

/**
 * Follows the LOS's change feed until it is stopped, through outages of the LOS. Several portals may do this: they take turns,
 * and never process the same batch twice.
 */
export function startFeedFollower(portal: AppContext, options: FollowerOptions = {}): FeedFollower {
  const every = options.every ?? 1000;
  const stopped = new AbortController();
  let first: () => void = () => {};
  const caughtUp = new Promise<void>((resolve) => {
    first = resolve;
  });

  const fills = [...ownFills, ...(options.fills ?? [])];
  // A long one must not hold up the feed.
  const filling = { signal: stopped.signal, between: () => catchUp(portal, options) };

  const follow = async (): Promise<void> => {
    let failures = 0;
    let isFilled = false;
    while (!stopped.signal.aborted) {
      try {
        if (await catchUp(portal, options)) first();
        if (!isFilled) for (const fill of fills) await fillLoans(portal, fill, filling);
        isFilled = true;
        failures = 0;
      } catch (error) {
        failures += 1;
        portal.log.warn({ err: error, failures }, 'The change feed of the LOS could not be followed; trying again.');
      }
      await pause(Math.min(every * 2 ** failures, 60_000), stopped.signal);
    }
    first();
  };

  const running = follow();
  return {
    caughtUp,
    async stop() {
      stopped.abort();
      await running;
    },
  };
}

/** Waits until the time is over or the follower is stopped. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
