import type { Agent } from '../../../domain/contacts/agent.schemas';
import { recordTouch } from '../journal/record-write';
import { LosError } from '../los-error';
import type { Operation } from '../operation';
import { requireLoan } from './find-loan';
import { lockVersion } from './locked-loan';
import type { Db, Trx } from './los-db';

/** The contacts of a loan in the order they were added. */
export async function agents(db: Db, loanNum: string): Promise<Agent[]> {
  await requireLoan(db, loanNum);
  const rows = await db
    .selectFrom('los.agents')
    .selectAll()
    .where('loan_num', '=', loanNum)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    AgentRoleT: row.role,
    AgentRoleTDesc: row.role_desc,
    AgentName: row.name,
    CompanyName: row.company,
    Phone: row.phone,
    EmailAddr: row.email,
  }));
}

/** Adds contacts and replaces those with a known ID; the others stay. */
export async function saveAgents(
  trx: Trx,
  operation: Operation,
  loanNum: string,
  saved: readonly Agent[],
): Promise<readonly Agent[]> {
  const stored = await lockVersion(trx, loanNum);
  const { count } = await trx
    .selectFrom('los.agents')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('loan_num', '=', loanNum)
    .executeTakeFirstOrThrow();
  for (const [index, agent] of saved.entries()) {
    const values = {
      role: agent.AgentRoleT,
      role_desc: agent.AgentRoleTDesc,
      name: agent.AgentName,
      company: agent.CompanyName,
      phone: agent.Phone,
      email: agent.EmailAddr,
    };
    await trx
      .insertInto('los.agents')
      .values({ ...values, id: agent.id, loan_num: loanNum, position: count + index })
      .onConflict((conflict) => conflict.columns(['loan_num', 'id']).doUpdateSet(values))
      .execute();
  }
  await recordTouch(trx, stored, { loanNum, operation });
  return agents(trx, loanNum);
}

/** Throws `not-found` if the loan has no such contact. */
export async function removeAgent(trx: Trx, operation: Operation, loanNum: string, agentId: string): Promise<void> {
  const stored = await lockVersion(trx, loanNum);
  const { numDeletedRows } = await trx
    .deleteFrom('los.agents')
    .where('loan_num', '=', loanNum)
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new LosError('not-found', 'no-contact');
  await recordTouch(trx, stored, { loanNum, operation });
}
