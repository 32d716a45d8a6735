import type { FieldSpec } from './field';

const asset = { place: 'asset' } as const;
const liability = { place: 'liability' } as const;
const reo = { place: 'reo' } as const;
const employment = { place: 'employment' } as const;
const income = { place: 'income' } as const;
const residence = { place: 'residence' } as const;
const vesting = { place: 'vesting' } as const;

/** URLA 2a-2b and 4d. A gift or grant is an asset of that type; earnest money and other purchase credits are loan fields. */
export const assetFields = {
  type: { ...asset, kind: 'code', codes: 'assetType' },
  holder: { ...asset, kind: 'text', maxLength: 100 },
  accountNumber: { ...asset, kind: 'text', maxLength: 30 },
  value: { ...asset, kind: 'money' },
  description: { ...asset, kind: 'text', maxLength: 80 },
  giftSource: { ...asset, kind: 'code', codes: 'giftSource' },
  giftDeposited: { ...asset, kind: 'yesno' },
} as const satisfies Record<string, FieldSpec>;

/** URLA 2c-2d. `reoId` is the id of the owned property that the debt is secured by. */
export const liabilityFields = {
  type: { ...liability, kind: 'code', codes: 'liabilityType' },
  holder: { ...liability, kind: 'text', maxLength: 100 },
  accountNumber: { ...liability, kind: 'text', maxLength: 30 },
  balance: { ...liability, kind: 'money' },
  payment: { ...liability, kind: 'money' },
  remainingMonths: { ...liability, kind: 'integer', min: 0, max: 999, unit: 'months' },
  excluded: { ...liability, kind: 'yesno' },
  payoff: { ...liability, kind: 'yesno' },
  reoId: { ...liability, kind: 'text', maxLength: 40 },
  mortgageType: { ...liability, kind: 'code', codes: 'existingMortgageType' },
  creditLimit: { ...liability, kind: 'money' },
  paymentIncludesEscrow: { ...liability, kind: 'yesno' },
  description: { ...liability, kind: 'text', maxLength: 80 },
} as const satisfies Record<string, FieldSpec>;

/** URLA 3a-3c. The mortgages on the property are the liabilities linked to it by `reoId`. */
export const reoFields = {
  address: { ...reo, kind: 'text', maxLength: 100 },
  unit: { ...reo, kind: 'text', maxLength: 11 },
  city: { ...reo, kind: 'text', maxLength: 35 },
  state: { ...reo, kind: 'state' },
  zip: { ...reo, kind: 'zip' },
  country: { ...reo, kind: 'text', maxLength: 2 },
  value: { ...reo, kind: 'money' },
  status: { ...reo, kind: 'code', codes: 'reoStatus' },
  currentUsage: { ...reo, kind: 'code', codes: 'reoUsage' },
  intendedUsage: { ...reo, kind: 'code', codes: 'reoUsage' },
  isSubjectProperty: { ...reo, kind: 'yesno' },
  units: { ...reo, kind: 'integer', min: 1, max: 4 },
  noMortgage: { ...reo, kind: 'yesno' },
  monthlyExpenses: { ...reo, kind: 'money' },
  grossRent: { ...reo, kind: 'money' },
  netRent: { ...reo, kind: 'money', parentheses: true },
} as const satisfies Record<string, FieldSpec>;

/**
 * URLA 1b-1d. `monthlyIncome` is the total monthly pay of the job (negative for a loss of a self-employed borrower); the pay
 * parts, if given, add up to it.
 */
