import { Button } from '@mui/material';
import { useState } from 'react';
import { mayUsePage } from '../../domain/access/permissions';
import { type CureMethod, cureMethods } from '../../domain/fees/cures';
import { goodFaithOf } from '../../domain/fees/estimates';
import { borrowerPays } from '../../domain/fees/worksheet';
import { formatCents, toCents } from '../../domain/numbers/fixed';
import { useSessionUser } from '../access/public';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import type { LoanRecord } from '../shell/loan/useLoan';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { AmountCell } from './AmountCell';
import { ChoiceCell } from './ChoiceCell';
import { useClosingSave } from './closing/useClosingText';
import type { FeeSheet } from './fee-lines';
import { feesCalls } from './fees-calls';
import { amountText, moneyText, useFeesText } from './useFeesText';

interface Props {
  readonly loan: LoanRecord;
  readonly sheet: FeeSheet;
}

interface CureValues {
  readonly method: CureMethod;
  readonly amount: string;
}

/** What the lender has given back of the excess, what it still owes, and where it goes. */
export function Cure({ loan, sheet: { goodFaith } }: Props) {
  const { t } = useFeesText();
  const user = useSessionUser();
  const save = useClosingSave(loan.sLNm);
  const [open, setOpen] = useState(false);
  const cures = loan.cures ?? [];
  if (!goodFaith || (goodFaith.tolerance.cure === 0 && cures.length === 0)) return null;
  const mayCure =
    user?.pageLetters.disclose === 'w' && (mayUsePage(user, 'coc', 'write') || mayUsePage(user, 'cd', 'write'));
  return (
    <Stack gap="s2">
      {cures.map(({ id, method, amount }) => (
        <Row key={id} justify="space-between" gap="s3">
          <Text size="body">{t(`cure.${method}`)}</Text>
          <Text numeric>
            <bdi dir="ltr">{moneyText(toCents(amount))}</bdi>
          </Text>
        </Row>
      ))}
      {cures.length > 0 && (
        <Note>{goodFaith.owed > 0 ? t('cure.owed', { amount: moneyText(goodFaith.owed) }) : t('cure.settled')}</Note>
      )}
      {mayCure && (
        <Box>
          <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
            {t('cure.record')}
          </Button>
        </Box>
      )}
      {open && (
        <SaveDialog<CureValues>
          draft="tolerance-cure"
          title={t('cure.record')}
          defaultValues={{ method: 'lender-credit', amount: formatCents(goodFaith.owed) }}
          onSave={(data) => save(feesCalls.cure(loan.sLNm, { version: loan.version, data }))}
          onClose={() => setOpen(false)}
          maxWidth="xs"
        >
          <ChoiceInput
            name="method"
            spec={{ kind: 'text' }}
            label={t('cure.method')}
            choices={cureMethods.map((value) => ({ value, label: t(`cure.${value}`) }))}
            required
          />
          <KindInput
            name="amount"
            spec={{ kind: 'money', min: 0 }}
            label={t('columns.amount')}
            help={t('cure.help')}
            required
          />
        </SaveDialog>
      )}
    </Stack>
  );
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
          />
        </Box>
      </Row>
      <Box aria-live="polite">
        <Note>{t(added > 0 ? 'whatIf.cure' : line.bucket === 'ten' ? 'whatIf.ten' : 'whatIf.zero', values)}</Note>
      </Box>
    </Stack>
  );
}
