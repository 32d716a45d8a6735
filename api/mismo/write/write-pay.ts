import { isTaxedMilitaryPay, militaryTotal } from '../../../domain/application/pay';
import type { EmploymentRecord, LoanRecords, Owner } from '../../../domain/loan/records';
import {
  employmentBindings,
  incomeBindings,
  isTaxExemptPay,
  militaryTypes,
  type PayField,
  payFields,
  taxExempt,
  taxExemptPays,
} from '../bindings/record-bindings';
import { sameAmount } from '../decimal-sum';
import { payOrder } from '../read/read-pay';
import { append, ensure, type OutElement } from '../xml/output-tree';
import type { ArcWriter } from './write-arcs';
import { writeBindings } from './write-bindings';

const item = 'CURRENT_INCOME_ITEM_DETAIL';

/** Writes the jobs and incomes of a borrower, each pay tied to its job. */
export function writePay(borrower: OutElement, owner: Owner, records: LoanRecords, arcs: ArcWriter): void {
  let items = 0;
  const beginItem = (fromJob: boolean) => {
    items += 1;
    const element = append(ensure(borrower, 'CURRENT_INCOME/CURRENT_INCOME_ITEMS'), 'CURRENT_INCOME_ITEM');
    ensure(element, `${item}/EmploymentIncomeIndicator`).text = String(fromJob);
    return { element, label: arcs.label(element, 'CURRENT_INCOME_ITEM', items) };
  };
  records.employments
    .filter((job) => job.owners[0] === owner)
    .forEach((job, index) => {
      const employer = append(ensure(borrower, 'EMPLOYERS'), 'EMPLOYER');
      const label = arcs.label(employer, 'EMPLOYER', index + 1);
      const pays = payOrder.filter((field) => job[field]);
      // The parts are the complete income; an additional total could be counted twice.
      const { monthlyIncome, ...rest } = job;
      writeBindings(employer, employmentBindings, pays.length > 0 ? rest : { ...rest, monthlyIncome }, 'employment.');
      ensure(employer, 'EMPLOYMENT');
      for (const { field, type, amount, isTaxed } of pays.flatMap((pay) => itemsOf(job, pay))) {
        const income = beginItem(true);
        ensure(income.element, `${item}/CurrentIncomeMonthlyTotalAmount`).text = amount;
        ensure(income.element, `${item}/IncomeType`).text = type;
        const isExempt = isTaxExemptPay(field) && !isTaxed ? job[taxExemptPays[field]] : undefined;
        if (typeof isExempt === 'boolean') ensure(income.element, `${item}/${taxExempt}`).text = String(isExempt);
        arcs.tie(income.label, label, 'CURRENT_INCOME_ITEM_IsAssociatedWith_EMPLOYER');
      }
    });
  for (const income of records.incomes.filter((one) => one.owners[0] === owner)) {
    writeBindings(beginItem(false).element, incomeBindings, { ...income }, 'income.');
  }
}

function payType(field: PayField): string {
  return Object.keys(payFields).find((type) => payFields[type] === field) ?? 'Other';
}

/** The income items of a job's pay: military entitlements by type if the types add up to them, otherwise one item. */
function itemsOf(job: EmploymentRecord, field: PayField) {
  const amount = job[field] ?? '';
  const total = field === 'militaryPay' ? militaryTotal(job) : undefined;
  if (total === undefined || !sameAmount(total, amount))
    return [{ field, type: payType(field), amount, isTaxed: false }];
  return Object.entries(militaryTypes).flatMap(([type, part]) => {
    const own = job[part];
    return own ? [{ field, type, amount: own, isTaxed: isTaxedMilitaryPay(part) }] : [];
  });
}
