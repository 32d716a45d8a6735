import { sql, type Transaction } from 'kysely';
import { pacificDate } from '../../domain/format/date';
import { message } from '../../domain/messages/message';
import { type CollateralEntry, collateralProblem } from '../../domain/post-closing/collateral';
import type { CollateralAdd, PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import { MAX_ENTRIES } from '../../domain/post-closing/post-closing-limits';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { invalid, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { entriesOf, entryOf, storeLocation } from './collateral.queries';
import { fundedLoan, postClosingOf } from './post-closing.service';

function entryFrom(added: CollateralAdd): CollateralEntry {
  const nothing = { place: null, holder: null, carrier: null, tracking: null, baileeOn: null, refersTo: null };
  const { seen: _, ...entry } = added;
  return { ...nothing, ...entry };
}

/** Writers of one log take turns, so that each checks its entry against all earlier ones. */
const lockLog = (trx: Transaction<PortalDb>, loanNum: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`collateral:${loanNum}`}, 0))`.execute(trx);

/** Adds an entry to the log of the note of a loan, if its author saw all earlier ones. Adding it again changes nothing. */
export async function addCollateral(
  portal: AppContext,
  caller: Caller,
  wanted: string,
  added: CollateralAdd,
): Promise<PostClosingView> {
  const { loan, fundedOn } = await fundedLoan(portal, caller.actor, wanted);
  const loanNum = loan.sLNm;
  const entry = entryFrom(added);
  await portal.db.transaction().execute(async (trx) => {
    await lockLog(trx, loanNum);
    const rows = await entriesOf(trx, loanNum);
    if (rows.some(({ id }) => id === entry.id)) return;
    if (rows.length !== added.seen) throw refuse('stale');
    if (rows.length >= MAX_ENTRIES) throw refuse('conflict', message('collateral-full', { most: MAX_ENTRIES }));
    const before = rows.map(entryOf);
    const problem = collateralProblem(before, entry, { fundedOn, today: pacificDate(portal.clock()) });
    if (problem !== null) throw invalid(problem, { on: problem });
    const { on, baileeOn, refersTo, ...facts } = entry;
    const { login, displayName } = caller.actor;
    const reason = added.kind === 'corrected' ? added.reason : null;
    const stored = await trx
      .insertInto('portal.collateral_entries')
      .values({
        ...{ ...facts, reason, loan_num: loanNum, number: rows.length + 1, happened_on: on, bailee_on: baileeOn },
        ...{ refers_to: refersTo, at: portal.clock(), by_login: login, by_name: displayName },
      })
      .onConflict((on) => on.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored === undefined) throw refuse('conflict', 'collateral-entry-exists');
    await storeLocation(trx, loanNum, fundedOn, [...before, entry]);
    const { id: _id, seen: _seen, ...after } = added;
    await audit(trx, caller, { action: 'collateral.add', subject: `loan:${loanNum}`, after });
  });
  return postClosingOf(portal, caller.actor, loanNum);
}
