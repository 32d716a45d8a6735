import type { Actor } from './actor';

/** What the audit log keeps of a person. */
export type Author = Pick<Actor, 'login'>;

/** Who makes a write and in which request: one argument that the audit log, the LOS and live events read both from. */
export interface Caller<Who extends Author | null = Actor> {
  readonly actor: Who;
  /** Null for the portal's own work, which no request asked for. */
  readonly requestId: string | null;
}

/** The portal itself: first data, scheduled work. */
export const portalCaller: Caller<null> = { actor: null, requestId: null };
