import { type RawBuilder, sql } from 'kysely';
import type { PipelineQuery } from '../../../domain/loan/pipeline.schemas';
import type { AppContext } from '../../app-context';
import type { Actor } from '../../http/actor';
import { allOf, filterParts } from './conditions';
import { askerOf, requestedPage } from './requested-page';

/** A statement that finds the numbers and versions of the loans that the actor may see and a pipeline filter finds. */
export async function selectLoans(
  portal: AppContext,
  actor: Actor,
  parameters: Pick<PipelineQuery, 'filter'> = {},
): Promise<RawBuilder<{ loan_num: string; version: number }>> {
  const { filter } = await requestedPage(portal.db, parameters, askerOf(portal, actor));
  const parts = filterParts(filter).map(
    (part) => sql`select loan_num, version from portal.pipeline where ${allOf(part)}`,
  );
  return parts.length === 0
    ? sql`select loan_num, version from portal.pipeline where false`
    : sql`${sql.join(parts, sql` union all `)}`;
}
