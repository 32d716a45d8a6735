import { Alert, Link as TextLink } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type CorrectionReason, correctionReasons } from '../../domain/disclosure/closing/closing-clock';
import type { ClosingDisclosures } from '../../domain/disclosure/closing/closings.contract';
import { formatCentsAsMoney } from '../../domain/format/money';
import { toCents } from '../../domain/numbers/fixed';
import { loanPath } from '../../domain/pages/loan-path';
import { SaveDialog } from '../crud/saving/SaveDialog';
import {
  DeliveryInputs,
  type DeliveryValues,
  deliveryBody,
  deliveryInput,
  deliveryValues,
  ReceiptInputs,
  useRefetchEstimates,
} from '../disclosures/public';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import type { LoanRecord } from '../shell/loan/useLoan';
import { InputGrid } from '../ui/InputGrid';
import { Text } from '../ui/layout/primitives';
import { BlankOnForm } from './BlankOnForm';
import { closingCalls, type IssueClosingBody } from './closing-calls';
import { useClosingText } from './useClosings';

interface Props {
  readonly loan: LoanRecord;
  readonly closings: ClosingDisclosures;
  readonly onClose: () => void;
}

type Choices = IssueClosingBody['choices'];

interface IssueValues extends DeliveryValues {
  fileNumber: string | null;
  insuranceNumber: string | null;
  partialPayments: Choices['partialPayments'];
  liability: 'protected' | 'liable';
  reason: CorrectionReason;
  learned: string;
}

const text = { kind: 'text' } as const;

/** Issues the next Closing Disclosure: what its form says, and how it reaches the borrowers. */
export function IssueClosingDialog({ loan, closings: { today, next }, onClose }: Props) {
  const t = useClosingText();
  const notify = useNotify();
  const refetch = useRefetchEstimates(loan.sLNm);
  const { number, kind, choices, restarts } = next;
  const translate = useTranslate();
  const owed = toCents(next.excess) - toCents(next.cured);
  const isCorrection = kind === 'corrected';
  const issue = async (values: IssueValues): Promise<void> => {
    const { method, consentOn, consentHow, reason, learned, liability, ...chosen } = values;
    try {
      await closingCalls.issue(loan.sLNm, {
        ...{ version: loan.version, ...deliveryBody({ method, consentOn, consentHow }, next.consent) },
        choices: { ...choices, ...chosen, isProtected: liability === 'protected' },
        correction: isCorrection ? { reason, learned } : null,
      });
    } finally {
      await refetch();
    }
    notify(t('issued', { number }), { type: 'success' });
  };
  const choicesOf = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <SaveDialog<IssueValues>
      draft={`closing:${number}`}
      title={t(`kinds.${kind}`, { number })}
      saveLabel={t('issue')}
      defaultValues={{
        ...deliveryValues(next.consent, today),
        ...{ fileNumber: choices.fileNumber, insuranceNumber: choices.insuranceNumber },
        ...{ partialPayments: choices.partialPayments, liability: choices.isProtected ? 'protected' : 'liable' },
        ...{ reason: 'amount-changed', learned: today },
      }}
      onSave={issue}
      serverFields={{ inputOf: deliveryInput }}
      onClose={onClose}
    >
      <Text as="p">{t(restarts.length > 0 ? 'restartsText' : kind === 'initial' ? 'issueText' : 'issueRevised')}</Text>
      {owed > 0 && (
        <Alert severity="warning">
          {t('excessOpen', { amount: formatCentsAsMoney(owed) })}{' '}
          <TextLink component={Link} to={loanPath(loan.sLNm, 'loan')}>
            {translate('pages.fees')}
          </TextLink>
        </Alert>
      )}
      <BlankOnForm loanNum={loan.sLNm} next={next} />
      <DeliveryInputs consent={next.consent} today={today} />
      <InputGrid columns={2}>
        <KindInput name="fileNumber" spec={{ kind: 'text', maxLength: 30 }} label={t('fileNumber')} />
        <KindInput name="insuranceNumber" spec={{ kind: 'text', maxLength: 30 }} label={t('insuranceNumber')} />
      </InputGrid>
      <ChoiceInput
        name="partialPayments"
        spec={text}
        label={t('partialPayments')}
        choices={choicesOf(['accept', 'hold', 'reject'], (value) => t(`partial.${value}`))}
        required
      />
      <ChoiceInput
        name="liability"
        spec={text}
        label={t('liability')}
        choices={choicesOf(['protected', 'liable'], (value) => t(`liabilities.${value}`))}
        required
      />
      {isCorrection && (
        <InputGrid columns={2}>
          <ChoiceInput
            name="reason"
            spec={text}
            label={t('reason')}
            choices={choicesOf(correctionReasons, (value) => t(`corrections.${value}`))}
            required
          />
          <KindInput name="learned" spec={{ kind: 'date' }} label={t('learned')} max={today} required />
        </InputGrid>
      )}
    </SaveDialog>
  );
}

interface ReceiptValues {
  received: string;
  evidence: string;
  signed: 'yes' | 'no';
}

/** Records when the borrowers received a Closing Disclosure, how that is known, and whether they signed it. */
export function ClosingReceiptDialog({
  loan,
  closings: { today, disclosures },
  number,
  onClose,
}: Props & { readonly number: number }) {
  const t = useClosingText();
  const notify = useNotify();
  const refetch = useRefetchEstimates(loan.sLNm);
  const issued = disclosures.find((each) => each.number === number)?.issued;
  const save = async ({ signed, ...values }: ReceiptValues): Promise<void> => {
    try {
      await closingCalls.receipt(loan.sLNm, number, {
        ...{ version: loan.version, ...values },
        isSigned: signed === 'yes',
      });
    } finally {
      await refetch();
    }
    notify(t('receiptSaved'), { type: 'success' });
  };
  return (
    <SaveDialog<ReceiptValues>
      draft={`closing-receipt:${number}`}
      title={t('receiptTitle', { number })}
      defaultValues={{ received: today, evidence: '', signed: 'no' }}
      onSave={save}
      onClose={onClose}
    >
      <ReceiptInputs issued={issued} today={today} />
      <ChoiceInput
        name="signed"
        spec={text}
        label={t('isSigned')}
        choices={(['no', 'yes'] as const).map((value) => ({ value, label: t(`signing.${value}`) }))}
        required
      />
    </SaveDialog>
  );
}
