import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Employee } from '../../../domain/access/employee.schemas';
import type { Refreshed } from '../../../domain/access/user.schemas';
import type { AuditAction } from '../../../domain/audit/audit-actions';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import type { Author, Caller } from '../../http/caller';
import { readLos } from '../../loan/gateway.service';
import { insertUser } from '../new-user.queries';
import { hashPassword } from '../passwords';
import { endUnprovedUser } from '../registration/unproved-user';
import { canonicalLogin, dropMailed, revokeAccess, type User } from '../user.queries';
import { mailAddressChange } from './address-notice';
import { assertAdministratorLeft, lockAdministrators } from './administrators';

type Outcome = keyof Refreshed;
type Trx = Transaction<PortalDb>;

/** Users per transaction. */
const BATCH = 500;

const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) => all.slice(index * BATCH, (index + 1) * BATCH));

/** The LOS's facts about a person; facts it does not have keep the portal's values. */
const factsOf = (person: Employee, user: User) => ({
  first_name: person.firstName || user.first_name,
  last_name: person.lastName || user.last_name,
  email: person.email || user.email,
  phone: person.phone ?? user.phone,
  nmls_id: person.nmlsId ?? user.nmls_id,
  branch_name: person.branchName ?? user.branch_name,
  company_name: person.companyName ?? user.company_name,
});

const differs = (facts: ReturnType<typeof factsOf>, user: User): boolean =>
  (Object.keys(facts) as (keyof typeof facts)[]).some((name) => facts[name] !== user[name]);

/** People from the LOS get a password that no one knows; an administrator assigns roles and has a password emailed. */
async function addOne(
  portal: AppContext,
  trx: Trx,
  person: Employee,
  hash: string,
  caller: Caller<Author>,
): Promise<Outcome> {
  if (!person.isActive) return 'unchanged';
  await endUnprovedUser(trx, canonicalLogin(person.login), caller);
  const id = await insertUser(trx, { ...person, roles: [] }, hash, portal.clock());
  if (id === null) return 'unchanged';
  await publish(trx, caller, 'user.create', person.login, { after: { email: person.email, from: 'LOS' } });
  return 'created';
}

async function follow(
  portal: AppContext,
  trx: Trx,
  person: Employee,
  user: User,
  caller: Caller<Author>,
): Promise<Outcome> {
  if (!person.isActive) return disableOne(portal, trx, user, caller);
  const facts = factsOf(person, user);
  if (!differs(facts, user)) return 'unchanged';
  const before = factsOf({ ...person, ...emptyPerson }, user);
  await trx
    .updateTable('portal.users')
    .set((is) => ({ ...facts, record_version: is('record_version', '+', 1) }))
    .where('id', '=', user.id)
    .execute();
  if (facts.email !== user.email) {
    await dropMailed(trx, user.id);
    await mailAddressChange(portal, trx, user);
  }
  await publish(trx, caller, 'user.refresh', user.login, { before: auditedFacts(before), after: auditedFacts(facts) });
  return 'changed';
}

/** The audited facts, under the field names that administrators see. */
const auditedFacts = (facts: ReturnType<typeof factsOf>): Record<string, unknown> => ({
  firstName: facts.first_name,
  lastName: facts.last_name,
  email: facts.email,
  phone: facts.phone,
  nmlsId: facts.nmls_id,
  branchName: facts.branch_name,
  companyName: facts.company_name,
});

const emptyPerson = {
  firstName: '',
  lastName: '',
  email: '',
  phone: null,
  nmlsId: null,
  branchName: null,
  companyName: null,
};

async function disableOne(portal: AppContext, trx: Trx, user: User, caller: Caller<Author>): Promise<Outcome> {
  if (user.disabled_at !== null || user.login === caller.actor.login) return 'unchanged';
  const now = portal.clock();
  await trx
    .updateTable('portal.users')
    .set((is) => ({ disabled_at: now, record_version: is('record_version', '+', 1) }))
    .where('id', '=', user.id)
    .execute();
  await revokeAccess(trx, user.id, now, 'disabled');
  await publish(trx, caller, 'user.disable', user.login, { after: { from: 'LOS' } });
  return 'disabled';
}

const publish = (
  trx: Trx,
  caller: Caller<Author>,
  action: AuditAction,
  login: string,
  change: { readonly before?: Record<string, unknown>; readonly after?: Record<string, unknown> },
): Promise<void> => audit(trx, caller, { action, subject: `user:${login}`, ...change });

/**
 * Brings the users of one side up to date with the LOS: adds new people without roles and disables those who left. Roles, and
 * users the LOS does not know, are unchanged.
 */
export async function refreshUsers(portal: AppContext, isPml: boolean, caller: Caller<Author>): Promise<Refreshed> {
  const known = (await readLos(() => portal.los.employees())).filter((person) => person.isPml === isPml);
  const hash = await hashPassword(randomUUID());
  const done = { created: 0, changed: 0, disabled: 0, unchanged: 0 };
  for (const people of chunks(known)) {
    await portal.db.transaction().execute(async (trx) => {
      await lockAdministrators(trx);
      const logins = people.map(({ login }) => canonicalLogin(login));
      const users = await trx
        .selectFrom('portal.users')
        .selectAll()
        .where('login', 'in', logins)
        .where('unproved', '=', false)
        .forUpdate()
        .execute();
      const byLogin = new Map(users.map((user) => [user.login, user]));
      for (const person of people) {
        const user = byLogin.get(canonicalLogin(person.login));
        if (user !== undefined && user.is_pml !== isPml) continue;
        done[
          user ? await follow(portal, trx, person, user, caller) : await addOne(portal, trx, person, hash, caller)
        ] += 1;
      }
      await assertAdministratorLeft(trx);
    });
  }
  return done;
}
