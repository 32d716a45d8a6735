import { sql } from 'kysely';
import type { Actor } from '../http/actor';
import { AppError, signedOut } from '../http/app-error';
import type { Portal } from '../portal';
import { signInto } from './session.service';
import type { UserData } from './user-data';

/** Bytes of settings and shortcuts together that one user may keep. */
const MOST_BYTES = 32 * 1024;

/** What users change of themselves; what is absent stays. */
interface ProfileChange {
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
  readonly shortcuts?: readonly string[] | undefined;
  readonly displayName?: string | undefined;
}

/** Saves settings, shortcuts and display name of the actor. Never roles or anything that decides what they may do. */
export async function saveProfile(portal: Portal, actor: Actor, change: ProfileChange): Promise<UserData> {
  const { settings, shortcuts, displayName } = change;
  if (Buffer.byteLength(JSON.stringify({ settings, shortcuts })) > MOST_BYTES) {
    throw new AppError('too-large', 413, 'The settings are larger than the portal keeps.');
  }
  await portal.db
    .updateTable('portal.users')
    .set({
      version: sql`version + 1`,
      ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
      ...(shortcuts === undefined ? {} : { shortcuts: JSON.stringify(shortcuts) }),
      ...(displayName === undefined ? {} : { display_name: displayName.trim() || null }),
    })
    .where('id', '=', actor.userId)
    .execute();
  const saved = await signInto(portal, actor);
  if (saved === null) throw signedOut();
  return saved.userData;
}
