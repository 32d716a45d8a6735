import { hasAnyRole, type RoleName } from '../access/roles';
import type { Settings } from '../lender/settings.schemas';
import { type Thousandths, toThousandths } from '../numbers/fixed';

/** Roles of the lock desk (decision "Lock desk"). */
export const deskRoles: readonly RoleName[] = ['Administrator', 'Secondary', 'Lock Desk'];

type Limits = Pick<Settings, 'concessionLockDesk' | 'concessionSecondary' | 'concessionAdministrator'>;

const limitOf = {
  'Lock Desk': 'concessionLockDesk',
  Secondary: 'concessionSecondary',
  Administrator: 'concessionAdministrator',
} as const satisfies Partial<Record<RoleName, keyof Limits>>;

/** The points of concessions that a user may grant on one lock: the highest limit of their roles. */
export function concessionLimit(roles: readonly string[], limits: Limits): Thousandths {
  const own = (Object.keys(limitOf) as (keyof typeof limitOf)[]).filter((role) => hasAnyRole(roles, [role]));
  return Math.max(0, ...own.map((role) => toThousandths(limits[limitOf[role]])));
}
