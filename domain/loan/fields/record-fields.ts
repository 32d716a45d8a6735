import type { FieldSpec } from './field';
import { businessFields, incomeTreatmentFields, payHistoryFields, payTreatmentFields } from './income-history-fields';
import { militaryPayFields } from './military-pay-fields';

const asset = { place: 'asset' } as const;
const liability = { place: 'liability' } as const;
const reo = { place: 'reo' } as const;
const employment = { place: 'employment' } as const;
const income = { place: 'income' } as const;
const residence = { place: 'residence' } as const;
/** A MISMO file includes title holders by name, in the names on title. */
const vesting = { place: 'vesting', notInMismo: 'in-another-field' } as const;

/** URLA 2a-2b and 4d. A gift or grant is an asset of that type; earnest money and other purchase credits are loan fields. */
export const assetFields = {
  type: { ...asset, label: 'Asset type', kind: 'code', codes: 'assetType' },
  holder: { ...asset, label: 'Institution', kind: 'text', maxLength: 100 },
  accountNumber: { ...asset, label: 'Account number', kind: 'text', maxLength: 30, private: true },
  value: { ...asset, label: 'Value', kind: 'money' },
  description: { ...asset, label: 'Description', kind: 'text', maxLength: 80 },
  giftSource: { ...asset, label: 'Source of the gift or grant', kind: 'code', codes: 'giftSource' },
  giftDeposited: { ...asset, label: 'Gift already deposited', kind: 'yesno' },
} as const satisfies Record<string, FieldSpec>;

/** URLA 2c-2d. `reoId` is the id of the owned property that the debt is secured by. */
export const liabilityFields = {
  type: { ...liability, label: 'Liability type', kind: 'code', codes: 'liabilityType' },
  holder: { ...liability, label: 'Creditor', kind: 'text', maxLength: 100 },
  accountNumber: { ...liability, label: 'Account number', kind: 'text', maxLength: 30, private: true },
  balance: { ...liability, label: 'Balance', kind: 'money' },
  payment: { ...liability, label: 'Monthly payment', kind: 'money' },
  remainingMonths: { ...liability, label: 'Time left', kind: 'integer', min: 0, max: 999, unit: 'months' },
  excluded: { ...liability, label: 'Excluded', kind: 'yesno' },
  payoff: { ...liability, label: 'Paid off at closing', kind: 'yesno' },
  reoId: { ...liability, label: 'Secured by property', kind: 'text', maxLength: 40 },
  mortgageType: { ...liability, label: 'Mortgage type', kind: 'code', codes: 'existingMortgageType' },
  creditLimit: { ...liability, label: 'Credit limit', kind: 'money' },
  paymentIncludesEscrow: { ...liability, label: 'Payment includes taxes and insurance', kind: 'yesno' },
  description: { ...liability, label: 'Description', kind: 'text', maxLength: 80 },
  studentLoan: { ...liability, label: 'Student loan', kind: 'yesno', notInMismo: 'no-element' },
  paymentDocumented: { ...liability, label: 'Payment is documented', kind: 'yesno', notInMismo: 'lender-only' },
  deferredUntil: { ...liability, label: 'Payments deferred until', kind: 'date', notInMismo: 'no-element' },
  paidByOther: {
    ...liability,
    label: 'Paid by someone else for 12 months',
    kind: 'yesno',
    notInMismo: 'lender-only',
  },
  reducesIncome: { ...liability, label: 'Deduct from income', kind: 'yesno', notInMismo: 'lender-only' },
} as const satisfies Record<string, FieldSpec>;

/** URLA 3a-3c. The mortgages on the property are the liabilities linked to it by `reoId`. */
export const reoFields = {
  address: { ...reo, label: 'Address', kind: 'text', maxLength: 100 },
  unit: { ...reo, label: 'Unit', kind: 'text', maxLength: 11 },
  city: { ...reo, label: 'City', kind: 'text', maxLength: 35 },
  state: { ...reo, label: 'State', kind: 'state' },
  zip: { ...reo, label: 'ZIP', kind: 'zip' },
  zipPlus4: { ...reo, label: 'ZIP+4 digits', kind: 'zipPlus4' },
  country: { ...reo, label: 'Country', kind: 'text', maxLength: 2 },
  value: { ...reo, label: 'Market value', kind: 'money' },
  status: { ...reo, label: 'Status', kind: 'code', codes: 'reoStatus' },
  currentUsage: { ...reo, label: 'Current use', kind: 'code', codes: 'reoUsage' },
  intendedUsage: { ...reo, label: 'Intended use', kind: 'code', codes: 'reoUsage' },
  isSubjectProperty: { ...reo, label: 'Is the subject property', kind: 'yesno' },
  units: { ...reo, label: 'Units', kind: 'integer', min: 1, max: 4 },
  noMortgage: { ...reo, label: 'No mortgage on this property', kind: 'yesno', notInMismo: 'not-applicable' },
  monthlyExpenses: { ...reo, label: 'Monthly taxes, insurance and dues', kind: 'money' },
  grossRent: { ...reo, label: 'Monthly gross rent', kind: 'money' },
  netRent: { ...reo, label: 'Monthly net rent', kind: 'money', parentheses: true },
} as const satisfies Record<string, FieldSpec>;

/**
 * URLA 1b-1d. `monthlyIncome` is the total monthly pay of the job (negative for a loss of a self-employed borrower); the pay
 * parts, if given, add up to it.
 */
