import { type Kysely, sql } from 'kysely';
import type { RecordValues } from '../../domain/records/record-fields';
import type { branchFeeFields } from '../../domain/reference/organization-fields';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { notFound, refuse } from '../http/app-error';
import type { Author, Caller } from '../http/caller';
import { assertCurrent, isTaken } from '../http/records';

type Db = Kysely<PortalDb>;
type FeeValues = RecordValues<typeof branchFeeFields>;

export interface BranchFee extends FeeValues {
  readonly id: string;
  readonly version: number;
}

const columns = ['id', 'version', 'type', 'amount', 'paid_by as paidBy', 'applies_to as appliesTo'] as const;

async function branchNamed(db: Db, name: string): Promise<{ readonly id: string; readonly name: string }> {
  const found = await db
    .selectFrom('portal.branches')
    .select(['id', 'name'])
    .where(sql<boolean>`lower(name) = ${name.trim().toLowerCase()}`)
    .executeTakeFirst();
  if (!found) throw notFound('no-branch-record');
  return found;
}

const feesOfId = (db: Db, branchId: string) =>
  db
    .selectFrom('portal.branch_fees')
    .select(columns)
    .where('branch_id', '=', branchId)
    .orderBy(sql`lower(type)`)
    .orderBy('applies_to')
    .$castTo<BranchFee>();

/** The same for the loans of a branch; none if no branch has the name any more. */
export const branchFeesNamed = (db: Db, branchName: string): Promise<BranchFee[]> =>
  db
    .selectFrom('portal.branch_fees')
    .select(columns)
    .where('branch_id', 'in', (branches) =>
      branches
        .selectFrom('portal.branches')
        .select('portal.branches.id')
        .where(sql<boolean>`lower(name) = ${branchName.trim().toLowerCase()}`),
    )
    .orderBy(sql`lower(type)`)
    .orderBy('applies_to')
    .$castTo<BranchFee>()
    .execute();

/** The fees of a branch, by type. */
export async function feesOf(db: Db, branchName: string): Promise<BranchFee[]> {
  return feesOfId(db, (await branchNamed(db, branchName)).id).execute();
}

/** Runs a change of a branch's fees, and audits the fees before and after. */
async function changeFees(
  db: Db,
  branchName: string,
  caller: Caller<Author>,
  run: (trx: Db, branchId: string) => Promise<void>,
) {
  return db.transaction().execute(async (trx) => {
    const { id } = await branchNamed(trx, branchName);
    const lines = async () => (await feesOfId(trx, id).execute()).map(lineOf);
    const before = await lines();
    await run(trx, id);
    await audit(trx, caller, {
      action: 'branch.fees',
      subject: `branch:${id}`,
      before: { fees: before },
      after: { fees: await lines() },
    });
    return feesOfId(trx, id).execute();
  });
}

const lineOf = ({ type, amount, paidBy, appliesTo }: BranchFee): string =>
  [type, amount, paidBy, appliesTo].join(' · ');

/** Adds a fee to a branch, or changes one that has the version the caller has read; returns all fees of the branch. */
export async function saveFee(
  db: Db,
  branchName: string,
  {
    id,
    version,
    ...values
  }: { readonly id: string | null; readonly version?: number | undefined } & Partial<FeeValues>,
  caller: Caller<Author>,
): Promise<BranchFee[]> {
  const { paidBy, appliesTo, type, amount } = values;
  const row = {
    ...(type === undefined ? {} : { type }),
    ...(amount === undefined ? {} : { amount }),
    ...(paidBy === undefined ? {} : { paid_by: paidBy }),
    ...(appliesTo === undefined ? {} : { applies_to: appliesTo }),
  };
  try {
    return await changeFees(db, branchName, caller, async (trx, branchId) => {
      if (id === null) {
        await trx
          .insertInto('portal.branch_fees')
          .values({ ...(row as Required<typeof row>), branch_id: branchId })
          .execute();
        return;
      }
      const current = (await feesOfId(trx, branchId).where('id', '=', id).execute())[0];
      if (!current) throw notFound('no-fee');
      assertCurrent(version, current);
      await trx
        .updateTable('portal.branch_fees')
        .set({ ...row, version: current.version + 1 })
        .where('id', '=', id)
        .execute();
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    const message = 'fee-there';
    throw refuse('conflict', message, { fields: { type: message } });
  }
}

/** Removes one fee of a branch, or all of them without an ID; removing a missing fee is not an error. */
export async function removeFees(
  db: Db,
  branchName: string,
  id: string | undefined,
  caller: Caller<Author>,
): Promise<BranchFee[]> {
  return changeFees(db, branchName, caller, async (trx, branchId) => {
    const query = trx.deleteFrom('portal.branch_fees').where('branch_id', '=', branchId);
    await (id === undefined ? query : query.where('id', '=', id)).execute();
  });
}
