import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format/money';
import { centsOrZero } from '../../../domain/numbers/cents';
import { Note } from '../../ui/layout/primitives';
import { knownCalculations } from '../calculations/known-calculations';
import { useDraftLoan } from '../edit/draft';

interface Props {
  /** The ID of a job or other income. */
  readonly of: string;
  readonly entered: unknown;
}

/** The qualifying amount of an income, if it differs from the entered one. */
export function QualifyingAmount({ of, entered }: Props) {
  const translate = useTranslate();
  const { sourceIncome } = knownCalculations(useDraftLoan());
  const value = sourceIncome.find((one) => one.of?.id === of)?.value;
  const isEntered = centsOrZero(typeof entered === 'string' ? entered : undefined) === centsOrZero(value);
  if (value === undefined || isEntered) return null;
  return (
    <Note as="small" whiteSpace="nowrap">
      {' '}
      <bdi className="num">{translate('applicationRecords.qualifies', { amount: formatMoney(value) })}</bdi>
    </Note>
  );
}
