import type { AppContext } from '../app-context';
import { type SealedTableStore, sealedTable } from '../ports/keys/sealed-table';
import { orderContext } from './orders.queries';

/** The requests and results of orders, for a rotation of the keys. */
export const sealedOrders = (portal: Pick<AppContext, 'db' | 'vault'>): SealedTableStore =>
  sealedTable(portal, {
    name: 'portal.orders',
    key: 'id',
    columns: {
      request: ({ id }) => orderContext(String(id), 'request'),
      result: ({ id }) => orderContext(String(id), 'result'),
    },
  });
