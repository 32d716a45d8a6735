import { useNotify } from 'react-admin';
import { type IntentMethod, intentMethods } from '../../domain/disclosure/estimate/estimate-rules';
import type { LoanEstimates } from '../../domain/disclosure/estimate/estimates.contract';
import { formatDate } from '../../domain/format/date';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import type { LoanRecord } from '../shell/loan/useLoan';
import { InputGrid } from '../ui/InputGrid';
import { disclosuresCalls } from './disclosures-calls';
import { ReceiptInputs } from './ReceiptInputs';
import { useDisclosuresText, useRefetchEstimates } from './useEstimates';

interface Props {
  readonly loan: LoanRecord;
  readonly estimates: LoanEstimates;
  readonly number: number;
  readonly onClose: () => void;
}

/** Records when the borrowers received a Loan Estimate, and how that is known. */
export function ReceiptDialog({ loan, estimates: { today, estimates }, number, onClose }: Props) {
  const { t } = useDisclosuresText();
  const notify = useNotify();
  const refetch = useRefetchEstimates(loan.sLNm);
  const issued = estimates.find((each) => each.number === number)?.issued;
  const save = async (values: { received: string; evidence: string }): Promise<void> => {
    try {
      await disclosuresCalls.receipt(loan.sLNm, number, { version: loan.version, ...values });
    } finally {
      await refetch();
    }
    notify(t('receiptSaved'), { type: 'success' });
  };
  return (
    <SaveDialog<{ received: string; evidence: string }>
      draft={`receipt:${number}`}
      title={t('receiptTitle', { number })}
      defaultValues={{ received: today, evidence: '' }}
      onSave={save}
      onClose={onClose}
    >
      <ReceiptInputs issued={issued} today={today} />
    </SaveDialog>
  );
}

interface IntentValues {
  number: string;
  date: string;
  method: IntentMethod;
  who: string;
}

/** Records the intent to proceed: who said so, how and when. */
export function IntentDialog({ loan, estimates: { today, next, estimates }, onClose }: Omit<Props, 'number'>) {
  const { t } = useDisclosuresText();
  const notify = useNotify();
  const refetch = useRefetchEstimates(loan.sLNm);
  // The borrowers can only mean one that they have.
  const meant = estimates.findLast(({ receivedBy }) => receivedBy.date <= today) ?? estimates.at(-1);
  const all = next.applicants.join(' · ');
  const people = [...new Set([...(next.applicants.length > 1 ? [all] : []), ...next.applicants])];
  const save = async ({ who, number, ...values }: IntentValues): Promise<void> => {
    const borrowers = who === all ? next.applicants : [who];
    try {
      await disclosuresCalls.intent(loan.sLNm, Number(number), {
        version: loan.version,
        ...values,
        borrowers: [...borrowers],
      });
    } finally {
      await refetch();
    }
    notify(t('intentSaved'), { type: 'success' });
  };
  return (
    <SaveDialog<IntentValues>
      draft="intent"
      title={t('recordIntent')}
      defaultValues={{ number: `${meant?.number ?? 1}`, date: today, method: 'phone', who: people[0] ?? '' }}
      onSave={save}
      onClose={onClose}
    >
      {estimates.length > 1 && (
        <ChoiceInput
          name="number"
          spec={{ kind: 'text' }}
          label={t('ofEstimate')}
          choices={estimates.map(({ number, issued }) => ({
            value: `${number}`,
            label: `${t('le', { number })} · ${formatDate(issued)}`,
          }))}
          required
        />
      )}
      <ChoiceInput
        name="who"
        spec={{ kind: 'text' }}
        label={t('who')}
        choices={people.map((value) => ({ value, label: value }))}
        required
      />
      <InputGrid columns={2}>
        <ChoiceInput
          name="method"
          spec={{ kind: 'text' }}
          label={t('how')}
          choices={intentMethods.map((value) => ({ value, label: t(`intentMethods.${value}`) }))}
          required
        />
        <KindInput
          name="date"
          spec={{ kind: 'date' }}
          label={t('when')}
          required
          max={today}
          {...(estimates[0] && { min: estimates[0].issued })}
        />
      </InputGrid>
    </SaveDialog>
  );
}
