import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayOpen } from '../../../domain/access/may-open';
import { mayUsePage } from '../../../domain/access/permissions';
import { offeredMoves } from '../../../domain/loan/status-moves';
import { asksForConditions, asksForInvestor } from '../../../domain/loan/status-requirements';
import { mainPages } from '../../../domain/pages/main-pages';
import { useSessionUser } from '../../access/public';
import { withOneReload } from '../../providers/chunks/with-one-reload';
import { queryKeys } from '../../providers/data/query-keys';
import { useLosOffers } from '../../shell/lender';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { shellCalls } from '../../shell/shell-calls';
import type { StatusNames } from '../../ui/StatusDot';

const load = withOneReload('ChangeStatusDialog', async () => (await import('./ChangeStatusDialog')).ChangeStatusDialog);
const ChangeStatusDialog = lazy(async () => ({ default: await load() }));

/** The statuses that the user may move the loan to; brokers move none. */
function useOfferedMoves(loan: LoanRecord) {
  const user = useSessionUser();
  if (user === null || user.isPml || !mayUsePage(user, 'application', 'write')) return [];
  return offeredMoves(user, loan.sStatusT);
}

interface Props {
  readonly loan: LoanRecord;
  readonly names?: StatusNames;
}

/** Opens the change of the status, for users who may move the loan. */
export function ChangeStatus({ loan, names }: Props) {
  const translate = useTranslate();
  const user = useSessionUser();
  const [isOpen, setOpen] = useState(false);
  const targets = useOfferedMoves(loan);
  const hasConditions = useLosOffers('conditions');
  const conditions = useQuery({
    queryKey: queryKeys.conditions(loan.sLNm),
    queryFn: ({ signal }) => shellCalls.conditions(loan.sLNm, signal),
    enabled:
      isOpen &&
      hasConditions &&
      user !== null &&
      mayUsePage(user, 'conditions', 'read') &&
      targets.some(asksForConditions),
  });
  const investorConditions = useQuery({
    queryKey: queryKeys.investorConditions(loan.sLNm),
    queryFn: ({ signal }) => shellCalls.investorConditions(loan.sLNm, signal),
    enabled: isOpen && hasConditions && mayOpen(mainPages.shipping.access, user) && targets.some(asksForInvestor),
  });
  if (targets.length === 0 && !isOpen) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('loan.status.title')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ChangeStatusDialog
            loan={loan}
            names={names}
            targets={targets}
            conditions={conditions.data}
            investorConditions={investorConditions.data}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
