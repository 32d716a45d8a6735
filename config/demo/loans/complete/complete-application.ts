import { applicantName, type LoanDocument } from '../../../../domain/loan/document';
import type { Applicant } from '../../../../domain/loan/records';
import { type Day, dayOf } from '../calendar';
import type { Random } from '../random';
import { completeBorrower, type KnownFacts } from './complete-borrower';
import { completeJobs } from './complete-jobs';
import { completeLoanValues } from './complete-loan-values';
import { completeMoney } from './complete-money';
import { completeOwned } from './complete-owned';
import { residualValues } from './complete-residual';
import { type Party, partiesOf } from './party';

/** Which lists a borrower has entries in; the others do not apply. */
function knownFactsOf(document: LoanDocument, { owner }: Party): KnownFacts {
  const mine = <T extends { owners: string[] }>(records: readonly T[]): readonly T[] =>
    records.filter(({ owners }) => owners.some((one) => one.startsWith(owner.slice(0, 1))));
  const types = mine(document.assets).map(({ type }) => type ?? '');
  const debts = mine(document.liabilities).map(({ type }) => Number(type));
  return {
    previousJob: document.employments.some(({ owners, status }) => owners.includes(owner) && status === '1'),
    otherIncome: document.incomes.some(({ owners }) => owners.includes(owner)),
    gifts: types.includes('4'),
    debts: debts.some((type) => type < 20),
    expenses: debts.some((type) => type >= 20),
    ownsProperty: mine(document.reos).length > 0,
  };
}

/**
 * A loan with a complete application as required by the URLA: homes and jobs of two years, pay by kind, owned property with its
 * mortgages, gifts, declarations, demographic answers and originator. All data is invented.
 */
export function completeApplication(document: LoanDocument, today: Day, random: Random): LoanDocument {
  const parties = partiesOf(document);
  const withJobs = { ...document, ...completeJobs(document, parties, today, random) };
  const withOwned = { ...withJobs, ...completeOwned(withJobs, parties, random) };
  const full = { ...withOwned, ...completeMoney(withOwned, random) };
  const signed = dayOf(document.sOpenedD ?? document.sCreatedD ?? '');
  const count = parties.length;
  const applicants = document.applicants.map((applicant, index): Applicant => {
    const own = parties.filter(({ owner }) => owner.startsWith(String(index)));
    return Object.assign(
      { ...applicant },
      ...own.map((party) =>
        completeBorrower(party, knownFactsOf(full, party), { signed, count, document: full }, random),
      ),
    );
  });
  const names = parties.map(({ owner }) =>
    applicantName(document.applicants[Number(owner[0])], owner.endsWith('C') ? 'C' : 'B'),
  );
  const values = { ...completeLoanValues(full, names, signed, random), ...residualValues(full, parties) };
  return { ...full, ...values, applicants };
}
