import type { Kysely } from 'kysely';
import { type Examined, matchedBy } from '../../domain/appraisal/exclusion-match';
import type { PortalDb } from '../db/portal-db';

export type ExclusionList = readonly {
  readonly name: string;
  readonly licenseNumber: string | null;
  readonly licenseState: string | null;
  readonly company: string | null;
}[];

/** The entries of the exclusionary list that are in force. */
export async function exclusionsInForce(db: Kysely<PortalDb>): Promise<ExclusionList> {
  return db
    .selectFrom('portal.appraiser_exclusions')
    .select(['name', 'license_number as licenseNumber', 'license_state as licenseState', 'company'])
    .where('active', 'is', true)
    .execute();
}

/** Whether the list names someone. */
export const isExcluded = (list: ExclusionList, one: Examined): boolean =>
  list.some((listed) => matchedBy(listed, one) !== undefined);
