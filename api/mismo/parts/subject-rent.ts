import { message } from '../../../domain/messages/message';
import type { Target } from '../binding';
import { sameAmount, sumOf } from '../decimal-sum';
import { readPlain } from '../read/read-bindings';
import { type Notes, warn } from '../read/report';
import { select } from '../xml/path';
import { markRead, type XmlElement } from '../xml/xml-tree';

const detail = 'CURRENT_INCOME_ITEM_DETAIL';

/** Whether an income item is the expected gross rent of the subject property; it is not income before vacancy and payment. */
export const isSubjectGrossRent = (item: XmlElement): boolean =>
  select(item, `${detail}/IncomeType`)[0]?.text === 'ProposedGrossRentForSubjectProperty';

/**
 * The expected gross rent that the borrowers' income items state, for a file whose property has none. If the property states
 * another rent, that one is kept, with a warning.
 */
export function readSubjectGrossRent(borrowers: readonly XmlElement[], target: Target, notes: Notes): void {
  const items = borrowers
    .flatMap((borrower) => select(borrower, 'CURRENT_INCOME/CURRENT_INCOME_ITEMS/CURRENT_INCOME_ITEM'))
    .filter(isSubjectGrossRent);
  const amounts = items.flatMap((item) => {
    const [element] = select(item, `${detail}/CurrentIncomeMonthlyTotalAmount`);
    const value = element?.text ? readPlain(element, 'sSpGrossRent', notes) : undefined;
    return typeof value === 'string' ? [{ element, value }] : [];
  });
  if (amounts.length === 0) return;
  const rent = sumOf(amounts.map(({ value }) => value));
  const own = target.sSpGrossRent;
  if (own === undefined) target.sSpGrossRent = rent;
  else if (typeof own === 'string' && !sameAmount(own, rent)) {
    warn(notes, message('subject-rent-differs', { rent, used: own }), amounts[0]?.element);
  }
  for (const item of items) {
    for (const name of ['IncomeType', 'EmploymentIncomeIndicator']) select(item, `${detail}/${name}`).forEach(markRead);
  }
}
