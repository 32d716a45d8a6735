import { sql, type Transaction } from 'kysely';
import type { UserData } from '../../domain/access/access.schemas';
import { isAutomatic } from '../../domain/access/automatic-settings';
import type { AppContext } from '../app-context';
import { type AuditEntry, audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from '../http/actor';
import { refuse, signedOut } from '../http/app-error';
import type { Caller } from '../http/caller';
import { resumeSession } from './session.service';

/** Maximum size of a user's settings and shortcuts together, in bytes. */
const MAX_BYTES = 32 * 1024;

type Settings = Readonly<Record<string, unknown>>;

/** What users change about themselves; missing fields stay the same. */
interface ProfileChange {
  /** Merged by key: null removes a key, missing keys stay. */
  readonly settings?: Settings | undefined;
  readonly shortcuts?: readonly string[] | undefined;
  readonly displayName?: string | undefined;
}

const merged = (stored: Settings, change: Settings = {}): Settings =>
  Object.fromEntries(Object.entries({ ...stored, ...change }).filter(([, value]) => value !== null));

/** Applies the change to the stored settings. Locks the user, so that two browsers that change different keys both succeed. */
async function applyChange(trx: Transaction<PortalDb>, actor: Actor, change: ProfileChange): Promise<void> {
  const stored = await trx
    .selectFrom('portal.users')
    .select(['settings', 'shortcuts'])
    .where('id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw signedOut();
  const settings = merged(stored.settings, change.settings);
  const shortcuts = change.shortcuts ?? stored.shortcuts;
  if (Buffer.byteLength(JSON.stringify({ settings, shortcuts })) > MAX_BYTES) {
    throw refuse('too-large', 'settings-too-large');
  }
  const { displayName } = change;
  await trx
    .updateTable('portal.users')
    .set({
      version: sql`version + 1`,
      settings: JSON.stringify(settings),
      shortcuts: JSON.stringify(shortcuts),
      ...(displayName === undefined ? {} : { display_name: displayName.trim() || null }),
    })
    .where('id', '=', actor.userId)
    .execute();
}

/**
 * The audit entries of a change. What browsers save without the user's doing has none: after nearly every page, it would hide the
 * entries that matter. Settings have their own entry, apart from the user's history. Their values are private, so only the keys
 * are recorded.
 */
function entriesOf(login: string, { settings, shortcuts, displayName }: ProfileChange): AuditEntry[] {
  const own = {
    ...(shortcuts === undefined ? {} : { shortcuts: shortcuts.length }),
    ...(displayName === undefined ? {} : { displayName }),
  };
  const keys = Object.keys(settings ?? {}).filter((key) => !isAutomatic(key));
  const action = 'save-profile' as const;
  return [
    ...(keys.length === 0 ? [] : [{ action, subject: `user-settings:${login}`, after: { settings: keys } }]),
    ...(Object.keys(own).length === 0 ? [] : [{ action, subject: `user:${login}`, after: own }]),
  ];
}

/** Saves settings, shortcuts and display name of the actor. Never changes roles or permissions. */
export async function saveProfile(portal: AppContext, caller: Caller, change: ProfileChange): Promise<UserData> {
  const { actor } = caller;
  await portal.db.transaction().execute(async (trx) => {
    await applyChange(trx, actor, change);
    for (const entry of entriesOf(actor.login, change)) await audit(trx, caller, entry);
  });
  const saved = await resumeSession(portal, actor);
  if (saved === null) throw signedOut();
  return saved.userData;
}
