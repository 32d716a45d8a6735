import { sql, type Transaction } from 'kysely';
import type { UserValues } from '../../../domain/access/user-fields';
import type { PortalDb } from '../../db/portal-db';
import { invalid } from '../../http/app-error';

type Place = 'portal.branches' | 'portal.companies';

/** The name as stored on the branch or company; undefined if there is none. */
async function writtenName(trx: Transaction<PortalDb>, place: Place, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(place)}
    where lower(name) = ${name.trim().toLowerCase()}`.execute(trx);
  return rows[0]?.name;
}

/** Resolves the branch and company of a user by name. Throws if one does not exist. */
export async function checkOrganization(
  trx: Transaction<PortalDb>,
  { branchName, companyName }: UserValues,
): Promise<Pick<UserValues, 'branchName' | 'companyName'>> {
  const branch = branchName ? await writtenName(trx, 'portal.branches', branchName) : branchName;
  const company = companyName ? await writtenName(trx, 'portal.companies', companyName) : companyName;
  if (branchName && branch === undefined) throw invalid('fields-not-valid', { branchName: 'no-branch' });
  if (companyName && company === undefined) throw invalid('fields-not-valid', { companyName: 'no-company' });
  return {
    ...(branch === undefined ? {} : { branchName: branch }),
    ...(company === undefined ? {} : { companyName: company }),
  };
}
