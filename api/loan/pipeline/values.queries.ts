import { type Kysely, sql } from 'kysely';
import type { PipelineTab } from '../../../domain/loan/pipeline';
import type { PortalDb } from '../../db/portal-db';
import { allOf, column, scopeParts } from './conditions';
import type { ListColumn } from './query';
import type { ViewScope } from './view-scope';

/** More values than anyone reads in a menu. */
const MAX_COUNT = 500;

/**
 * The distinct values of a column in a tab, among the loans of a scope, in order. Skips from value to value along the index on
 * (tab, column) instead of reading every loan.
 */
export async function valuesOf(
  db: Kysely<PortalDb>,
  scope: ViewScope,
  tab: PipelineTab,
  name: ListColumn,
): Promise<string[]> {
  const found = new Set<string>();
  for (const part of scopeParts(scope)) {
    const rows = allOf([sql`tab = ${tab}`, ...part.rows]);
    const field = column(name);
    const { rows: values } = await sql<{ value: string }>`
      with recursive hop as (
        (select ${field} as value from portal.pipeline where ${rows} and ${field} > '' order by ${field} limit 1)
        union all
        select (select ${field} from portal.pipeline where ${rows} and ${field} > hop.value order by ${field} limit 1)
        from hop where hop.value is not null
      )
      select value from hop where value is not null limit ${MAX_COUNT}`.execute(db);
    for (const { value } of values) found.add(value);
  }
  return [...found].sort((a, b) => a.localeCompare(b)).slice(0, MAX_COUNT);
}
