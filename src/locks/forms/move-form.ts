import type { BrokerLock } from '../../../domain/locks/lock.schemas';
import type { LockAsk } from '../useLockMoves';
import type { LockRequestForm } from '../useLockRequest';

/** What each form of the panel gets. */
export interface MoveFormProps {
  readonly lock: BrokerLock;
  readonly request: LockRequestForm;
  readonly busy: boolean;
  readonly onAsk: (ask: LockAsk) => void;
  /** Shows on the page where an extension leads. */
  readonly onExtendTo: (date: string | null) => void;
}
