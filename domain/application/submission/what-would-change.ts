import type { AusFacts } from '../../aus/facts.schemas';
import { type AusOutcome, isBest } from '../../aus/outcome';
import type { AusReport } from '../../aus/run.schemas';
import type { AusSystem } from '../../aus/systems';
import type { AusTrial, TrialChange } from '../../aus/trial.schemas';
import type { NewLoanDocument } from '../../loan/document';
import { centsOf, centsOrZero } from '../../numbers/cents';
import { type Cents, formatCents } from '../../numbers/fixed';
import { whyNoDebt } from '../calculations/leaving-property';
import { withComputed } from '../change/computed';
import { type UnderwriteOptions, underwrite } from './underwrite';

interface Tried {
  readonly facts: AusFacts;
  readonly report: AusReport;
}

const outcomeOf = ({ scorecard, status, recommendation, eligibility }: AusReport): AusTrial['outcome'] => ({
  ...{ scorecard, status, recommendation, eligibility },
});

/** Approval counts more than eligibility, and eligibility more than nothing. */
const rank = ({ recommendation, eligibility }: AusOutcome): number =>
  (recommendation === 'approve' || recommendation === 'accept' ? 2 : 0) + (eligibility === 'eligible' ? 1 : 0);

/** Changes are sought in these steps, in cents. */
const STEP: Readonly<Record<'amount' | 'income' | 'reserves', Cents>> = {
  amount: 50_00,
  income: 5_00,
  reserves: 100_00,
};
/** Half of the amount, as much income again, and two years of payments are looked at. */
const PAYMENTS = 24;
/** More debts than this are not tried one by one. */
const MOST_DEBTS = 12;
/** The asset and income of a trial; no stored record has this ID. */
const TRIAL_ID = 'trial';
const SAVINGS = '7';
const OTHER_INCOME = '21';

const withAmount = (loan: NewLoanDocument, by: Cents): NewLoanDocument => ({
  ...loan,
  sLAmtCalc: formatCents(centsOrZero(loan.sLAmtCalc) - by),
});

const withIncome = (loan: NewLoanDocument, by: Cents): NewLoanDocument => ({
  ...loan,
  incomes: [
    ...loan.incomes,
    { id: TRIAL_ID, owners: ['0B'], type: OTHER_INCOME, description: 'x', monthlyAmount: formatCents(by) },
  ],
});

const withReserves = (loan: NewLoanDocument, by: Cents): NewLoanDocument => ({
  ...loan,
  assets: [
    ...loan.assets,
    { id: TRIAL_ID, owners: ['0B'], type: SAVINGS, holder: 'x', accountNumber: 'x', value: formatCents(by) },
  ],
});

const withPayoff = (loan: NewLoanDocument, id: string): NewLoanDocument => ({
  ...loan,
  liabilities: loan.liabilities.map((debt) => (debt.id === id ? { ...debt, payoff: true } : debt)),
});

/** Which single changes let a system answer better, found by running the simulator again for each. Nothing is stored. */
export function whatWouldChange(loan: NewLoanDocument, system: AusSystem, options: UnderwriteOptions): AusTrial {
  let runs = 0;
  const run = (changed: NewLoanDocument): Tried => {
    runs += 1;
    return underwrite(withComputed(changed), system, options);
  };
  const now = run(loan);
  const base = rank(now.report);
  const improves = ({ report }: Tried): boolean => report.status === 'complete' && rank(report) > base;

  const change = (
    kind: TrialChange['kind'],
    { facts, report }: Tried,
    rest: Pick<TrialChange, 'by' | 'to' | 'debt'>,
  ) => ({
    ...{ kind, ...rest, dtiBottom: facts.dtiBottom, reserveMonths: facts.reserveMonths },
    outcome: outcomeOf(report),
  });

  /**
   * The least step that improves the result, at most `most`; undefined if none does. Steps are doubled first: a large one may
   * break another rule, such as the cash to close after a lower amount.
   */
  function least(kind: keyof typeof STEP, most: Cents, apply: (by: Cents) => NewLoanDocument) {
    const step = STEP[kind];
    let low = 0;
    let high = 1;
    let found = run(apply(step));
    while (!improves(found)) {
      if (high * 2 * step > most) return undefined;
      low = high;
      high *= 2;
      found = run(apply(high * step));
    }
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const tried = run(apply(middle * step));
      if (improves(tried)) [high, found] = [middle, tried];
      else low = middle;
    }
    return { by: high * step, found };
  }

  function byAmount(): TrialChange[] {
    const amount = centsOrZero(loan.sLAmtCalc);
    const lower = least('amount', amount / 2, (by) => withAmount(loan, by));
    if (!lower) return [];
    const rest = { by: formatCents(lower.by), to: formatCents(amount - lower.by), debt: null };
    return [change('amount', lower.found, rest)];
  }

  function byMoney(kind: 'income' | 'reserves', has: Cents, most: Cents, apply: typeof withIncome): TrialChange[] {
    const more = least(kind, most, (by) => apply(loan, by));
    if (!more) return [];
    return [change(kind, more.found, { by: formatCents(more.by), to: formatCents(has + more.by), debt: null })];
  }

  const byPayoff = (): TrialChange[] =>
    loan.liabilities
      .filter((debt) => centsOrZero(debt.payment) > 0 && !debt.reoId && whyNoDebt(debt) === undefined)
      .toSorted((a, b) => centsOrZero(b.payment) - centsOrZero(a.payment))
      .slice(0, MOST_DEBTS)
      .flatMap(({ id, holder, description, balance }) => {
        const tried = run(withPayoff(loan, id));
        if (!improves(tried)) return [];
        const debt = { id, creditor: holder ?? description ?? '' };
        return [change('payoff', tried, { by: balance ?? '0.00', to: null, debt })];
      });

  const isDecided = now.report.status === 'complete' && !isBest(now.report);
  const income = centsOrZero(now.facts.income);
  const housing = centsOf(now.facts.housing) ?? 0;
  const changes = isDecided
    ? [
        ...byPayoff(),
        ...byAmount(),
        ...byMoney('income', income, income, withIncome),
        ...byMoney('reserves', Math.max(0, centsOrZero(now.facts.reserves)), housing * PAYMENTS, withReserves),
      ]
    : [];
  return { system, outcome: outcomeOf(now.report), changes, runs, isSimulation: true };
}
