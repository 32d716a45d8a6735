import type { Applicant } from '../application/records';
import { debtRatio } from '../pricing/ratios';
import { computedAmounts } from './computed/amounts';
import { money, percentage } from './computed/cents';
import { applicationDebts, incomeAndDebt, liquidAssets } from './computed/income-debt';
import { computedPayments } from './computed/payments';
import type { LoanValues, NewLoanDocument } from './document';

/** Units of the property types that say so; every other type has one. */
const unitsOfType: Readonly<Record<string, number>> = { '8': 2, '9': 3, '10': 4 };

function computedIncome(document: NewLoanDocument, housing: number | undefined): Partial<LoanValues> {
  const { income, debts, netRent } = incomeAndDebt(document);
  const ratio = (owed: number | undefined) => percentage(owed === undefined ? undefined : debtRatio(owed, income));
  return {
    sLTotI: money(income),
    sLTotLiaMon: money(debts),
    sNetRentalMon: money(netRent),
    sAppTotLiqAsset: money(liquidAssets(document)),
    sQualTopR: ratio(housing),
    sQualBottomR: ratio(housing === undefined ? undefined : housing + debts),
  };
}

/** The values, with those that could not be computed taken away. */
function replaced<Values extends object>(values: Values, computed: Readonly<Record<string, unknown>>): Values {
  const entries = Object.entries({ ...values, ...computed }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Values;
}

/**
 * The document with every computed field worked out anew, exactly and without floats: note amount, payments, LTV, CLTV and
 * HCLTV on the base amount to three decimals, income, debts and the two debt ratios, cash to close. What cannot be computed
 * yet is absent. (Main job; domain facts 4.)
 */
export function withComputed<Kind extends NewLoanDocument>(document: Kind): Kind {
  const type = document.sProdSpT;
  const sUnitsNum = type ? (unitsOfType[type] ?? 1) : undefined;
  const sized = replaced(document, { ...computedAmounts(document), sUnitsNum });
  const { values, housing } = computedPayments(sized);
  const applicants = document.applicants.map(
    (applicant, index): Applicant => ({
      ...applicant,
      aLiaMonTot: money(applicationDebts(document.liabilities, index === 0 ? 0 : 1)) ?? null,
    }),
  );
  return replaced(sized, { ...values, ...computedIncome(document, housing), applicants });
}
