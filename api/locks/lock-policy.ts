import { lockPolicyOf } from '../../domain/locks/lock-policy';
import type { LockPolicy } from '../../domain/locks/lock-policy.schemas';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { lenderSettings } from '../reference/reference.service';

/** The lender's rules of locks for a user; without roles, for the portal itself. */
export const lockPolicyFor = async (portal: AppContext, { roles }: Pick<Actor, 'roles'>): Promise<LockPolicy> =>
  lockPolicyOf(await lenderSettings(portal.db), roles);
