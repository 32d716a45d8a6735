import type { LiabilityRecord, Owner } from '../loan/records';
import type { CreditReportData } from './report.schemas';
import { isRealEstate, liabilityOf, liabilityOfRecord } from './tradeline';

type Values = Omit<LiabilityRecord, 'id'>;

/** A debt of a report, with what it is found again by. */
interface ReportedDebt {
  readonly key: string;
  readonly opened: string | null;
  /** Undefined for an account that is closed and paid. */
  readonly values: Values | undefined;
  /** Also of an account that is closed and paid. */
  readonly creditor: string;
  readonly account: string;
}

/**
 * - `new`: not among the debts of the loan.
 * - `changed`: the report has another balance or payment, and no user wrote the one of the loan.
 * - `kept`: the report differs from what a user wrote or decided, which stays unless the user takes the report's values.
 * - `same`: nothing to do.
 * - `gone`: an earlier report had it, and this one does not, or says that it is paid.
 */
export const debtStates = ['new', 'changed', 'kept', 'same', 'gone'] as const;
export type DebtState = (typeof debtStates)[number];

/** A debt of the loan next to the same of the report. */
export interface DebtComparison {
  readonly key: string;
  readonly state: DebtState;
  /** The debt of the loan; null for a new one. */
  readonly current: LiabilityRecord | null;
  /** What the report says; null if it no longer has it. */
  readonly reported: Values | null;
  /** The fields that differ, of those that a report may change. */
  readonly differs: readonly ('balance' | 'payment')[];
  /** The owners in the report, if they are others than those of the loan, which stay. */
  readonly otherOwners: readonly Owner[] | null;
  /** A mortgage or HELOC without its property: the user is asked which one it is on. */
  readonly needsProperty: boolean;
  /** Its payment may or may not include taxes and insurance; the report does not say. */
  readonly needsEscrow: boolean;
}

