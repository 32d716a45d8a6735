import type { MessageData, MessageInput } from '../messages/message';
import { messageData } from '../messages/message';

/** Why the LOS does not do what is asked of a lock. `stale`: its author saw another lock or another price. */
export type LockRefusalCode = 'stale' | 'not-allowed' | 'not-eligible' | 'not-offered' | 'invalid';

/** A refused write to a lock. */
export class LockRefusal extends Error {
  readonly wording: MessageData;

  constructor(
    readonly code: LockRefusalCode,
    said: MessageInput,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    this.name = 'LockRefusal';
    this.wording = messageData(said);
  }
}
