import type { LiabilityRecord } from '../loan/records';
import type { PublicRecord, Tradeline } from './report.schemas';

/** Codes of `liabilityType`. */
const MORTGAGE = '0';
const HELOC = '1';
const REVOLVING = '2';
const INSTALLMENT = '3';
const THIRTY_DAY = '4';
const LEASE = '5';
const COLLECTION = '8';
const OTHER = '9';

export const isRealEstate = (type: string | null | undefined): boolean => type === MORTGAGE || type === HELOC;

type Line = Pick<Tradeline, 'kind' | 'loanKind'>;

/** The type of liability of a tradeline. What the loan is for comes before the kind of account. */
export function liabilityType({ kind, loanKind }: Line): string {
  if (loanKind === 'charge-off' || kind === 'collection') return COLLECTION;
  if (loanKind === 'heloc') return HELOC;
  if (loanKind === 'lease') return LEASE;
  if (loanKind === 'education') return INSTALLMENT;
  const types = {
    mortgage: MORTGAGE,
    revolving: REVOLVING,
    'credit-line': REVOLVING,
    installment: INSTALLMENT,
    open: THIRTY_DAY,
    other: OTHER,
  } as const;
  return types[kind];
}

const isZero = (amount: string | null): boolean => amount === null || Number(amount) === 0;

/** Nothing is owed on an account with a credit balance. */
const owed = (amount: string | null): string => (amount === null || amount.startsWith('-') ? '0.00' : amount);

/** Whether nothing is owed anymore, so that it is no liability. */
export const isPaidOff = ({ isClosed, balance }: Pick<Tradeline, 'isClosed' | 'balance'>): boolean =>
  isClosed && isZero(owed(balance));

/** The longest account number and creditor that a liability has room for. */
const MAX_ACCOUNT = 30;
const MAX_CREDITOR = 100;
const MAX_MONTHS = 999;

/**
 * The liability of a tradeline. Its payment is the reported one; where none is reported, the calculation of debts works it out from the
 * balance by the rule of the loan's agency. Undefined for an account that is closed and paid.
 */
export function liabilityOf(line: Tradeline): Omit<LiabilityRecord, 'id'> | undefined {
  if (isPaidOff(line)) return undefined;
  const type = liabilityType(line);
  const payment = type === COLLECTION || isZero(owed(line.payment)) ? null : line.payment;
  return {
    owners: [...line.owners],
    type,
    holder: line.creditor.slice(0, MAX_CREDITOR),
    accountNumber: line.account.slice(0, MAX_ACCOUNT),
    balance: owed(line.balance),
    payment,
    ...(line.monthsLeft !== null && { remainingMonths: Math.min(line.monthsLeft, MAX_MONTHS) }),
    ...(line.limit !== null && !line.limit.startsWith('-') && { creditLimit: line.limit }),
    ...(line.loanKind === 'education' && { studentLoan: true }),
    ...(line.ownership === 'authorized-user' && { excluded: true, description: 'Authorized user' }),
  };
}

/** The liability of a judgment or lien that is not satisfied. */
export function liabilityOfRecord(record: PublicRecord): Omit<LiabilityRecord, 'id'> | undefined {
  const isOpen = !/satisf|released|paid|dismiss|vacated/i.test(record.disposition);
  if (!isOpen || (record.kind !== 'judgment' && record.kind !== 'lien')) return undefined;
  const holder = (record.court || record.kind).slice(0, MAX_CREDITOR);
  return { owners: [...record.owners], type: COLLECTION, holder, balance: owed(record.amount), payment: null };
}
