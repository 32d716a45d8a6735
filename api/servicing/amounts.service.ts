import { sql } from 'kysely';
import { addMonths, pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { formatCents } from '../../domain/numbers/fixed';
import type { AmountsAnswer, AmountsSave } from '../../domain/servicing/amounts.schemas';
import { amountsOn } from '../../domain/servicing/dated-amounts';
import { dueDate } from '../../domain/servicing/ledger';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { invalid, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { visibleLoan } from '../loan/gateway.service';
import { storeServicingPositions } from './positions.queries';
import { accountOf } from './reviews.service';

/** Due dates that are offered. */
const OFFERED = 12;

/** The next due dates that are neither past nor paid. */
function daysOf({ terms, ledger }: Awaited<ReturnType<typeof accountOf>>, today: string): string[] {
  const first = dueDate(terms, ledger.applied.length);
  let day = first;
  while (day <= today) day = addMonths(day, 1);
  return Array.from({ length: OFFERED }, (_, index) => addMonths(day, index));
}

async function answerFor(portal: AppContext, loan: LoanDocument): Promise<AmountsAnswer> {
  const account = await accountOf(portal, loan);
  const today = pacificDate(portal.clock());
  const rows = await portal.db
    .selectFrom('portal.servicing_amounts')
    .selectAll()
    .where('loan_num', '=', loan.sLNm)
    .orderBy('id', 'desc')
    .execute();
  const now = amountsOn(account.terms, today);
  return {
    seen: rows.length,
    changes: rows.map(({ from_due: from, escrow, insurance, reason, saved_by_name: by, saved_at }) => ({
      ...{ from, escrow, insurance, reason, by, at: saved_at.toISOString() },
    })),
    days: daysOf(account, today),
    now: { escrow: formatCents(now.escrow), insurance: formatCents(now.insurance) },
  };
}

/** The amounts of the payments of a loan. */
export async function servicingAmountsOf(portal: AppContext, caller: Caller, loanNum: string): Promise<AmountsAnswer> {
  return answerFor(portal, await visibleLoan(portal, caller.actor, loanNum));
}

/**
 * Changes escrow or mortgage insurance of the payment from a due date on that has not come and is not paid. The first change also
 * records what the loan has until then, so that a later change of the loan recalculates no month.
 */
export async function saveAmounts(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  { seen, from, escrow, insurance, reason }: AmountsSave,
): Promise<AmountsAnswer> {
  const loan = await visibleLoan(portal, caller.actor, loanNum);
  const account = await accountOf(portal, loan);
  if (!daysOf(account, pacificDate(portal.clock())).includes(from)) {
    throw invalid('fields-not-valid', { from: 'amounts-day' });
  }
  const { login, displayName } = caller.actor;
  const saved = { loan_num: loan.sLNm, saved_by: login, saved_by_name: displayName, saved_at: portal.clock() };
  await portal.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`servicing-amounts:${loan.sLNm}`}, 0))`.execute(trx);
    const { count } = await trx
      .selectFrom('portal.servicing_amounts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('loan_num', '=', loan.sLNm)
      .executeTakeFirstOrThrow();
    if (Number(count) !== seen) throw refuse('stale');
    const { terms } = account;
    const before = { escrow: formatCents(terms.escrow), insurance: formatCents(terms.insurance) };
    const rows = [
      ...(seen === 0 ? [{ ...saved, ...before, from_due: terms.firstDue, reason: null }] : []),
      { ...saved, escrow, insurance, from_due: from, reason },
    ];
    for (const row of rows) await trx.insertInto('portal.servicing_amounts').values(row).execute();
    await storeServicingPositions(portal, trx, [loan.sLNm]);
    const after = { from, escrow, insurance, reason };
    await audit(trx, caller, { action: 'servicing.amounts', subject: `loan:${loan.sLNm}`, after });
  });
  return answerFor(portal, loan);
}
