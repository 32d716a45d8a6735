import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LoanDocument, type NewLoanDocument, recordLists } from '../../loan/document';
import { type LoanRecord, type Owner, owners } from '../../loan/records';
import { type BorrowerAction, changeBorrowers } from './borrower-actions';
import { afterChange, anyLoan, ssnOf } from './borrowers.test-support';
import { removalOf } from './consequences';

const owner = fc.constantFrom(...owners);
const application = fc.constantFrom(0 as const, 1 as const);

const rearranging: fc.Arbitrary<BorrowerAction> = fc.oneof(
  fc.record({
    action: fc.constant('add' as const),
    to: owner,
    firstName: fc.constant('N'),
    lastName: fc.constant('N'),
  }),
  fc.record({ action: fc.constant('swap' as const), application }),
  fc.record({ action: fc.constant('move' as const), owner, to: owner }),
  fc.record({ action: fc.constant('primary' as const), owner }),
);

/** All borrowers with all their answers under the borrower's field names, by their number. */
function peopleOf(document: NewLoanDocument): Map<string, unknown> {
  return new Map(
    document.applicants.flatMap((applicant) => {
      const entries = Object.entries(applicant);
      const of = (letter: 'B' | 'C') =>
        entries
          .filter(([name]) => new RegExp(`^(aProd|a)${letter}[A-Z]`).test(name))
          .map(([name, value]) => [name.replace(/^(aProd|a)[BC]/, '$1'), value] as const)
          .sort();
      return [of('B'), of('C')]
        .filter((values) => values.length > 0)
        .map((values) => [String(values.find(([name]) => name === 'aSsn')?.[1] ?? 'new'), values] as const);
    }),
  );
}

const allRecords = (document: Pick<LoanDocument, (typeof recordLists)[number]>): LoanRecord[] =>
  recordLists.flatMap((list): readonly LoanRecord[] => document[list]);

/** The owners of a record, by their numbers. */
function holders(document: NewLoanDocument, record: LoanRecord): string[] {
  return record.owners
    .map((each) => {
      const applicant = document.applicants[Number(each[0])];
      return String(each[1] === 'B' ? applicant?.aBSsn : applicant?.aCSsn);
    })
    .sort();
}

it('neither loses nor duplicates a borrower, and every record keeps its owners, for any rearrangement', () => {
  fc.assert(
    fc.property(anyLoan, rearranging, ({ document }, action) => {
      const outcome = changeBorrowers(document, action);
      if (!outcome.ok) return;
      const after = afterChange(document, outcome.change);
      const people = peopleOf(after);
      people.delete('new');
      expect(people).toEqual(peopleOf(document));
      expect(allRecords(after).map(({ id }) => id)).toEqual(allRecords(document).map(({ id }) => id));
      for (const record of allRecords(document)) {
        const stored = allRecords(after).find(({ id }) => id === record.id);
        expect(stored && holders(after, stored)).toEqual(holders(document, record));
      }
    }),
  );
});

it('removes one borrower with their own records, and leaves the others unchanged', () => {
  fc.assert(
    fc.property(anyLoan, owner, fc.boolean(), ({ document, places }, gone, give) => {
      const removal = removalOf(document, gone);
      if (typeof removal === 'string') {
        expect(places.includes(gone) && places.length > 1).toBe(false);
        return;
      }
      const newOwner: Owner | undefined = give ? removal.newOwners[0] : undefined;
      const records = newOwner === undefined ? {} : { assets: newOwner, liabilities: newOwner, reos: newOwner };
      const outcome = changeBorrowers(document, { action: 'remove', owner: gone, records });
      if (!outcome.ok) throw new Error(outcome.refusal);
      const after = afterChange(document, outcome.change);
      const expected = peopleOf(document);
      expected.delete(ssnOf(gone));
      expect(peopleOf(after)).toEqual(expected);
      const own = Object.entries(removal.own).flatMap(([list, of]) =>
        Object.hasOwn(records, list) ? [] : of.map(({ id }) => id),
      );
      const ids = allRecords(document).map(({ id }) => id);
      expect(allRecords(after).map(({ id }) => id)).toEqual(ids.filter((id) => !own.includes(id)));
      for (const record of allRecords(after)) {
        const was = allRecords(document).find(({ id }) => id === record.id);
        const left = was ? holders(document, was).filter((ssn) => ssn !== ssnOf(gone)) : [];
        const inherits = left.length === 0 && record.owners.length > 0 && newOwner !== undefined;
        expect(holders(after, record)).toEqual(inherits ? [ssnOf(newOwner)] : left);
      }
      const properties = after.reos.map(({ id }) => id);
      for (const { reoId } of after.liabilities) expect(!reoId || properties.includes(reoId)).toBe(true);
    }),
  );
});
