import type { ordersContract } from '../../domain/orders/orders.contract';
import { callsOf } from '../providers/data/calls';
import { useRefreshCredit } from './useCredit';

const { call } = callsOf<typeof ordersContract>();

/** Cancels an order that has not ended, as far as the agency does not have it yet. */
export function useCancelOrder(loanNum: string) {
  const refresh = useRefreshCredit(loanNum);
  return async (id: string): Promise<void> => {
    try {
      await call('POST /loan-proxy/{loanNum}/orders/{id}/cancel', { params: { loanNum, id } });
    } finally {
      await refresh();
    }
  };
}
