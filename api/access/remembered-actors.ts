import type { Actor } from '../http/actor';

/** An actor, and the state of everything that it was made from. */
interface KnownActor {
  readonly actor: Actor;
  readonly rights: string;
}

const MAX_SESSIONS = 5000;

const known = new WeakMap<object, Map<string, KnownActor>>();

/** Remembers the actor of a session in this process. It proves nothing: compare its `rights` with the database before you use it. */
export function rememberActor(db: object, actor: Actor, rights: string): void {
  const sessions = known.get(db) ?? new Map<string, KnownActor>();
  known.set(db, sessions);
  if (sessions.size >= MAX_SESSIONS) sessions.clear();
  sessions.set(actor.sessionId, { actor, rights });
}

export function rememberedActor(
  db: object,
  session: { readonly sessionId: string; readonly userId: string },
): KnownActor | null {
  const found = known.get(db)?.get(session.sessionId);
  return found?.actor.userId === session.userId ? found : null;
}
