import { useState } from 'react';
import { useNotify } from 'react-admin';
import { pacificDate } from '../../domain/format/date';
import { bureaus } from '../../domain/loan/credit-score';
import type { LoanDocument } from '../../domain/loan/document';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { type CreditPageData, creditCalls } from './credit-calls';
import { OrderInputs } from './OrderInputs';
import { choicesOfBorrowers, isComplete, type OrderStart, type OrderValues, orderOf } from './order-form';
import { isOpen, useRefreshCredit } from './useCredit';
import { useCreditText } from './useCreditText';

interface Props {
  readonly loan: LoanDocument;
  readonly data: CreditPageData;
  readonly start: OrderStart;
  readonly onAccount: (agency: string) => void;
  readonly onOrdered: (id: string) => void;
  readonly onClose: () => void;
}

function valuesOf({ loan, data, start: { action, from, line } }: Pick<Props, 'loan' | 'data' | 'start'>): OrderValues {
  const own = data.agencies.find(({ login, isRefused }) => login !== null && !isRefused);
  const missing = bureaus.filter((bureau) => !from?.bureaus.includes(bureau));
  return {
    agency: from?.agency ?? own?.code ?? data.agencies[0]?.code ?? '',
    action,
    who: (from?.borrowers ?? choicesOfBorrowers(loan)[0] ?? []).join(','),
    bureaus: action === 'upgrade' ? [...missing] : [...(from?.bureaus ?? bureaus)],
    pull: from?.pull ?? 'hard',
    consents: {},
    reportNumber: from?.number ?? '',
    line: line?.id ?? '',
    comment: '',
  };
}

/** Orders a credit report. Its ID is made here, so that sending it again after a lost answer orders nothing more. */
export function OrderDialog({ loan, data, start, onAccount, onOrdered, onClose }: Props) {
  const { t } = useCreditText();
  const notify = useNotify();
  const refresh = useRefreshCredit(loan.sLNm);
  const [id] = useState(() => crypto.randomUUID());
  const [today] = useState(() => pacificDate(new Date()));
  const order = async (values: OrderValues): Promise<void> => {
    if (!isComplete(values)) throw new Error(t('incomplete'));
    try {
      const ordered = await creditCalls.order(loan.sLNm, orderOf(values, id, loan.version));
      onOrdered(ordered.id);
      if (ordered.state === 'completed') notify(t('arrived'), { type: 'success' });
      else notify(t(isOpen(ordered.state) ? 'goesOn' : 'failed'), { type: isOpen(ordered.state) ? 'info' : 'error' });
    } finally {
      await refresh();
    }
  };
  return (
    <SaveDialog<OrderValues>
      draft={`credit-order:${loan.sLNm}:${start.action}`}
      title={t(`actions.${start.action}`)}
      saveLabel={t(`actions.${start.action}`)}
      defaultValues={valuesOf({ loan, data, start })}
      onSave={order}
      onClose={onClose}
    >
      <OrderInputs {...{ loan, data, today }} start={start} onAccount={onAccount} />
    </SaveDialog>
  );
}
