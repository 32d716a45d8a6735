import type { DocumentAccountsContract } from '../../../domain/packages/document-accounts.contract';
import { callsOf } from '../../providers/data/calls';

const { call } = callsOf<DocumentAccountsContract>();

interface Seen {
  readonly framework: string;
  readonly version: number;
}

/** The lender's accounts with vendors of documents. No answer has a password. */
export const accountCalls = {
  list: (signal?: AbortSignal) => call('GET /emet-data/document-accounts', { signal }),
  save: ({ framework, version }: Seen, account: { readonly username: string; readonly password: string }) =>
    call('PUT /emet-data/document-accounts/{framework}', { params: { framework }, body: { version, ...account } }),
  check: ({ framework, version }: Seen) =>
    call('POST /emet-data/document-accounts/{framework}/check', { params: { framework }, body: { version } }),
  remove: ({ framework, version }: Seen) =>
    call('DELETE /emet-data/document-accounts/{framework}', { params: { framework }, query: { version } }),
};
