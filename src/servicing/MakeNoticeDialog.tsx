import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { partialPayments, recordings, type ServicingNotice } from '../../domain/servicing/notice-options';
import { transactionFields } from '../../domain/servicing/transaction-fields';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import { InputGrid } from '../ui/InputGrid';
import { Note } from '../ui/layout/primitives';
import { amountOf } from './amount-of';
import { servicingCalls } from './servicing-calls';
import { useServicingChanged } from './useServicing';
import { useServicingText } from './useServicingText';

interface Values {
  readonly date: string;
  readonly penalty: string;
  readonly recorded: string;
  readonly partialPayment: string;
}

interface Props {
  readonly loanNum: string;
  readonly today: string;
  readonly penaltyThrough: string | null;
  readonly kind: ServicingNotice;
  readonly onClose: () => void;
}

const text = { kind: 'text' } as const;

function PayoffInputs({ today, penaltyThrough }: Pick<Props, 'today' | 'penaltyThrough'>) {
  const { t, date } = useServicingText();
  const day = useWatch<Values, 'date'>({ name: 'date' });
  const isCharged = penaltyThrough !== null && day <= penaltyThrough;
  return (
    <InputGrid columns={2}>
      <KindInput name="date" spec={transactionFields.date} label={t('payoff.date')} min={today} required />
      {isCharged && (
        <KindInput
          name="penalty"
          spec={transactionFields.amount}
          label={t('payoff.penalty')}
          help={t('payoff.penaltyHelp', { day: date(penaltyThrough) })}
          required
        />
      )}
    </InputGrid>
  );
}

function OwnershipInputs() {
  const { t } = useServicingText();
  const choicesOf = (name: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`notices.${name}.${value}`) }));
  return (
    <InputGrid columns={2}>
      <ChoiceInput
        name="recorded"
        spec={text}
        label={t('notices.recording')}
        choices={choicesOf('recordings', recordings)}
        required
      />
      <ChoiceInput
        name="partialPayment"
        spec={text}
        label={t('notices.partial')}
        choices={choicesOf('partials', partialPayments)}
        required
      />
    </InputGrid>
  );
}

/** Makes a notice of what the loan says now, and files it. */
export function MakeNoticeDialog({ loanNum, today, penaltyThrough, kind, onClose }: Props) {
  const { t } = useServicingText();
  const notify = useNotify();
  const changed = useServicingChanged(loanNum);
  const [id] = useState(() => crypto.randomUUID());
  const save = async ({ date, penalty, recorded, partialPayment }: Values): Promise<void> => {
    if (kind === 'payoff') {
      const charged = penaltyThrough !== null && date <= penaltyThrough ? amountOf(penalty) : undefined;
      await servicingCalls.makeNotice(loanNum, { id, kind, date, ...(charged !== undefined && { penalty: charged }) });
    } else if (kind === 'ownership') {
      await servicingCalls.makeNotice(loanNum, {
        ...{ id, kind, recorded: recorded as (typeof recordings)[number] },
        partialPayment: partialPayment as (typeof partialPayments)[number],
      });
    } else await servicingCalls.makeNotice(loanNum, { id, kind });
    await changed();
    notify('servicing.notices.made', { type: 'success' });
  };
  return (
    <SaveDialog<Values>
      draft={`servicing-notice:${loanNum}:${kind}`}
      title={t(`notices.make.${kind}`)}
      saveLabel={t('notices.file')}
      defaultValues={{ date: today, penalty: '', recorded: 'not-recorded', partialPayment: 'hold' }}
      onSave={save}
      onClose={onClose}
    >
      <Note as="p">{t(`notices.lead.${kind}`)}</Note>
      {kind === 'payoff' && <PayoffInputs today={today} penaltyThrough={penaltyThrough} />}
      {kind === 'ownership' && <OwnershipInputs />}
    </SaveDialog>
  );
}
