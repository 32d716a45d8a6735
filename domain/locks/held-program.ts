import type { PricingCatalog } from '../pricing/pricing-catalog.schemas';
import { activeLock, type LockRecord } from './lock-record';

/** A catalog in which the program of a lock in force is as the lock holds it, whatever its rules are today, or if it is gone. */
export function withHeldProgram(catalog: PricingCatalog, { lock }: LockRecord, today: string): PricingCatalog {
  const held = activeLock(lock, today)?.basis.program;
  if (held === undefined) return catalog;
  const others = catalog.programs.filter(({ lLpTemplateId }) => lLpTemplateId !== held.lLpTemplateId);
  return { ...catalog, programs: [...others, held] };
}
