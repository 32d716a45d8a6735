import { renewOnce } from './renewal';
import { readUser, replaceUser } from './session';
import type { UserData } from './user';

type Due = Pick<UserData, 'passwordDue' | 'factorDue' | 'factorDueBy'>;

/**
 * The server has accepted what it required of the user after the sign-in, so the portal opens at once. The token is then renewed
 * like any other: only a refusal signs the user out, not a server out of reach or a page that is left meanwhile.
 */
export function endDue(ended: Partial<Due>): void {
  const user = readUser();
  if (user) replaceUser({ ...user, data: { ...user.data, ...ended } });
  void renewOnce(() => true);
}
