import { servicingContract } from '../../domain/servicing/servicing.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { receiveTransactions } from './transactions.service';

/** The calls of the servicing area. */
export const servicingCalls: readonly Call[] = [
  defineCall(servicingContract, 'POST /emet-data/transactions', {
    area: 'emet-data',
    summary:
      'Keeps servicing transactions of loans, up to 1000 at a time, each row whole or not at all; says of every row whether it ' +
      'was saved, was there already, or what is wrong with it. The reference makes it safe to repeat. For those who run ' +
      'batches (INTERNAL-03) and servicing (INTERNAL-02).',
    access: { kind: 'roles', roles: ['Administrator', 'Accountant', 'Servicing'] },
    handle: ({ portal, body, caller }) => receiveTransactions(portal, body.rows, caller),
  }),
];
