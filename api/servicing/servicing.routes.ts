import { servicingContract } from '../../domain/servicing/servicing.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { receiveTransactions } from './transactions.service';

/** The calls of the servicing area. */
export const servicingCalls: readonly Call[] = [
  defineCall(servicingContract, 'POST /emet-data/transactions', {
    area: 'emet-data',
    summary:
      'Stores up to 1000 servicing transactions, all or none: if a row is refused, nothing is stored. Each row has its own ' +
      'result: saved, unchanged, refused with the problem of each field, or not-saved. Repeating a call is safe because each transaction has a reference. For users who run batches ' +
      '(INTERNAL-03) or servicing (INTERNAL-02).',
    access: {
      kind: 'roles',
      roles: ['Administrator', 'Accountant', 'Servicing'],
      pages: ['internal-batch', 'internal-servicing'],
    },
    handle: ({ portal, body, caller }) => receiveTransactions(portal, body.rows, caller),
  }),
];
