import type { Selectable } from 'kysely';
import type { Agent } from '../../../domain/contacts/agent.schemas';
import { agentFieldNames } from '../../../domain/contacts/agent-fields';
import { recordTouch } from '../journal/record-write';
import { LosError } from '../los-error';
import type { Operation } from '../operation';
import { requireLoan } from './find-loan';
import { lockVersion } from './locked-loan';
import type { Db, LosDb, Trx } from './los-db';

const agentOf = (row: Selectable<LosDb['los.agents']>): Agent => ({
  id: row.id,
  version: row.version,
  AgentRoleT: row.role,
  AgentRoleTDesc: row.role_desc,
  AgentName: row.name,
  CompanyName: row.company,
  Phone: row.phone,
  EmailAddr: row.email,
  StreetAddr: row.street,
  City: row.city,
  State: row.state,
  Zip: row.zip,
  LicenseNum: row.license_num,
});

const columnsOf = (agent: Agent) => ({
  role: agent.AgentRoleT,
  role_desc: agent.AgentRoleTDesc,
  name: agent.AgentName,
  company: agent.CompanyName,
  phone: agent.Phone,
  email: agent.EmailAddr,
  street: agent.StreetAddr,
  city: agent.City,
  state: agent.State,
  zip: agent.Zip,
  license_num: agent.LicenseNum,
});

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
  return rows.map(agentOf);
}

const isSame = (stored: Agent, agent: Agent): boolean => agentFieldNames.every((name) => stored[name] === agent[name]);

/** Someone else changed or removed a contact: nothing is stored, and their contacts are answered. */
const stale = (current: readonly Agent[]): LosError => new LosError('stale', 'changed-by-other', { agents: current });

/** Adds contacts and replaces those with a known ID; the others stay. */
export async function saveAgents(
  trx: Trx,
  operation: Operation,
  loanNum: string,
  saved: readonly Agent[],
): Promise<readonly Agent[]> {
  const loan = await lockVersion(trx, loanNum);
  const current = await agents(trx, loanNum);
  const known = new Map(current.map((agent) => [agent.id, agent]));
  const changed = saved.filter((agent) => {
    const stored = known.get(agent.id);
    return stored === undefined || !isSame(stored, agent);
  });
  if (changed.some(({ id, version }) => version !== (known.get(id)?.version ?? 0))) throw stale(current);
  const behind = await nextPosition(trx, loanNum);
  for (const [index, agent] of changed.entries()) {
    const values = { ...columnsOf(agent), version: agent.version + 1 };
    await trx
      .insertInto('los.agents')
      .values({ ...values, id: agent.id, loan_num: loanNum, position: behind + index })
      .onConflict((conflict) => conflict.columns(['loan_num', 'id']).doUpdateSet(values))
      .execute();
  }
  await recordTouch(trx, loan, { loanNum, operation });
  return agents(trx, loanNum);
}

/** Behind every contact that the loan has: removed ones leave gaps. */
async function nextPosition(trx: Trx, loanNum: string): Promise<number> {
  const last = await trx
    .selectFrom('los.agents')
    .select((of) => of.fn.max('position').as('position'))
    .where('loan_num', '=', loanNum)
    .executeTakeFirst();
  return (last?.position ?? -1) + 1;
}

interface Removal {
  readonly loanNum: string;
  readonly agentId: string;
  readonly version: number | undefined;
}

/** Removes a contact that was not changed since its author read it. */
export async function removeAgent(
  trx: Trx,
  operation: Operation,
  { loanNum, agentId, version }: Removal,
): Promise<void> {
  const loan = await lockVersion(trx, loanNum);
  const current = await agents(trx, loanNum);
  const stored = current.find(({ id }) => id === agentId);
  if (stored === undefined) throw new LosError('not-found', 'no-contact');
  if (version !== undefined && version !== stored.version) throw stale(current);
  await trx.deleteFrom('los.agents').where('loan_num', '=', loanNum).where('id', '=', agentId).execute();
  await recordTouch(trx, loan, { loanNum, operation });
}
