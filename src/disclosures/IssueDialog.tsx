import { useNotify } from 'react-admin';
import type { LoanEstimates } from '../../domain/disclosure/estimate/estimates.contract';
import { formatMoney } from '../../domain/format/money';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { useFormats } from '../providers/i18n/useFormats';
import type { LoanRecord } from '../shell/loan/useLoan';
import { Note, Stack, Text } from '../ui/layout/primitives';
import { DeliveryInputs, type DeliveryValues, deliveryBody, deliveryValues } from './DeliveryInputs';
import { disclosuresCalls } from './disclosures-calls';
import { useDisclosuresText, useRefetchEstimates } from './useEstimates';

interface Props {
  readonly loan: LoanRecord;
  readonly next: LoanEstimates['next'];
  readonly today: string;
  readonly onClose: () => void;
}

/** Issues the next Loan Estimate: to whom, how, and which changes it discloses. */
export function IssueDialog({ loan, next, today, onClose }: Props) {
  const { t } = useDisclosuresText();
  const notify = useNotify();
  const { line } = useFormats();
  const refetch = useRefetchEstimates(loan.sLNm);
  const { number, applicants, consent, changes, closingCosts, cashToClose, waiting } = next;
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
      onClose={onClose}
    >
      <Text as="p">
        {t('issueText', {
          names: line(applicants),
          costs: formatMoney(closingCosts),
          cash: formatMoney(cashToClose.replace('-', '')),
        })}
      </Text>
      <DeliveryInputs consent={consent} today={today} />
      {number > 1 && (
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
