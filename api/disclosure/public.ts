export { orderLockChanges } from './changes/lock-change-order';
