import type { StatusAnswer } from '../../../domain/loan/status-requirements';
import type { MessageInput } from '../../../domain/messages/message';
import type { Vault } from '../../ports/keys/vault';
import type { Operation } from '../operation';

/** A write to a loan, as the logs show it. */
export interface LoanWrite {
  readonly operation: Operation;
  readonly loanNum: string;
  readonly action: string;
  readonly now: Date;
  /** Seals what the write stores. */
  readonly vault: Vault;
  /** For the status log; by default, the log has the action. */
  readonly note?: MessageInput | undefined;
  /** What the author of a move of the status says with it. */
  readonly answer?: StatusAnswer | undefined;
}
