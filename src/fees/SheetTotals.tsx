import type { WorksheetTotals } from '../../domain/fees/worksheet';
import { Note, Row, Stack, Text } from '../ui/layout/primitives';
import { amountText, moneyText, useFeesText } from './useFeesText';

/** The totals of the form: D, I, lender credits and J. */
export function SheetTotals({ totals }: { readonly totals: WorksheetTotals }) {
  const { t } = useFeesText();
  const parts = [
    ['loanCosts', amountText(totals.loanCosts)],
    ['otherCosts', amountText(totals.otherCosts)],
    ['credits', amountText(-totals.lenderCredit - totals.cureCredit)],
    ['closingCosts', moneyText(totals.closingCosts)],
  ] as const;
  return (
    <Row wrap gap="s3 s6" padding="s3 s4" lineAbove>
      {parts.map(([key, amount]) => (
        <Stack key={key}>
          <Note>{t(`totals.${key}`)}</Note>
          <Text weight={600} numeric>
            <bdi dir="ltr">{amount}</bdi>
          </Text>
        </Stack>
      ))}
    </Row>
  );
}
