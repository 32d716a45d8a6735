import type { RawBuilder } from 'kysely';
import type { Actor } from './actor';

/** The session of a token that is remembered from an earlier call, until a statement has confirmed it. */
export interface RememberedSession {
  readonly actor: Actor;
  /** Part of the statement that reads the answer: the state of the session at that moment. */
  readonly column: RawBuilder<SessionState | null>;
  /** Takes the value of `column`. Throws {@link SessionChanged} unless everything is as it was remembered. */
  confirm(state: SessionState | null): Promise<void>;
  isConfirmed(): boolean;
}

/** The state of a session and of what its user may do. */
export interface SessionState {
  readonly rights: string;
  readonly lastSeenAt: number;
}

/** The session has ended, or its user's rights have changed. The call is made again with what the database has now. */
export class SessionChanged extends Error {}