export const employmentFields = {
  employer: { ...employment, kind: 'text', maxLength: 100 },
  phone: { ...employment, kind: 'phone' },
  address: { ...employment, kind: 'text', maxLength: 100 },
  unit: { ...employment, kind: 'text', maxLength: 11 },
  city: { ...employment, kind: 'text', maxLength: 35 },
  state: { ...employment, kind: 'state' },
  zip: { ...employment, kind: 'zip' },
  country: { ...employment, kind: 'text', maxLength: 2 },
  status: { ...employment, kind: 'code', codes: 'employmentStatus' },
  classification: { ...employment, kind: 'code', codes: 'employmentClass' },
  position: { ...employment, kind: 'text', maxLength: 100 },
  startDate: { ...employment, kind: 'date' },
  endDate: { ...employment, kind: 'date' },
  monthsInLine: { ...employment, kind: 'integer', min: 0, max: 1200, unit: 'months' },
  selfEmployed: { ...employment, kind: 'yesno' },
  ownershipShare: { ...employment, kind: 'code', codes: 'ownershipShare' },
  relatedEmployer: { ...employment, kind: 'yesno' },
  foreignIncome: { ...employment, kind: 'yesno' },
  seasonalIncome: { ...employment, kind: 'yesno' },
  monthlyIncome: { ...employment, kind: 'money', parentheses: true },
  basePay: { ...employment, kind: 'money' },
  overtimePay: { ...employment, kind: 'money' },
  bonusPay: { ...employment, kind: 'money' },
  commissionPay: { ...employment, kind: 'money' },
  militaryPay: { ...employment, kind: 'money' },
  otherPay: { ...employment, kind: 'money' },
} as const satisfies Record<string, FieldSpec>;

/** URLA 1e: income that no employment pays. */
export const incomeFields = {
  type: { ...income, kind: 'code', codes: 'incomeType' },
  description: { ...income, kind: 'text', maxLength: 80 },
  monthlyAmount: { ...income, kind: 'money' },
} as const satisfies Record<string, FieldSpec>;

/** A former home, URLA 1a; the present one and the mailing address are fields of the borrower. */
export const residenceFields = {
  address: { ...residence, kind: 'text', maxLength: 100 },
  unit: { ...residence, kind: 'text', maxLength: 11 },
  city: { ...residence, kind: 'text', maxLength: 35 },
  state: { ...residence, kind: 'state' },
  zip: { ...residence, kind: 'zip' },
  country: { ...residence, kind: 'text', maxLength: 2 },
  basis: { ...residence, kind: 'code', codes: 'aBAddrT' },
  months: { ...residence, kind: 'integer', min: 0, max: 1200, unit: 'months' },
  rent: { ...residence, kind: 'money', min: 0 },
} as const satisfies Record<string, FieldSpec>;

/**
 * Title holders (URLA L2). A person has a name; an entity or trust has its own name and possibly a signer. `maritalWording` is
 * the deed's description of a single person: `a single woman`.
 */
export const vestingFields = {
  firstName: { ...vesting, kind: 'text', maxLength: 35 },
  middleName: { ...vesting, kind: 'text', maxLength: 35 },
  lastName: { ...vesting, kind: 'text', maxLength: 35 },
  suffix: { ...vesting, kind: 'text', maxLength: 5 },
  type: { ...vesting, kind: 'code', codes: 'aBTypeT' },
  maritalStatus: { ...vesting, kind: 'code', codes: 'aBMaritalStatT' },
  maritalWording: { ...vesting, kind: 'text', maxLength: 80 },
  relationship: { ...vesting, kind: 'code', codes: 'vestingRelationship' },
  share: { ...vesting, kind: 'percent', min: 0, max: 100 },
  entityType: { ...vesting, kind: 'code', codes: 'vestingEntity' },
  entityName: { ...vesting, kind: 'text', maxLength: 100 },
  entityDate: { ...vesting, kind: 'date' },
  address: { ...vesting, kind: 'text', maxLength: 100 },
  unit: { ...vesting, kind: 'text', maxLength: 11 },
  city: { ...vesting, kind: 'text', maxLength: 35 },
  state: { ...vesting, kind: 'state' },
  zip: { ...vesting, kind: 'zip' },
  country: { ...vesting, kind: 'text', maxLength: 2 },
} as const satisfies Record<string, FieldSpec>;
