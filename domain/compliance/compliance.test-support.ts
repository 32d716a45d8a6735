import type { LoanValues } from '../loan/document';
import type { AporWeek } from '../pricing/apor';
import { plainLoan, programWith, reference } from '../pricing/pricing.test-support';
import type { Program } from '../pricing/program';
import { readScenario } from '../pricing/read-scenario';
import { complianceTests } from './compliance';
import type { ComplianceTest, ComplianceTestKey } from './compliance-test';

/** Sunday, 2026-11-22: the week of Monday, 2026-11-16. */
export const TODAY = '2026-11-22';
export const WEEK = '2026-11-16';

/** A week in which every term has this rate in thousandths. */
export const flatWeek = (rate: number, week = WEEK, rateTable: AporWeek['rateTable'] = 'fixed'): AporWeek => ({
  rateTable,
  week,
  rates: Array.from({ length: 50 }, () => rate),
});

/** A fixed rate with a known program; the average prime offer rate of its week is 6%. */
export const knownLoan: LoanValues = {
  ...plainLoan,
  sFinalLAmt: '650000.00',
  sLT: '0',
  sFinMethT: '0',
  sTerm: 360,
  sDue: 360,
  sNoteIR: '6.500',
  sApr: '6.600',
  sLpTemplateId: '00000000-0000-4000-8000-000000000001',
  sBranchChannelT: '1',
  sOriginatorCompensationPaymentSourceT: '2',
  sPrepmtPenaltyT: '2',
  sTotEstCcAmt: '0.00',
};

interface Changes {
  readonly loan?: LoanValues;
  readonly program?: Partial<Program> | null;
  readonly apor?: readonly AporWeek[];
}

/** The tests of the loan with some facts replaced. */
export function testsOf({ loan: changes = {}, program = {}, apor = [flatWeek(6000)] }: Changes = {}) {
  const loan = { ...knownLoan, ...changes };
  const facts = {
    today: TODAY,
    apor,
    program: program === null ? undefined : programWith(program),
    scenario: readScenario(loan, {}, reference),
  };
  return complianceTests(loan, facts);
}

/** One of the tests. */
export function testOf(key: ComplianceTestKey, changes: Changes = {}): ComplianceTest {
  const found = testsOf(changes).find((one) => one.key === key);
  if (!found) throw new Error(`No test ${key}`);
  return found;
}

/** The codes of its remarks. */
export const codesOf = ({ remarks }: ComplianceTest): readonly string[] => remarks.map(({ code }) => code);
