import { Alert } from '@mui/material';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { firstClosing } from '../../domain/disclosure/estimate/estimate-clock';
import type { LoanEstimates } from '../../domain/disclosure/estimate/estimates.contract';
import { knownEstimates } from '../../domain/disclosure/estimate/outside-estimate';
import { dollarsText } from '../../domain/disclosure/estimate/printed';
import { feesWithDefaults } from '../../domain/fees/fee-records';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { DateWarnings } from '../fees/public';
import { useFormats } from '../providers/i18n/useFormats';
import type { LoanRecord } from '../shell/loan/useLoan';
import { Note, Stack, Text } from '../ui/layout/primitives';
import { DeliveryInputs, type DeliveryValues, deliveryBody, deliveryInput, deliveryValues } from './DeliveryInputs';
import { disclosuresCalls } from './disclosures-calls';
import { useDisclosuresText, useRefetchEstimates } from './useEstimates';

interface Props {
  readonly loan: LoanRecord;
  readonly next: LoanEstimates['next'];
  readonly today: string;
  /** The first one of the portal, which later fees are compared with. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

/** What is wrong with the planned days if the estimate is sent today in the chosen way. */
function PlannedDays({ loan, today }: Pick<Props, 'loan' | 'today'>) {
  const method = useWatch<DeliveryValues, 'method'>({ name: 'method' });
  const delivery = { method, received: null, evidence: null, recordedBy: null };
  const first = firstClosing([...knownEstimates(loan), { issued: today, delivery }]);
  return <DateWarnings loan={loan} firstClosing={first?.date} />;
}

/** Issues the next Loan Estimate: to whom, how, and which changes it discloses. */
export function IssueDialog({ loan, next, today, isFirst, onClose }: Props) {
  const { t } = useDisclosuresText();
  const notify = useNotify();
  const { line } = useFormats();
  const refetch = useRefetchEstimates(loan.sLNm);
  const { number, applicants, consent, changes, closingCosts, cashToClose, waiting } = next;
  // The first estimate is what every later fee is compared with.
  const empty = !isFirst
    ? []
    : feesWithDefaults(loan).flatMap(({ TotalAmount, Description }) =>
        Number(TotalAmount) === 0 ? [Description] : [],
      );
  const issue = async (values: DeliveryValues): Promise<void> => {
    try {
      await disclosuresCalls.issue(loan.sLNm, {
        version: loan.version,
        ...deliveryBody(values, consent),
      });
    } finally {
      await refetch();
    }
    notify(t('issued', { number }), { type: 'success' });
  };
  return (
    <SaveDialog<DeliveryValues>
      draft={`estimate:${number}`}
      title={t('issueTitle', { number })}
      saveLabel={t('issue', { number })}
      defaultValues={deliveryValues(consent, today)}
      onSave={issue}
      serverFields={{ inputOf: deliveryInput }}
      onClose={onClose}
    >
      <Text as="p">
        {t('issueText', {
          names: line(applicants),
          costs: dollarsText(Number(closingCosts)),
          cash: dollarsText(Math.abs(Number(cashToClose ?? 0))),
        })}
      </Text>
      {empty.length > 0 && <Alert severity="warning">{t('zeroFees', { names: line(empty) })}</Alert>}
      <DeliveryInputs consent={consent} today={today} />
      <PlannedDays loan={loan} today={today} />
      {!isFirst && (
        <Stack gap="s1">
          {changes.length === 0 && <Note size="body">{t('informs')}</Note>}
          {changes.map(({ id, description, inTime }) => (
            <Text key={id}>
              <bdi>{description}</bdi> <Note>{t(inTime ? 'moves' : 'movesNot')}</Note>
            </Text>
          ))}
          {waiting > 0 && <Note size="body">{t('waiting', { count: waiting, smart_count: waiting })}</Note>}
        </Stack>
      )}
    </SaveDialog>
  );
}
