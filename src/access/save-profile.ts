import { accessCalls } from './access-calls';
import { replaceUser } from './session';
import { toSessionUser } from './user';

type Raw = Readonly<Record<string, unknown>>;

/** What people change of themselves. Settings are merged by key, and null removes a key; shortcuts are replaced. */
export interface ProfileChange {
  readonly settings?: Raw;
  readonly shortcuts?: readonly string[];
}

/** The provider that the person signed in with; it keeps their settings (SESSION-15). */
export const PROVIDER = 'JWT';

/** POST /auth/user/update; what it answers is the person from now on. `beforeShown` runs just before that. */
export async function saveProfile(change: ProfileChange, beforeShown?: () => void): Promise<void> {
  const { user } = await accessCalls.saveProfile({ user: change });
  beforeShown?.();
  replaceUser(toSessionUser(user));
}
