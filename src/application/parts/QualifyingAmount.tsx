import { useTranslate } from 'react-admin';
import type { Calculations } from '../../../domain/application/calculations/calculations';
import { formatMoney } from '../../../domain/format/money';
import { centsOrZero } from '../../../domain/numbers/cents';
import { Note } from '../../ui/layout/primitives';
import { knownCalculations } from '../calculations/known-calculations';
import { useDraftLoan } from '../edit/draft';
import { PerMonth } from './PerMonth';

interface Props {
  /** The ID of a job, other income or debt. */
  readonly of: string;
  readonly entered: unknown;
  readonly monthly: boolean;
}

/** The amount of a record by the rules: of an income, or of a debt whose payment follows from its balance. */
function amountOf({ sourceIncome, debts }: Calculations, id: string) {
  const income = sourceIncome.find((one) => one.of?.id === id)?.value;
  if (income !== undefined) return { key: 'qualifies', amount: income } as const;
  const payment = debts.lines.find(({ path }) => path === `liabilities.${id}.payment`)?.amount;
  return payment === undefined ? undefined : ({ key: 'calculated', amount: payment } as const);
}

/** The qualifying income or the calculated payment of a record, if it differs from the entered amount. */
export function QualifyingAmount({ of, entered, monthly }: Props) {
  const translate = useTranslate();
  const found = amountOf(knownCalculations(useDraftLoan()), of);
  if (!found || centsOrZero(typeof entered === 'string' ? entered : undefined) === centsOrZero(found.amount))
    return null;
  return (
    <Note as="small" whiteSpace="nowrap" gridColumn="-2 / -1">
      {' '}
      <bdi className="num">{translate(`applicationRecords.${found.key}`, { amount: formatMoney(found.amount) })}</bdi>
      {monthly && <PerMonth />}
    </Note>
  );
}
