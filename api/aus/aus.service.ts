export { sealedAccounts } from './accounts.queries';
export { ausOrder } from './aus-order';
export { findingsOrder } from './findings-order';
export { runStaleness } from './status.service';
