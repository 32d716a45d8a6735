import { useNotify } from 'react-admin';
import { type DeliveryMethod, deliveryMethods } from '../../domain/disclosure/calendar/disclosure-clock';
import type { LoanEstimates } from '../../domain/disclosure/estimate/estimates.contract';
import { formatMoney } from '../../domain/format/money';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { useFormats } from '../providers/i18n/useFormats';
import type { LoanRecord } from '../shell/loan/useLoan';
import { Note, Stack, Text } from '../ui/layout/primitives';
import { disclosuresCalls } from './disclosures-calls';
import { useDisclosuresText, useRefetchEstimates } from './useEstimates';

interface Props {
  readonly loan: LoanRecord;
  readonly next: LoanEstimates['next'];
  readonly onClose: () => void;
}

/** Issues the next Loan Estimate: to whom, how, and which changes it discloses. */
export function IssueDialog({ loan, next, onClose }: Props) {
  const { t } = useDisclosuresText();
  const notify = useNotify();
  const { line } = useFormats();
  const refetch = useRefetchEstimates(loan.sLNm);
  const { number, applicants, changes, closingCosts, cashToClose, waiting } = next;
  const issue = async ({ method }: { method: DeliveryMethod }): Promise<void> => {
    try {
      await disclosuresCalls.issue(loan.sLNm, { version: loan.version, method });
    } finally {
      await refetch();
    }
    notify(t('issued', { number }), { type: 'success' });
  };
  return (
    <SaveDialog<{ method: DeliveryMethod }>
      draft={`estimate:${number}`}
      title={t('issueTitle', { number })}
      saveLabel={t('issue', { number })}
      defaultValues={{ method: 'electronic' }}
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
      <ChoiceInput
        name="method"
        spec={{ kind: 'text' }}
        label={t('delivery')}
        choices={deliveryMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        required
      />
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
