import type { Logger } from 'pino';
import type { KeyAdmin } from './rotate-keys';
import type { SealedTableStore } from './sealed-table';
import type { Vault } from './vault';

interface Refusing {
  readonly admin: Pick<KeyAdmin, 'refuseEarlier'>;
  readonly vault: Pick<Vault, 'acceptsEarlier' | 'reload'>;
  /** All tables of the database with sealed values. */
  readonly tables: readonly SealedTableStore[];
  readonly log: Logger;
}

/** Seals what an earlier version of the portal left. Returns values that do not open. */
async function sealEarlier(tables: readonly SealedTableStore[]): Promise<string[]> {
  const problems: string[] = [];
  for (const table of tables) {
    if (!(await table.hasEarlier())) continue;
    for await (const batch of table.renew()) problems.push(...batch.problems);
    if (await table.hasEarlier()) problems.push(`${table.name} has values that are not sealed.`);
  }
  return problems;
}

/**
 * Makes a database refuse values that the portal did not seal, such as plain ones that someone stores by SQL. Seals those of an
 * earlier version before, once; a new database has none. Without effect if it was done before.
 */
export async function refuseEarlierValues({ admin, vault, tables, log }: Refusing): Promise<void> {
  if (!vault.acceptsEarlier) return;
  const problems = await sealEarlier(tables);
  if (problems.length > 0) {
    log.warn(
      { problems: problems.slice(0, 20) },
      'Values that are not sealed are still accepted, because of some that do not open.',
    );
    return;
  }
  const schemas = tables.map(({ name }) => name.split('.')[0] ?? '');
  if (await admin.refuseEarlier(schemas)) await vault.reload();
  else
    log.warn(
      'Values that are not sealed are still accepted, because portal and LOS share the database as two processes.',
    );
}
