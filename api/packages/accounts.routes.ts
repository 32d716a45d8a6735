import { documentAccountsContract } from '../../domain/packages/document-accounts.contract';
import type { Call } from '../http/call';
import { administrators } from '../http/call-access';
import { defineCall } from '../http/define-call';
import { checkDocumentAccount, documentAccounts, removeDocumentAccount, saveDocumentAccount } from './accounts.service';

const admin = { area: 'emet-data', access: administrators('admin-vendor-account') } as const;

/** The lender's accounts with vendors of documents. */
export const documentAccountCalls: readonly Call[] = [
  defineCall(documentAccountsContract, 'GET /emet-data/document-accounts', {
    ...admin,
    summary:
      'The vendors of documents that are connected, each with the state of the lender’s account. No answer has a password. Not in the ' +
      'specification.',
    handle: ({ portal }) => documentAccounts(portal),
  }),
  defineCall(documentAccountsContract, 'PUT /emet-data/document-accounts/{framework}', {
    ...admin,
    summary:
      'Stores the lender’s account with a vendor, in place of the one before. 409 with `current` for another version. Not in the ' +
      'specification.',
    handle: ({ portal, caller, params: { framework }, body: { version, ...account } }) =>
      saveDocumentAccount(portal, caller, { framework, version }, account),
  }),
  defineCall(documentAccountsContract, 'POST /emet-data/document-accounts/{framework}/check', {
    ...admin,
    summary: 'Asks the vendor whether it accepts the account, and keeps the answer. Not in the specification.',
    handle: ({ portal, caller, params: { framework }, body: { version } }) =>
      checkDocumentAccount(portal, caller, { framework, version }),
  }),
  defineCall(documentAccountsContract, 'DELETE /emet-data/document-accounts/{framework}', {
    ...admin,
    summary:
      'Removes the account. Packages need another one from then on. 409 with `current` for another version. Not in the specification.',
    handle: ({ portal, caller, params: { framework }, query: { version } }) =>
      removeDocumentAccount(portal, caller, { framework, version }),
  }),
];
