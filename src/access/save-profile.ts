import { accessCalls } from './access-calls';
import { readUser, replaceUser } from './session';
import { OWN_PROVIDER, toSessionUser } from './user';

type Raw = Readonly<Record<string, unknown>>;

/** Changes to one's own profile. Settings are merged by key, and null removes a key; shortcuts are replaced. */
export interface ProfileChange {
  readonly settings?: Raw;
  readonly shortcuts?: readonly string[];
}

/** The identity provider of the user, who is told that it stores their settings (SESSION-15). */
export const providerNow = (): string => readUser()?.data.provider ?? OWN_PROVIDER;

/** POST /auth/user/update; its response becomes the session user. `beforeShown` runs just before that. */
export async function saveProfile(change: ProfileChange, beforeShown?: () => void): Promise<void> {
  const { user } = await accessCalls.saveProfile({ user: change });
  beforeShown?.();
  replaceUser(toSessionUser(user));
}
