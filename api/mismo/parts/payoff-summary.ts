import type { LoanRecords } from '../../../domain/loan/records';
import { message } from '../../../domain/messages/message';
import type { Target } from '../binding';
import { sameAmount, sumOf } from '../decimal-sum';
import { readPlain } from '../read/read-bindings';
import { type Notes, warn } from '../read/report';
import { ensure, type OutElement } from '../xml/output-tree';
import { select } from '../xml/path';
import type { XmlElement } from '../xml/xml-tree';

/** Debts that the closing pays, in total (URLA L4 D and E): mortgages on the subject property, and all others. */

const summary = 'LIABILITIES/LIABILITY_SUMMARY';
const ofProperty = `${summary}/TotalSubjectPropertyPayoffsAndPaymentsAmount`;
const ofOthers = `${summary}/TotalNonSubjectPropertyDebtsToBePaidOffAmount`;

/** Balances of the debts that are marked as paid off, by whether the subject property secures them. */
function payoffs({ liabilities, reos }: LoanRecords) {
  const subject = new Set(reos.filter((one) => one.isSubjectProperty).map(({ id }) => id));
  const paidOff = liabilities.filter((debt) => debt.payoff === true && debt.balance);
  const balances = (secured: boolean) =>
    paidOff.filter(({ reoId }) => subject.has(reoId ?? '') === secured).map(({ balance }) => balance);
  return { property: balances(true), others: balances(false) };
}

/**
 * Reads the totals of a deal. What they have beyond the listed debts, such as interest to the day of payoff, is part of the
 * stated payoffs; totals below the listed debts are warned about.
 */
export function readPayoffSummary(deal: XmlElement, records: LoanRecords, target: Target, notes: Notes): void {
  const [first] = [...select(deal, ofProperty), ...select(deal, ofOthers)];
  const stated = [ofProperty, ofOthers].flatMap((path) => {
    const [element] = select(deal, path);
    const value = element?.text ? readPlain(element, 'sRefPdOffAmt', notes) : undefined;
    return typeof value === 'string' ? [value] : [];
  });
  if (stated.length === 0) return;
  const { property, others } = payoffs(records);
  const [total, listed] = [sumOf(stated), sumOf([...property, ...others])];
  if (sameAmount(total, listed)) return;
  if (Number(total) < Number(listed)) warn(notes, message('payoffs-differ', { total, sum: listed }), first);
  else target.sRefPdOffAmt ??= total;
}

/** Writes the totals of the debts that are marked as paid off. */
export function writePayoffSummary(deal: OutElement, records: LoanRecords): void {
  const { property, others } = payoffs(records);
  if (property.length > 0) ensure(deal, ofProperty).text = sumOf(property);
  if (others.length > 0) ensure(deal, ofOthers).text = sumOf(others);
}
