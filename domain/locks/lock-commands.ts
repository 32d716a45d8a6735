import type { Thousandths } from '../numbers/fixed';
import type { DeskMove, LockMove } from './lock-moves.schemas';

/** A lock request whose rate and fee the LOS has found among today's prices. */
export interface RequestCommand {
  readonly move: 'request';
  readonly version?: number | undefined;
  readonly lLpTemplateId: string;
  readonly rate: Thousandths;
  readonly days: number;
  /** As the price list printed it: the same rate at another fee is another request. */
  readonly fee: string;
  readonly note?: string | undefined;
}

/** An expiry that is over is marked in the history. */
export interface ExpireCommand {
  readonly move: 'expire';
}

/** Everything that changes a lock. */
export type LockCommand = RequestCommand | LockMove | DeskMove | ExpireCommand;
