import { formatMoney } from '../../format/money';
import { centsOrZero } from '../../numbers/cents';
import type { AusFacts } from '../facts.schemas';
import type { Draft } from '../finding-draft';
import type { FindingCode } from '../message-table';

const PURCHASE = '0';
const CONDOS = ['2', '3'];
const severalUnits = ['8', '9', '10'];

/** A message about an amount, unless there is none. */
const about = (code: FindingCode, amount: string | null): Draft[] =>
  centsOrZero(amount) > 0 ? [{ code, values: { amount: formatMoney(amount) } }] : [];

function incomeDrafts({ borrowers, incomeParts }: AusFacts): Draft[] {
  const { overtime, bonus, commission, rent, other } = incomeParts;
  const byBorrower = borrowers.flatMap(({ name, employed, selfEmployed }, index): Draft[] => {
    const of = { values: { borrower: name }, key: String(index) };
    return [
      ...(employed
        ? [{ code: 'aus-verify-job', ...of } as const, { code: 'aus-verify-before-note', ...of } as const]
        : []),
      ...(selfEmployed ? [{ code: 'aus-verify-business', ...of } as const] : []),
    ];
  });
  return [
    ...byBorrower,
    ...about('aus-verify-overtime', overtime),
    ...about('aus-verify-bonus', bonus),
    ...about('aus-verify-commission', commission),
    ...about('aus-verify-rent', rent),
    ...about('aus-verify-other', other),
  ];
}

const assetDrafts = ({ accounts, retirement, gifts }: AusFacts): Draft[] => [
  ...about('aus-verify-accounts', accounts),
  ...about('aus-verify-retirement', retirement),
  ...about('aus-verify-gifts', gifts),
];

function debtDrafts({ debtList }: AusFacts, previous: AusFacts | undefined): Draft[] {
  const known = new Set(previous?.debtList.map(({ id }) => id));
  return debtList.flatMap(({ id, creditor, use, balance, payment }): Draft[] => {
    const draft = (code: FindingCode, amount: string | null): Draft => ({
      code,
      values: { creditor, amount: formatMoney(amount) },
      key: id,
      field: `liabilities.${id}.${code === 'aus-verify-payoff' ? 'payoff' : 'payment'}`,
    });
    if (use === 'paid-off') return [draft('aus-verify-payoff', balance)];
    if (use === 'excluded') return [draft('aus-verify-excluded', payment)];
    return previous && !known.has(id) ? [draft('aus-verify-new-debt', payment)] : [];
  });
}

function propertyDrafts(facts: AusFacts, isValueAccepted: boolean): Draft[] {
  const value = facts.sApprVal ?? facts.sPurchPrice;
  return [
    isValueAccepted
      ? { code: 'aus-value-accepted', values: { amount: formatMoney(value) } }
      : { code: 'aus-appraisal' },
    ...(CONDOS.includes(facts.sProdSpT ?? '') ? [{ code: 'aus-project' } as const] : []),
    ...(severalUnits.includes(facts.sProdSpT ?? '') ? [{ code: 'aus-rental-units' } as const] : []),
  ];
}

/** What must be verified and documented. */
export const verificationDrafts = (
  facts: AusFacts,
  previous: AusFacts | undefined,
  isValueAccepted: boolean,
): Draft[] => [
  ...incomeDrafts(facts),
  ...assetDrafts(facts),
  ...debtDrafts(facts, previous),
  ...(facts.sLPurposeT === PURCHASE ? [{ code: 'aus-verify-contract' } as const] : []),
  ...propertyDrafts(facts, isValueAccepted),
];

/** From this number of submissions on, they are worth a look. */
const MANY_RUNS = 5;
/** A rise by more than a tenth is worth a look. */
const rose = (before: string | null, now: string | null): boolean =>
  centsOrZero(before) > 0 && centsOrZero(now) * 10 > centsOrZero(before) * 11;

/** What changed in favor of the loan since the previous run. It never changes the recommendation. */
export function redFlags(facts: AusFacts, previous: AusFacts | undefined, runs: number): Draft[] {
  const many: Draft[] = runs >= MANY_RUNS ? [{ code: 'aus-many-runs', values: { runs } }] : [];
  if (!previous) return many;
  const values = (before: string | null, now: string | null) => ({
    before: formatMoney(before),
    now: formatMoney(now),
  });
  return [
    ...many,
    ...(rose(previous.income, facts.income)
      ? [{ code: 'aus-income-rose', values: values(previous.income, facts.income) } as const]
      : []),
    ...(rose(previous.reserves, facts.reserves)
      ? [{ code: 'aus-assets-rose', values: values(previous.reserves, facts.reserves) } as const]
      : []),
    ...(rose(facts.debts, previous.debts)
      ? [{ code: 'aus-debt-fell', values: values(previous.debts, facts.debts) } as const]
      : []),
  ];
}
