import { useState } from 'react';
import { goodFaithOf } from '../../domain/fees/estimates';
import { borrowerPays } from '../../domain/fees/worksheet';
import { toCents } from '../../domain/numbers/fixed';
import type { LoanRecord } from '../shell/loan/useLoan';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { AmountCell } from './AmountCell';
import { ChoiceCell } from './ChoiceCell';
import type { FeeSheet } from './fee-lines';
import { amountText, moneyText, useFeesText } from './useFeesText';

interface Props {
  readonly loan: LoanRecord;
  readonly sheet: FeeSheet;
}

const none = (): void => undefined;

/** What the test would say if a charge were higher. */
export function WhatIf({ loan, sheet }: Props) {
  const { t, lineName } = useFeesText();
  const tested = sheet.worksheet.lines.filter(({ bucket, paidBy }) => bucket !== 'none' && paidBy === 'borrower');
  const [chosen, setChosen] = useState<string>();
  const [more, setMore] = useState('0.00');
  const line = tested.find(({ id }) => id === chosen) ?? tested[0];
  if (!sheet.goodFaith || !line) return null;
  const lines = sheet.worksheet.lines.map((each) =>
    each.id === line.id ? { ...each, amount: each.amount + toCents(more) } : each,
  );
  const found = goodFaithOf(loan, { lines, totals: sheet.worksheet.totals });
  if (!found) return null;
  const { cure, ten } = found.tolerance;
  const added = cure - sheet.goodFaith.tolerance.cure;
  const values = {
    amount: amountText(borrowerPays(line) + toCents(more)),
    cure: moneyText(cure),
    left: amountText(ten.left),
  };
  return (
    <Stack gap="s1" paddingBlockStart="s3" lineAbove>
      <Text size="body" weight={500}>
        {t('whatIf.title')}
      </Text>
      <Row gap="s2" justify="space-between">
        <Box flex="1" minInlineSize={0}>
          <ChoiceCell
            label={t('whatIf.line')}
            value={line.id}
            choices={tested.map((each) => ({ value: each.id, label: lineName(each) }))}
            disabled={false}
            onChange={setChosen}
            onFocus={none}
          />
        </Box>
        <Box inlineSize={92} border radius="s">
          <AmountCell
            label={t('whatIf.more')}
            value={more}
            disabled={false}
            onChange={setMore}
            onFocus={none}
            onPasteRows={none}
            onWrong={none}
          />
        </Box>
      </Row>
      <Box aria-live="polite">
        <Note>{t(added > 0 ? 'whatIf.cure' : line.bucket === 'ten' ? 'whatIf.ten' : 'whatIf.zero', values)}</Note>
      </Box>
    </Stack>
  );
}
