import { payoffsOf } from '../../domain/application/calculations/payoffs';
import { withChange } from '../../domain/disclosure/changes/charges';
import { cashMoved } from '../../domain/disclosure/estimate/cash-moved';
import { estimateCashOf } from '../../domain/fees/transaction';
import { worksheetOf } from '../../domain/fees/worksheet';
import type { CocLine } from '../../domain/loan/fees/coc-record';
import { moneyText } from '../fees/public';
import type { LoanRecord } from '../shell/loan/useLoan';
import { Note, Stack, Text } from '../ui/layout/primitives';
import { useChangesText } from './useChanges';

/** The cash to close of the next Loan Estimate, and how it moves. */
export function CashChange({ loan, lines }: { readonly loan: LoanRecord; readonly lines: readonly CocLine[] }) {
  const { t } = useChangesText();
  const changed = withChange(loan, lines);
  const worksheet = worksheetOf(changed);
  const payoffs = payoffsOf(loan);
  const { cash } = estimateCashOf(changed, worksheet, payoffs);
  const last = loan.loanEstimates?.at(-1);
  const moved = (last && cashMoved(last, { loan: changed, worksheet, payoffs })) ?? 0;
  const number = last?.number ?? 0;
  return (
    <Stack gap="s1">
      <Note size="body">{t('cash', { number: number + 1 })}</Note>
      <Text size="h1" weight={600} numeric lineHeight={1.2}>
        <bdi dir="ltr">{moneyText(cash)}</bdi>
      </Text>
      {moved !== 0 && (
        <Note>{t(moved > 0 ? 'moreCash' : 'lessCash', { amount: moneyText(Math.abs(moved)), number })}</Note>
      )}
    </Stack>
  );
}
