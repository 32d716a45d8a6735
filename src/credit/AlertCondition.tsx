import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { alertCondition } from '../../domain/credit/alert-condition';
import type { CreditReportData } from '../../domain/credit/report.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import { loanPath } from '../../domain/pages/loan-path';
import { conditionCalls, useConditionRights, useConditions, useShowChanged } from '../conditions/public';
import { ErrorDialog } from '../ui/ErrorDialog';
import { useCreditText } from './useCreditText';

interface Props {
  readonly loan: LoanDocument;
  readonly alert: CreditReportData['alerts'][number];
}

/** Adds the condition that an alert asks for, once. Users who may not add conditions only see them. */
export function AlertCondition({ loan, alert }: Props) {
  const { t } = useCreditText();
  const loanNum = loan.sLNm;
  const { decides } = useConditionRights();
  const { data: conditions } = useConditions(loanNum);
  const show = useShowChanged(loanNum);
  const [id] = useState(() => crypto.randomUUID());
  const description = alertCondition(loan, alert);
  const add = useMutation({
    mutationFn: () => conditionCalls.add(loanNum, { conditions: [{ id, cat: 'Credit', description, accepts: [] }] }),
    onSuccess: show,
  });
  const isThere = conditions?.some((one) => one.description === description) ?? false;
  if (!decides || isThere) {
    return (
      <Button component={Link} to={loanPath(loanNum, 'conditions')} size="small" variant="outlined">
        {t(isThere ? 'conditionAdded' : 'toConditions')}
      </Button>
    );
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={add.isPending}
        disabled={!conditions}
        onClick={() => add.mutate()}
      >
        {t('addCondition')}
      </Button>
      <ErrorDialog error={add.error} onClose={() => add.reset()} />
    </>
  );
}
