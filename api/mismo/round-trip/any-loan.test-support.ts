import fc from 'fast-check';
import { placeOfList } from '../../../domain/application/change/change-checker';
import { militaryTotal } from '../../../domain/application/pay';
import { type NewLoanDocument, type RecordListName, recordLists } from '../../../domain/loan/document';
import { coborrowerName } from '../../../domain/loan/fields/coborrower-fields';
import { owners } from '../../../domain/loan/records';
import { given, valueFor } from '../arbitrary-loan.test-support';
import type { Target } from '../binding';
import { applicationNames, borrowerNames, firstBorrowerName, loanNames, recordNames } from './place-values';

/** Texts with a specific format. */
const formed: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  sSpCountyFips: fc.constantFrom('06037', '53033', 'x'),
  aBDependAges: fc.constantFrom('4', '1, 12', 'none'),
};

function some(names: readonly string[], fieldOf: (name: string) => string = firstBorrowerName): fc.Arbitrary<Target> {
  const valueAt = (name: string) => formed[name] ?? valueFor(name);
  const entries = names.map((name) => [name, fc.option(valueAt(fieldOf(name)), { nil: undefined })] as const);
  return fc.record(Object.fromEntries(entries)).map(given);
}

function recordsOf(list: RecordListName): fc.Arbitrary<Target[]> {
  const fields = some(
    recordNames(list).filter((name) => name !== 'reoId'),
    (name) => `${placeOfList[list]}.${name}`,
  );
  const record = fc.tuple(fields, fc.subarray([...owners], { minLength: 1 }));
  return fc.array(record, { maxLength: 3 }).map((all) =>
    all.map(([values, whose], index) => ({
      id: `${list}-${index}`,
      owners: whose,
      // Every other job states its total pay instead of its parts.
      ...(list === 'employments' && index % 2 === 1 ? withoutPays(values) : withMilitaryPay(values)),
    })),
  );
}

/** The job with military entitlements that are the sum of their types. */
function withMilitaryPay(job: Target): Target {
  const total = militaryTotal(job);
  return total === undefined ? job : { ...job, militaryPay: total };
}

function withoutPays(job: Target): Target {
  return Object.fromEntries(
    Object.entries(job).filter(([name]) => !name.endsWith('Pay') && !name.startsWith('military')),
  );
}

const applicant = some([...applicationNames, ...borrowerNames, ...borrowerNames.map(coborrowerName)]);

/** Loans with any value in any field that is not computed, however little the values fit together. */
export const anyLoan: fc.Arbitrary<NewLoanDocument> = fc
  .record({
    values: some(loanNames),
    applicants: fc.array(applicant, { minLength: 1, maxLength: 2 }),
    lists: fc.record(Object.fromEntries(recordLists.map((list) => [list, recordsOf(list)]))),
  })
  .map(({ values, applicants, lists }) => {
    const [reo] = lists.reos ?? [];
    const liabilities = (lists.liabilities ?? []).map((debt) => (reo ? { ...debt, reoId: reo.id } : debt));
    return { ...values, ...lists, liabilities, applicants } as unknown as NewLoanDocument;
  });
