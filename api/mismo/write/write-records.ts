import type { LiabilityRecord, LoanRecords, Owner } from '../../../domain/loan/records';
import {
  assetBindings,
  expenseBindings,
  expenseTypes,
  liabilityBindings,
  reoBindings,
} from '../bindings/record-bindings';
import { sumOf } from '../decimal-sum';
import { append, ensure, type OutElement } from '../xml/output-tree';
import type { ArcWriter } from './write-arcs';
import { writeBindings } from './write-bindings';

/** Labels of the borrowers that were or will be written. */
type BorrowerLabels = ReadonlyMap<Owner, string>;

/** Writes assets, owned real estate, debts and expenses of a deal with their arcs. */
export function writeRecords(deal: OutElement, records: LoanRecords, borrowers: BorrowerLabels, arcs: ArcWriter): void {
  const own = (label: string, owners: readonly Owner[], kind: string) => {
    for (const owner of owners) {
      const borrower = borrowers.get(owner);
      if (borrower) arcs.tie(label, borrower, `${kind}_IsAssociatedWith_ROLE`);
    }
  };
  let sequence = 0;
  const begin = (list: string, name: string) => append(ensure(deal, list), name);

  for (const asset of records.assets) {
    const element = begin('ASSETS', 'ASSET');
    writeBindings(element, assetBindings, { ...asset }, 'asset.');
    sequence += 1;
    own(arcs.label(element, 'ASSET', sequence), asset.owners, 'ASSET');
  }
  const properties = new Map<string, string>();
  for (const reo of records.reos) {
    const element = begin('ASSETS', 'ASSET');
    ensure(element, 'OWNED_PROPERTY');
    writeBindings(element, reoBindings, { ...reo }, 'reo.');
    const liens = records.liabilities.filter((debt) => debt.reoId === reo.id);
    if (liens.length > 0) {
      ensure(element, 'OWNED_PROPERTY/OWNED_PROPERTY_DETAIL/OwnedPropertyLienUPBAmount').text = sumOf(
        liens.map((debt) => debt.balance),
      );
    }
    sequence += 1;
    const label = arcs.label(element, 'ASSET', sequence);
    properties.set(reo.id, label);
    own(label, reo.owners, 'ASSET');
  }
  const isExpense = (debt: LiabilityRecord) => expenseTypes.has(debt.type ?? '');
  records.liabilities
    .filter((debt) => !isExpense(debt))
    .forEach((debt, index) => {
      const element = begin('LIABILITIES', 'LIABILITY');
      ensure(element, 'LIABILITY_DETAIL');
      writeBindings(element, liabilityBindings, { ...debt }, 'liability.');
      const label = arcs.label(element, 'LIABILITY', index + 1);
      own(label, debt.owners, 'LIABILITY');
      const property = debt.reoId ? properties.get(debt.reoId) : undefined;
      if (property) arcs.tie(property, label, 'ASSET_IsAssociatedWith_LIABILITY');
    });
  records.liabilities.filter(isExpense).forEach((expense, index) => {
    const element = begin('EXPENSES', 'EXPENSE');
    writeBindings(element, expenseBindings, { ...expense }, 'liability.');
    own(arcs.label(element, 'EXPENSE', index + 1), expense.owners, 'EXPENSE');
  });
}
