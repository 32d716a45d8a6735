import { randomUUID } from 'node:crypto';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import type { Db } from './los-db';

const NOTHING: PricingCatalog = { programs: [], rateSheets: [] };

/** Replaces the catalog. Repeating it changes nothing, so the operation is not remembered. */
export async function putCatalog(db: Db, catalog: PricingCatalog, now: Date): Promise<void> {
  const row = { version: randomUUID(), catalog: JSON.stringify(catalog), updated_at: now };
  await db
    .insertInto('los.catalog')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}

/**
 * Reads the catalog, which is empty at first. A catalog has megabytes, so this process caches the last one and only checks
 * whether it is still current.
 */
export function catalogReader(): (db: Db) => Promise<PricingCatalog> {
  let stored: { readonly version: string; readonly catalog: PricingCatalog } | undefined;
  return async (db) => {
    const current = await db.selectFrom('los.catalog').select('version').executeTakeFirst();
    if (current === undefined) return NOTHING;
    if (stored?.version !== current.version) {
      stored = await db.selectFrom('los.catalog').select(['version', 'catalog']).executeTakeFirstOrThrow();
    }
    return stored.catalog;
  };
}
