import { bureaus, CLASSIC_FICO, REPORTED, singleScore } from '../loan/credit-score';
import { borrowersOf, type LoanDocument } from '../loan/document';
import type { Applicant, LiabilityRecord, Owner } from '../loan/records';

/** The data a bureau needs to identify a person; required of every borrower. */
const NEEDED = ['FirstNm', 'LastNm', 'Ssn', 'Addr', 'City', 'State', 'Zip'] as const;

const ofBorrower = (owner: Owner): 'B' | 'C' => (owner.endsWith('C') ? 'C' : 'B');
const indexOf = (owner: Owner): number => Number(owner[0]);

const isMissing = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** The missing inputs of a credit report: `applicants[0].aBSsn`. */
export function missingForCredit(loan: Pick<LoanDocument, 'applicants'>): string[] {
  return borrowersOf(loan).flatMap((owner) => {
    const applicant: object = loan.applicants[indexOf(owner)] ?? {};
    const names = NEEDED.map((name) => `a${ofBorrower(owner)}${name}`);
    return names
      .filter((name) => isMissing(Reflect.get(applicant, name)))
      .map((name) => `applicants[${owner[0]}].${name}`);
  });
}

/** A deterministic integer from the digits of a text; it is neither a secret nor a judgment of anyone. */
function numberOf(text: string): number {
  return [...text.replace(/\D/g, '')].reduce((sum, digit) => (sum * 31 + Number(digit) + 7) % 10_007, 11);
}

/** Scores by bureau, 620 to 819, and the middle one, which decides. */
function scoresOf(ssn: string) {
  const base = 640 + (numberOf(ssn) % 160);
  const [one, two, three] = [base - 20 + (numberOf(`${ssn}1`) % 40), base, base - 20 + (numberOf(`${ssn}2`) % 40)];
  const decision = singleScore([one, two, three].map((score) => ({ score })))?.score ?? base;
  const scores = { Experian: one, TransUnion: two, Equifax: three };
  const facts = bureaus.flatMap((bureau) => [
    [`${bureau}Score`, scores[bureau]],
    [`${bureau}ModelT`, CLASSIC_FICO],
    [`${bureau}ScoreSourceT`, REPORTED],
  ]);
  return { ...Object.fromEntries(facts), DecisionCreditScore: decision };
}

const ssnOf = (applicant: Applicant | undefined, owner: Owner): string =>
  (ofBorrower(owner) === 'C' ? applicant?.aCSsn : applicant?.aBSsn) ?? '';

function scored(applicant: Applicant, index: number, owners: readonly Owner[], today: string): Applicant {
  const own = owners.filter((owner) => indexOf(owner) === index);
  const scores = own.flatMap((owner) =>
    Object.entries(scoresOf(ssnOf(applicant, owner))).map(([name, score]) => [`a${ofBorrower(owner)}${name}`, score]),
  );
  return own.length === 0 ? applicant : { ...applicant, ...Object.fromEntries(scores), aCrOd: today };
}

const cents = (value: number): string => `${value}.00`;

/** Two debts of a borrower: a card and a car loan, with payments that fit their balances. */
function debtsOf(ssn: string, owner: Owner, newId: () => string): LiabilityRecord[] {
  const card = 400 + (numberOf(ssn) % 60) * 50;
  const car = 6000 + (numberOf(`${ssn}3`) % 40) * 350;
  const months = 24 + (numberOf(`${ssn}4`) % 30);
  return [
    {
      ...{ id: newId(), owners: [owner], type: '2', holder: 'Example Card Services' },
      ...{ balance: cents(card), payment: cents(Math.max(25, Math.round(card / 40))) },
    },
    {
      ...{ id: newId(), owners: [owner], type: '3', holder: 'Example Auto Finance' },
      ...{ balance: cents(car), payment: cents(Math.ceil(car / months)), remainingMonths: months },
    },
  ];
}

/**
 * What a sample credit report writes to a loan when no bureau is connected: scores of every borrower, the date, and debts if
 * the loan has none. The same person always gets the same report. A reissued report keeps its date.
 */
export function standInReport(
  loan: LoanDocument,
  report: { readonly today: string; readonly reissue: boolean },
  newId: () => string,
): Pick<LoanDocument, 'applicants' | 'liabilities'> {
  const owners = borrowersOf(loan);
  const applicants = loan.applicants.map((applicant, index) => {
    const day = report.reissue ? (applicant.aCrOd ?? report.today) : report.today;
    return scored(applicant, index, owners, day);
  });
  const debts = owners.flatMap((owner) => debtsOf(ssnOf(loan.applicants[indexOf(owner)], owner), owner, newId));
  return { applicants, liabilities: loan.liabilities.length > 0 ? loan.liabilities : debts };
}
