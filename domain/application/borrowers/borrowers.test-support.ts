import * as fc from 'fast-check';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import { type Owner, owners } from '../../loan/records';
import { applyLoanChange, validateLoanChange } from '../change/loan-change';
import type { BorrowersChange } from './arrange';

/** The loan after a change of its borrowers, as the LOS stores it. */
export function afterChange(document: NewLoanDocument, change: BorrowersChange): NewLoanDocument {
  const accepted = validateLoanChange({ ...change }, document);
  if (Object.keys(accepted.fields).length > 0) throw new Error(JSON.stringify(accepted.fields));
  const sent = validateLoanChange(accepted.changes, document);
  if (Object.keys(sent.fields).length > 0) throw new Error(JSON.stringify(sent.fields));
  return applyLoanChange(document, sent.changes);
}

/** Each borrower has a unique number, so that tests can follow their moves. */
export const ssnOf = (owner: Owner): string => `900-12-000${owners.indexOf(owner) + 1}`;

/** A loan with the given borrowers, each with answers of every kind. */
export function loanOf(places: readonly Owner[]): NewLoanDocument {
  const applicants = [0, 1].map((index) => {
    const borrower = `${index}B` as Owner;
    const coborrower = `${index}C` as Owner;
    const has = (owner: Owner) => places.includes(owner);
    return {
      aPresRent: `${index + 1}00.00`,
      ...(has(borrower)
        ? { aBFirstNm: 'Bo', aBLastNm: borrower, aBSsn: ssnOf(borrower), aBDecBankrupt: false, aBRaces: ['B', 'BA'] }
        : {}),
      ...(has(coborrower)
        ? { aCFirstNm: 'Co', aCLastNm: coborrower, aCSsn: ssnOf(coborrower), aProdCCitizenT: '0', aCRaces: ['E'] }
        : {}),
    };
  });
  const hasSecond = places.includes('1B') || places.includes('1C');
  return { ...emptyDocument(), applicants: hasSecond ? applicants : applicants.slice(0, 1) };
}

const households: readonly (readonly Owner[])[] = [
  ['0B'],
  ['0B', '0C'],
  ['0B', '1B'],
  ['0B', '0C', '1B'],
  ['0B', '1B', '1C'],
  ['0B', '0C', '1B', '1C'],
];

/** Any loan with up to four borrowers and records of theirs. */
export const anyLoan: fc.Arbitrary<{ document: NewLoanDocument; places: readonly Owner[] }> = fc
  .constantFrom(...households)
  .chain((places) => {
    const stored = fc.subarray([...places], { minLength: 1 });
    const lists = fc.record({
      assets: fc.array(stored, { maxLength: 4 }),
      liabilities: fc.array(stored, { maxLength: 3 }),
      reos: fc.array(stored, { maxLength: 3 }),
      jobs: fc.array(fc.constantFrom(...places), { maxLength: 4 }),
      title: fc.subarray([...places]),
    });
    return lists.map(({ assets, liabilities, reos, jobs, title }) => ({
      places,
      document: {
        ...loanOf(places),
        assets: assets.map((of, index) => ({ id: `a${index}`, owners: of, value: `${index}.00` })),
        reos: reos.map((of, index) => ({ id: `r${index}`, owners: of, value: '1.00' })),
        liabilities: liabilities.map((of, index) => ({
          id: `l${index}`,
          owners: of,
          ...(reos.length > 0 ? { reoId: 'r0' } : {}),
        })),
        employments: jobs.map((of, index) => ({ id: `e${index}`, owners: [of], employer: 'Mill' })),
        vestings: [
          ...title.map((of) => ({ id: `v${of}`, owners: [of], lastName: of })),
          { id: 'v', owners: [], lastName: 'Other' },
        ],
      },
    }));
  });
