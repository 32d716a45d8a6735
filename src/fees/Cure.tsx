import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { mayUsePage } from '../../domain/access/permissions';
import { type CureMethod, cureMethods } from '../../domain/fees/cures';
import { formatCents, toCents } from '../../domain/numbers/fixed';
import { useSessionUser } from '../access/public';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import type { LoanRecord } from '../shell/loan/useLoan';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { useClosingSave } from './closing/useClosingText';
import type { FeeSheet } from './fee-lines';
import { feesCalls } from './fees-calls';
import { moneyText, useFeesText } from './useFeesText';

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
  const givenBy = (method: CureMethod): number =>
    toCents(cures.find((cure) => cure.method === method)?.amount ?? '0.00');
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
      {cures.length > 0 && goodFaith.owed === 0 && <Note>{t('cure.settled')}</Note>}
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
          defaultValues={{ method: 'lender-credit', amount: formatCents(goodFaith.owed + givenBy('lender-credit')) }}
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
          <CureAmount owed={goodFaith.owed} givenBy={givenBy} />
        </SaveDialog>
      )}
    </Stack>
  );
}

/** The amount of a cure in all: it takes the place of what was recorded in the same way. */
function CureAmount({ owed, givenBy }: { readonly owed: number; readonly givenBy: (method: CureMethod) => number }) {
  const { t } = useFeesText();
  const { getValues, setValue } = useFormContext<CureValues>();
  const method = useWatch<CureValues, 'method'>({ name: 'method' });
  const given = givenBy(method);
  const most = owed + given;
  const proposed = useRef(formatCents(most));
  useEffect(() => {
    const proposal = formatCents(most);
    // An amount that the user typed stays.
    if (getValues('amount') === proposed.current) setValue('amount', proposal, { shouldValidate: true });
    proposed.current = proposal;
  }, [most, getValues, setValue]);
  return (
    <KindInput
      name="amount"
      spec={{ kind: 'money', min: 0, max: most / 100 }}
      label={t('columns.amount')}
      help={given > 0 ? t('cure.replaces', { amount: moneyText(given) }) : t('cure.help')}
      required
    />
  );
}
