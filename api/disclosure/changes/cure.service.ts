import { cureList } from '../../../domain/fees/closing-records.schemas';
import type { CureMethod } from '../../../domain/fees/cures';
import { goodFaithOf } from '../../../domain/fees/estimates';
import { worksheetOf } from '../../../domain/fees/worksheet';
import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import { message } from '../../../domain/messages/message';
import { formatCents, toCents } from '../../../domain/numbers/fixed';
import type { AppContext } from '../../app-context';
import { changeClosing, closingCostsOf } from '../../fees/fees.service';
import { refuse } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { assertVersion } from '../../loan/loan.service';

interface Cure {
  readonly method: CureMethod;
  readonly amount: string;
}

/** Sets the cure of a loan in one of its ways. Also after closing, when the excess is refunded within 60 days. */
export async function cureTolerance(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  version: number,
  { method, amount }: Cure,
) {
  assertVersion(loan, version);
  const found = goodFaithOf(loan, worksheetOf(loan));
  if (found === undefined) throw refuse('conflict', 'coc-no-estimate');
  const others = (loan.cures ?? []).filter((cure) => cure.method !== method);
  const owed = found.tolerance.cure - others.reduce((total, cure) => total + toCents(cure.amount), 0);
  if (toCents(amount) > Math.max(0, owed)) {
    const text = message('cure-too-much', { owed: formatCents(Math.max(0, owed)) });
    throw refuse('invalid', text, { fields: { 'data.amount': text } });
  }
  const before = loan.cures?.find((cure) => cure.method === method);
  const cure = {
    ...{ id: before?.id ?? 'new', method, amount: formatCents(toCents(amount)) },
    ...{ on: pacificDate(portal.clock()), by: caller.actor.displayName },
  };
  const cures = cureList.parse(toCents(amount) > 0 ? [...others, cure] : others);
  const saved = await changeClosing(portal, caller, loan, { version, lists: { cures } }, 'loan.tolerance-cure');
  const { goodFaith } = await closingCostsOf(portal, saved);
  if (goodFaith === null) throw new Error('The LOS answered a loan without its Loan Estimates.');
  return { version: saved.version, goodFaith };
}