const lastFour = (account: string | null | undefined): string => (account ?? '').replace(/[^0-9a-z]/gi, '').slice(-4);
const plainName = (name: string | null | undefined): string =>
  (name ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The debts that a report has, from its tradelines and its public records. */
export function reportedDebts(report: Pick<CreditReportData, 'tradelines' | 'publicRecords'>): ReportedDebt[] {
  const lines = report.tradelines.map((line) => ({
    ...{ key: `line:${line.id}`, opened: line.opened, values: liabilityOf(line) },
    ...{ creditor: line.creditor, account: line.account },
  }));
  const records = report.publicRecords.flatMap((record) => {
    const values = liabilityOfRecord(record);
    if (!values) return [];
    return [{ key: `record:${record.id}`, opened: record.filed, values, creditor: values.holder ?? '', account: '' }];
  });
  return [...lines, ...records];
}

/** Days match if one of them is not known, or as far as both are: `2021-04` is in April 2021. */
function sameDay(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return true;
  return one.startsWith(other) || other.startsWith(one);
}

type Identity = Pick<ReportedDebt, 'creditor' | 'account' | 'opened'>;

function isSameDebt(one: Identity, other: Identity): boolean {
  return (
    lastFour(one.account) === lastFour(other.account) &&
    plainName(one.creditor) === plainName(other.creditor) &&
    sameDay(one.opened, other.opened)
  );
}

const amount = (value: string | null | undefined): number => Math.round(Number(value ?? 0) * 100);

const fields = ['balance', 'payment'] as const;

/** A user decided about this debt. */
const isDecided = ({ excluded, payoff }: LiabilityRecord): boolean => excluded === true || payoff === true;

function comparison(
  debt: Pick<ReportedDebt, 'key' | 'values'>,
  current: LiabilityRecord | null,
  state: DebtState,
  differs: DebtComparison['differs'] = [],
): DebtComparison {
  const reported = debt.values ?? null;
  const type = current?.type ?? reported?.type;
  const owners = reported?.owners ?? [];
  const isOther = current !== null && reported !== null && owners.join() !== [...current.owners].toSorted().join();
  const isOpen = state !== 'gone' && isRealEstate(type);
  return {
    ...{ key: debt.key, state, current, reported, differs },
    otherOwners: isOther ? owners : null,
    needsProperty: isOpen && !current?.reoId,
    needsEscrow: isOpen && typeof current?.paymentIncludesEscrow !== 'boolean',
  };
}

/** The parts of an earlier report that tell what came from it. */
export type EarlierReport = Pick<CreditReportData, 'tradelines' | 'publicRecords'>;

/**
 * Compares a report with the debts of a loan. `earlier` are the reports that were applied to it, the latest first: a value that is still
 * theirs was written by no user. Debts of other borrowers are left out.
 */
export function reconcileDebts(
  debts: readonly LiabilityRecord[],
  report: EarlierReport,
  { earlier, borrowers }: { readonly earlier: readonly EarlierReport[]; readonly borrowers: readonly Owner[] },
): DebtComparison[] {
  const before = earlier.flatMap(reportedDebts);
  const own = debts.filter(({ owners }) => owners.some((owner) => borrowers.includes(owner)));
  const taken = new Set<string>();
  /** When the debt was opened, as an earlier report said; the loan itself does not have it. */
  const identity = (debt: LiabilityRecord): Identity => {
    const known = { creditor: debt.holder ?? '', account: debt.accountNumber ?? '', opened: null };
    return before.find((one) => isSameDebt(one, known)) ?? known;
  };
  const asEarlier = (debt: LiabilityRecord) => before.find((one) => isSameDebt(one, identity(debt)));

  const found = reportedDebts(report).flatMap((debt): DebtComparison[] => {
    const current = own.find((one) => !taken.has(one.id) && isSameDebt(debt, identity(one))) ?? null;
    if (current) taken.add(current.id);
    if (!debt.values) return current ? [comparison(debt, current, 'gone')] : [];
    if (!current) return [comparison(debt, null, 'new')];
    const differs = fields.filter((field) => amount(current[field]) !== amount(debt.values?.[field]));
    if (differs.length === 0) return [comparison(debt, current, 'same')];
    const reported = asEarlier(current)?.values;
    const isUntouched =
      reported !== undefined && differs.every((field) => amount(current[field]) === amount(reported[field]));
    return [comparison(debt, current, isUntouched ? 'changed' : 'kept', differs)];
  });
  const gone = own
    .filter((debt) => !taken.has(debt.id) && asEarlier(debt) !== undefined)
    .map((debt) => comparison({ key: `gone:${debt.id}`, values: undefined }, debt, 'gone'));
  return [...found, ...gone];
}

/** What the user chose about a debt of the comparison. */
export interface DebtChoice {
  readonly key: string;
  /** The property of a mortgage. */
  readonly reoId?: string | null | undefined;
  readonly paymentIncludesEscrow?: boolean | undefined;
}

/** Whether the choice may remove the debt: never one that a user decided about. */
export const mayRemove = ({ state, current }: DebtComparison): boolean =>
  state === 'gone' && current !== null && !isDecided(current);

/**
 * The debts of the loan after the user's choices: new ones added, balance and payment of the chosen ones taken from the report, chosen
 * ones that are no longer reported removed. Owners, exclusion, payoff and everything else stay as they are.
 */
export function reconciledDebts(
  debts: readonly LiabilityRecord[],
  comparisons: readonly DebtComparison[],
  choices: readonly DebtChoice[],
  newId: () => string,
): LiabilityRecord[] {
  const chosen = new Map(choices.map((choice) => [choice.key, choice]));
  const changes = comparisons.flatMap((one) => {
    const choice = chosen.get(one.key);
    return choice ? [{ ...one, choice }] : [];
  });
  const answers = ({ reoId, paymentIncludesEscrow }: DebtChoice) => ({
    ...(reoId && { reoId }),
    ...(paymentIncludesEscrow !== undefined && { paymentIncludesEscrow }),
  });
  const kept = debts.flatMap((debt): LiabilityRecord[] => {
    const change = changes.find(({ current }) => current?.id === debt.id);
    if (!change) return [debt];
    if (change.state === 'gone') return mayRemove(change) ? [] : [debt];
    const values = Object.fromEntries(change.differs.map((field) => [field, change.reported?.[field] ?? null]));
    return [{ ...debt, ...values, ...answers(change.choice) }];
  });
  const added = changes.flatMap(({ state, reported, choice }): LiabilityRecord[] =>
    state === 'new' && reported ? [{ id: newId(), ...reported, ...answers(choice) }] : [],
  );
  return [...kept, ...added];
}
