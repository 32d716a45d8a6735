import { sql, type Transaction } from 'kysely';
import type { UserData } from '../../domain/access/access.schemas';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from '../http/actor';
import { AppError, signedOut } from '../http/app-error';
import type { Caller } from '../http/caller';
import { resumeSession } from './session.service';

/** Bytes of settings and shortcuts together that one user may keep. */
const MAX_BYTES = 32 * 1024;

type Settings = Readonly<Record<string, unknown>>;

/** What users change of themselves; what is absent stays. */
interface ProfileChange {
  /** Merged by key: null removes a key, what is not named stays. */
  readonly settings?: Settings | undefined;
  readonly shortcuts?: readonly string[] | undefined;
  readonly displayName?: string | undefined;
}

const merged = (stored: Settings, change: Settings = {}): Settings =>
  Object.fromEntries(Object.entries({ ...stored, ...change }).filter(([, value]) => value !== null));

/** The change on what is kept now; locks the user, so that two machines that change different keys both win. */
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
    throw new AppError('too-large', 413, 'settings-too-large');
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

/** Names of what changed; the values are the user's own affair. */
const namesOf = ({ settings, shortcuts, displayName }: ProfileChange): Record<string, unknown> => ({
  ...(settings === undefined ? {} : { settings: Object.keys(settings) }),
  ...(shortcuts === undefined ? {} : { shortcuts: shortcuts.length }),
  ...(displayName === undefined ? {} : { displayName }),
});

/** Saves settings, shortcuts and display name of the actor. Never roles or anything that decides what they may do. */
export async function saveProfile(portal: AppContext, caller: Caller, change: ProfileChange): Promise<UserData> {
  const { actor } = caller;
  await portal.db.transaction().execute(async (trx) => {
    await applyChange(trx, actor, change);
    await audit(trx, caller, {
      action: 'save-profile',
      subject: `user:${actor.login}`,
      after: namesOf(change),
    });
  });
  const saved = await resumeSession(portal, actor);
  if (saved === null) throw signedOut();
  return saved.userData;
}
