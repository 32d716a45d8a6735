import { accessCalls } from './access-calls';
import { replaceUser } from './session';
import { toSessionUser } from './user';

type Raw = Readonly<Record<string, unknown>>;

/** Changes to one's own profile. Settings are merged by key, and null removes a key; shortcuts are replaced. */
export interface ProfileChange {
  readonly settings?: Raw;
  readonly shortcuts?: readonly string[];
}

/** The user's identity provider, which stores their settings (SESSION-15). */
export const PROVIDER = 'JWT';

/** POST /auth/user/update; its response becomes the session user. `beforeShown` runs just before that. */
export async function saveProfile(change: ProfileChange, beforeShown?: () => void): Promise<void> {
  const { user } = await accessCalls.saveProfile({ user: change });
  beforeShown?.();
  replaceUser(toSessionUser(user));
}
