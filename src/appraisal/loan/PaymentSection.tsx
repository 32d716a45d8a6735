import { Button, Link as TextLink } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { AppraisalSummary } from '../../../domain/appraisal/loan-appraisals.contract';
import { formatMoney } from '../../../domain/format/money';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { Note, Row, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { loanAppraisalCalls } from './loan-appraisal-calls';
import { useRefreshAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly one: AppraisalSummary;
  readonly editable: boolean;
}

/** The fee that the borrower pays on the page of the payment provider. */
export function PaymentSection({ loanNum, one, editable }: Props) {
  const { t } = useAppraisalText();
  const notify = useNotify();
  const errorText = useErrorText();
  const refresh = useRefreshAppraisals(loanNum);
  const [busy, setBusy] = useState(false);
  const { payment, ccInfo } = one;
  const ask = async (): Promise<void> => {
    setBusy(true);
    try {
      await loanAppraisalCalls.payment(loanNum, one.id, one.version);
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
    await refresh();
    setBusy(false);
  };
  return (
    <Section title={t('payment.title')}>
      <Stack gap="s2">
        <Text as="p" weight={500}>
          {formatMoney(ccInfo.transactionAmt)} {payment && `· ${t(`payment.states.${payment.state}`)}`}
        </Text>
        {payment && (
          <TextLink href={payment.url} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }} dir="ltr">
            {payment.url}
          </TextLink>
        )}
        <Note as="p">{t('payment.help')}</Note>
        {editable && payment?.state !== 'paid' && (
          <Row>
            <Button variant="outlined" size="small" disabled={busy} onClick={() => void ask()}>
              {t(payment ? 'payment.check' : 'payment.create')}
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  );
}
