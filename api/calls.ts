import { accessCalls } from './access/access.routes';
import { historyCalls } from './audit/history.routes';
import { disclosureCalls } from './disclosure/disclosure.routes';
import { documentCalls } from './documents/documents.routes';
import { fileCalls } from './files/files.routes';
import type { Call } from './http/call';
import { loanCalls } from './loan/loan.routes';
import { referenceCalls } from './reference/reference.routes';
import { registrationCalls } from './registration/registration.routes';

/** Every call of the API, area by area. */
export const calls: readonly Call[] = [
  ...accessCalls,
  ...loanCalls,
  ...disclosureCalls,
  // Before the documents: /storage-loan/admin is no loan.
  ...fileCalls,
  ...documentCalls,
  ...registrationCalls,
  ...referenceCalls,
  ...historyCalls,
];
