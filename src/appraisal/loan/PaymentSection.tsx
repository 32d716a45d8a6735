import { Button, IconButton, Link as TextLink } from '@mui/material';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isPayable } from '../../../domain/appraisal/appraisal-states';
import type { AppraisalSummary } from '../../../domain/appraisal/loan-appraisals.contract';
import { formatMoney } from '../../../domain/format/money';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { Note, Row, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { useCopy } from '../../ui/useCopy';
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
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const refresh = useRefreshAppraisals(loanNum);
  const [busy, setBusy] = useState(false);
  const { payment, ccInfo } = one;
  const { copied, copy } = useCopy();
  const run = async (step: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
    await refresh();
    setBusy(false);
  };
  const share = (how: 'email' | 'copy') =>
    loanAppraisalCalls.sharePayment(loanNum, one.id, { version: one.version, how });
  const ask = (): Promise<void> => run(() => loanAppraisalCalls.payment(loanNum, one.id, one.version));
  const mail = (): Promise<void> =>
    run(async () => {
      await share('email');
      notify(t('payment.mailed'), { type: 'success' });
    });
  // A link that was mailed can still be paid after the report is rejected, but is not given again.
  const isOpen = payment?.state === 'open' && isPayable(one.state);
  const copyLink = (): Promise<void> =>
    run(async () => {
      await copy(payment?.url ?? '');
      if (isOpen && editable) await share('copy');
    });
  const Icon = copied ? Check : Copy;
  return (
    <Section title={t('payment.title')}>
      <Stack gap="s2">
        <Text as="p" weight={500}>
          {formatMoney(ccInfo.transactionAmt)} {payment && `· ${t(`payment.states.${payment.state}`)}`}
        </Text>
        {payment && (
          <Row gap="s2" align="start">
            <TextLink href={payment.url} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }} dir="ltr">
              {payment.url}
            </TextLink>
            <IconButton
              size="small"
              disabled={busy}
              aria-label={t('payment.copy')}
              title={t('payment.copy')}
              onClick={() => void copyLink()}
            >
              <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
            <span className="sr-only" role="status">
              {copied ? translate('states.copied') : ''}
            </span>
          </Row>
        )}
        <Note as="p">{t('payment.help')}</Note>
        {editable && payment?.state !== 'paid' && (
          <Row gap="s2" wrap>
            {isOpen && (
              <Button variant="contained" size="small" disabled={busy} onClick={() => void mail()}>
                {t('payment.mail')}
              </Button>
            )}
            <Button variant="outlined" size="small" disabled={busy} onClick={() => void ask()}>
              {t(payment ? 'payment.check' : 'payment.create')}
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  );
}
