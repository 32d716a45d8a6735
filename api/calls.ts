import { accessCalls } from './access/access.routes';
import { historyCalls } from './audit/history.routes';
import { disclosureCalls } from './disclosure/disclosure.routes';
import { documentCalls } from './documents/documents.routes';
import type { Call } from './http/call';
import { loanCalls } from './loan/loan.routes';
import { referenceCalls } from './reference/reference.routes';
import { registrationCalls } from './registration/registration.routes';

/** Every call of the API, area by area. */
export const calls: readonly Call[] = [
  ...accessCalls,
  ...loanCalls,
  ...disclosureCalls,
  ...documentCalls,
  ...registrationCalls,
  ...referenceCalls,
  ...historyCalls,
];
