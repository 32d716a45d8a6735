import type {
  EmploymentRecord,
  IncomeRecord,
  LiabilityRecord,
  LoanRecords,
  ReoRecord,
} from '../../application/records';
import { type Cents, mulDiv } from '../../pricing/fixed';
import { centsOf, centsOrZero, sumOf } from './cents';

/** Share of a gross rent that counts; the rest stands for vacancy and upkeep (Fannie Mae Selling Guide B3-3.1-08). */
const COUNTED_RENT_PERCENT = 75;

/** Income of people who are no borrowers explains a household and qualifies nobody. */
const NON_BORROWER_INCOME = '23';

/** Net rents that a file may carry as income; a loss among them is a debt. */
const NET_RENTS: readonly (string | null | undefined)[] = ['31', '32'];

const PREVIOUS_JOB = '1';
const ILLIQUID_ASSETS: readonly (string | null | undefined)[] = ['0', '2', '9', '13', '20'];

function jobIncome(job: EmploymentRecord): Cents {
  if (job.status === PREVIOUS_JOB) return 0;
  const whole = centsOf(job.monthlyIncome);
  if (whole !== undefined) return whole;
  return sumOf([job.basePay, job.overtimePay, job.bonusPay, job.commissionPay, job.militaryPay, job.otherPay]);
}

function otherIncome(income: IncomeRecord): Cents {
  return income.type === NON_BORROWER_INCOME || NET_RENTS.includes(income.type) ? 0 : centsOrZero(income.monthlyAmount);
}

/** A debt counts unless it is left out or paid off at closing. */
export function counts(liability: LiabilityRecord): boolean {
  return liability.excluded !== true && liability.payoff !== true;
}

/** Whether the property is let, so that its mortgages are part of its net rent and no debts of their own. */
function isRented(property: ReoRecord): boolean {
  if (property.isSubjectProperty === true || property.status === '2') return false;
  return centsOf(property.netRent) !== undefined || centsOrZero(property.grossRent) > 0;
}

/** Net rent of a let property: as given, else the counted part of the rent less expenses and mortgage payments. */
function netRent(property: ReoRecord, liabilities: readonly LiabilityRecord[]): Cents {
  const given = centsOf(property.netRent);
  if (given !== undefined) return given;
  const mortgages = liabilities.filter((liability) => liability.reoId === property.id && counts(liability));
  const rent = mulDiv(centsOrZero(property.grossRent), COUNTED_RENT_PERCENT, 100);
  return rent - centsOrZero(property.monthlyExpenses) - sumOf(mortgages.map(({ payment }) => payment));
}

/** Upkeep of property that is kept and not let: taxes, insurance and dues beside the mortgage. */
function upkeep(property: ReoRecord): Cents {
  const kept = property.status !== '1' && property.status !== '2' && property.isSubjectProperty !== true;
  return kept && !isRented(property) ? centsOrZero(property.monthlyExpenses) : 0;
}

export interface IncomeAndDebt {
  /** Monthly income of all borrowers, with a gain from rents. */
  readonly income: Cents;
  /** Monthly debts beside the housing payment, with a loss from rents. */
  readonly debts: Cents;
  readonly netRent: Cents;
}

/**
 * What all borrowers earn and owe a month. Each record counts once, whoever shares it. Net rents are added up over all
 * property: a gain is income, a loss is a debt.
 */
export function incomeAndDebt(records: LoanRecords): IncomeAndDebt {
  const { employments, incomes, liabilities, reos } = records;
  const rented = reos.filter(isRented);
  const rentedIds = new Set(rented.map(({ id }) => id));
  const rentIncomes = sumOf(incomes.filter(({ type }) => NET_RENTS.includes(type)).map((one) => one.monthlyAmount));
  const rents = rented.reduce((total, property) => total + netRent(property, liabilities), rentIncomes);
  const owed = liabilities.filter((liability) => counts(liability) && !rentedIds.has(liability.reoId ?? ''));
  const earned = employments.reduce((total, job) => total + jobIncome(job), 0);
  const others = incomes.reduce((total, income) => total + otherIncome(income), 0);
  const kept = reos.reduce((total, property) => total + upkeep(property), 0);
  return {
    income: earned + others + Math.max(0, rents),
    debts: sumOf(owed.map(({ payment }) => payment)) + kept + Math.max(0, -rents),
    netRent: rents,
  };
}

/** Money that can be used for closing and reserves: all assets but cars, businesses and what cannot be sold soon. */
export function liquidAssets(records: Pick<LoanRecords, 'assets'>): Cents {
  return sumOf(records.assets.filter(({ type }) => !ILLIQUID_ASSETS.includes(type)).map(({ value }) => value));
}

/** Monthly debts of one application (`aLiaMonTot`); a debt that two applications share counts in the first. */
export function applicationDebts(liabilities: readonly LiabilityRecord[], application: 0 | 1): Cents {
  const first = (liability: LiabilityRecord) => (liability.owners.some((owner) => owner.startsWith('0')) ? 0 : 1);
  return sumOf(liabilities.filter((one) => counts(one) && first(one) === application).map(({ payment }) => payment));
}