export const employmentFields = {
  employer: { ...employment, label: 'Employer or business', kind: 'text', maxLength: 100 },
  phone: { ...employment, label: 'Phone', kind: 'phone' },
  address: { ...employment, label: 'Address', kind: 'text', maxLength: 100 },
  unit: { ...employment, label: 'Unit', kind: 'text', maxLength: 11 },
  city: { ...employment, label: 'City', kind: 'text', maxLength: 35 },
  state: { ...employment, label: 'State', kind: 'state' },
  zip: { ...employment, label: 'ZIP', kind: 'zip' },
  zipPlus4: { ...employment, label: 'ZIP+4 digits', kind: 'zipPlus4' },
  country: { ...employment, label: 'Country', kind: 'text', maxLength: 2 },
  status: { ...employment, label: 'Current or previous', kind: 'code', codes: 'employmentStatus' },
  classification: { ...employment, label: 'Primary or secondary', kind: 'code', codes: 'employmentClass' },
  position: { ...employment, label: 'Position', kind: 'text', maxLength: 100 },
  startDate: { ...employment, label: 'Start date', kind: 'date' },
  endDate: { ...employment, label: 'End date', kind: 'date' },
  monthsInLine: {
    ...employment,
    label: 'Time in this line of work',
    kind: 'integer',
    min: 0,
    max: 1200,
    unit: 'months',
  },
  selfEmployed: { ...employment, label: 'Self-employed', kind: 'yesno' },
  ownershipShare: { ...employment, label: 'Ownership share', kind: 'code', codes: 'ownershipShare' },
  relatedEmployer: { ...employment, label: 'Employed by a relative or a party to the transaction', kind: 'yesno' },
  foreignIncome: { ...employment, label: 'Foreign income', kind: 'yesno' },
  seasonalIncome: { ...employment, label: 'Seasonal income', kind: 'yesno' },
  monthlyIncome: { ...employment, label: 'Monthly income', kind: 'money', parentheses: true },
  basePay: { ...employment, label: 'Base pay', kind: 'money' },
  overtimePay: { ...employment, label: 'Overtime', kind: 'money' },
  bonusPay: { ...employment, label: 'Bonus', kind: 'money' },
  commissionPay: { ...employment, label: 'Commissions', kind: 'money' },
  militaryPay: { ...employment, label: 'Military entitlements', kind: 'money' },
  otherPay: { ...employment, label: 'Other pay', kind: 'money' },
  ...militaryPayFields,
  ...payTreatmentFields,
  ...payHistoryFields,
  ...businessFields,
} as const satisfies Record<string, FieldSpec>;

/** URLA 1e: income that no employment pays. */
export const incomeFields = {
  type: { ...income, label: 'Income source', kind: 'code', codes: 'incomeType' },
  description: { ...income, label: 'Description', kind: 'text', maxLength: 80 },
  monthlyAmount: { ...income, label: 'Monthly amount', kind: 'money' },
  ...incomeTreatmentFields,
} as const satisfies Record<string, FieldSpec>;

/** A former home, URLA 1a; the present one and the mailing address are fields of the borrower. */
export const residenceFields = {
  address: { ...residence, label: 'Address', kind: 'text', maxLength: 100 },
  unit: { ...residence, label: 'Unit', kind: 'text', maxLength: 11 },
  city: { ...residence, label: 'City', kind: 'text', maxLength: 35 },
  state: { ...residence, label: 'State', kind: 'state' },
  zip: { ...residence, label: 'ZIP', kind: 'zip' },
  zipPlus4: { ...residence, label: 'ZIP+4 digits', kind: 'zipPlus4' },
  country: { ...residence, label: 'Country', kind: 'text', maxLength: 2 },
  basis: { ...residence, label: 'Housing', kind: 'code', codes: 'aBAddrT' },
  months: { ...residence, label: 'Time at this address', kind: 'integer', min: 0, max: 1200, unit: 'months' },
  rent: { ...residence, label: 'Monthly rent', kind: 'money', min: 0 },
} as const satisfies Record<string, FieldSpec>;

/**
 * Title holders (URLA L2). A person has a name; an entity or trust has its own name and possibly a signer. `maritalWording` is
 * the deed's description of a single person: `a single woman`.
 */
export const vestingFields = {
  firstName: { ...vesting, label: 'First name', kind: 'text', maxLength: 35 },
  middleName: { ...vesting, label: 'Middle name', kind: 'text', maxLength: 35 },
  lastName: { ...vesting, label: 'Last name', kind: 'text', maxLength: 35 },
  suffix: { ...vesting, label: 'Suffix', kind: 'text', maxLength: 5 },
  type: { ...vesting, label: 'Role on title', kind: 'code', codes: 'aBTypeT' },
  maritalStatus: { ...vesting, label: 'Marital status', kind: 'code', codes: 'aBMaritalStatT' },
  maritalWording: { ...vesting, label: 'Wording on the deed', kind: 'text', maxLength: 80 },
  relationship: { ...vesting, label: 'Relationship', kind: 'code', codes: 'vestingRelationship' },
  share: { ...vesting, label: 'Share', kind: 'percent', min: 0, max: 100 },
  entityType: { ...vesting, label: 'Type of entity', kind: 'code', codes: 'vestingEntity' },
  entityName: { ...vesting, label: 'Name of the trust or entity', kind: 'text', maxLength: 100 },
  entityDate: { ...vesting, label: 'Date of the trust or entity', kind: 'date' },
  address: { ...vesting, label: 'Address', kind: 'text', maxLength: 100 },
  unit: { ...vesting, label: 'Unit', kind: 'text', maxLength: 11 },
  city: { ...vesting, label: 'City', kind: 'text', maxLength: 35 },
  state: { ...vesting, label: 'State', kind: 'state' },
  zip: { ...vesting, label: 'ZIP', kind: 'zip' },
  country: { ...vesting, label: 'Country', kind: 'text', maxLength: 2 },
} as const satisfies Record<string, FieldSpec>;
