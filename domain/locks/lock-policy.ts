import type { Settings } from '../lender/settings.schemas';
import { toThousandths } from '../numbers/fixed';
import { LOCK_PERIODS } from '../pricing/lock-term';
import { concessionLimit } from './desk-roles';
import type { LockPolicy } from './lock-policy.schemas';

/** The rules of locks as the lender has set them, for the author of a write. */
export const lockPolicyOf = (settings: Settings, roles: readonly string[]): LockPolicy => ({
  hours: {
    opens: settings.opens,
    closes: settings.closes,
    days: settings.days,
    closedOnFederalHolidays: settings.closedOnFederalHolidays,
    holidays: settings.holidays,
  },
  rolling: settings.lockRolling,
  terms: LOCK_PERIODS,
  maxExtensions: settings.lockMaxExtensions,
  maxExtensionDays: settings.lockMaxExtensionDays,
  relockDays: settings.relockDays,
  floatDown: settings.floatDown
    ? { minimumMove: toThousandths(settings.floatDownMove), fee: toThousandths(settings.floatDownFee) }
    : null,
  autoLock: settings.autoLock,
  concessionLimit: concessionLimit(roles, settings),
});
