import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { StatusTarget } from '../../../domain/loan/status-moves';
import type { StatusFacts } from '../../../domain/loan/status-requirements';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { ApiError } from '../../providers/data/api-error';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { Row } from '../../ui/layout/primitives';
import { StatusDot, type StatusNames, useStatusLabel } from '../../ui/StatusDot';
import { loanCalls } from '../loan-calls';
import { AnswerInputs } from './AnswerInputs';
import { StatusOptions, type StatusOptionsProps } from './StatusOptions';
import { noStatusValues, type StatusValues, statusAnswerOf } from './status-values';
import { useRefetchLoan } from './useRefetchLoan';

/** Checks the form again when conditions of the loan arrive or change. */
function useFreshFacts({ conditions, investorConditions }: StatusFacts): void {
  const { trigger } = useFormContext<StatusValues>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form itself cannot know that the conditions changed.
  useEffect(() => void trigger('to'), [conditions, investorConditions, trigger]);
}

function Inputs(props: StatusOptionsProps) {
  const { facts } = props;
  useFreshFacts(facts);
  return (
    <>
      <StatusOptions {...props} />
      <AnswerInputs facts={facts} />
    </>
  );
}

interface Props {
  readonly loan: LoanRecord;
  readonly targets: readonly StatusTarget[];
  readonly conditions: StatusFacts['conditions'];
  readonly investorConditions: StatusFacts['investorConditions'];
  readonly names: StatusNames | undefined;
  readonly onClose: () => void;
}

/** Moves the loan to another status: what each requires, the reasons of the decision, and a note. */
export function ChangeStatusDialog({ loan, targets, conditions, investorConditions, names, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const statusLabel = useStatusLabel(names);
  const refetch = useRefetchLoan(loan.sLNm);
  // The user decides on what they saw when the dialog opened, even if the page shows a newer status behind it.
  const [seen] = useState({ from: loan.sStatusT, targets });
  const move = async (values: StatusValues): Promise<void> => {
    const to = seen.targets.find((target) => target === values.to);
    if (to === undefined) return;
    try {
      const moved = await loanCalls.moveTo(loan.sLNm, { to, from: seen.from, ...answerOf(values) });
      notify('loan.status.changed', { type: 'success', messageArgs: { status: statusLabel(moved.sStatusT) } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') await refetch();
      throw error;
    }
    await refetch();
  };
  return (
    <SaveDialog<StatusValues>
      draft="change-status"
      title={translate('loan.status.title')}
      saveLabel={translate('loan.status.title')}
      defaultValues={{ ...noStatusValues, to: seen.targets.length === 1 ? (seen.targets[0] ?? '') : '' }}
      onSave={move}
      onClose={onClose}
    >
      <Row gap="s2" wrap>
        {translate('loan.status.now')} <StatusDot status={seen.from} names={names} badge />
      </Row>
      <Inputs targets={seen.targets} facts={{ loan, conditions, investorConditions }} names={names} />
    </SaveDialog>
  );
}

/** The answer as the call takes it, with lists that it may keep. */
function answerOf(values: StatusValues) {
  const { reasons, ...answer } = statusAnswerOf(values);
  return { ...answer, ...(reasons && { reasons: [...reasons] }) };
}
