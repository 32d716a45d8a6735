import { sql } from 'kysely';
import type { Employee } from '../../../domain/access/employee.schemas';
import type { Db } from './los-db';

/** All people in the LOS, by login. */
export async function employees(db: Db): Promise<Employee[]> {
  const rows = await db.selectFrom('los.employees').selectAll().orderBy(sql`login collate "C"`).execute();
  return rows.map((row) => ({
    login: row.login,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    nmlsId: row.nmls_id,
    isPml: row.is_pml,
    branchName: row.branch_name,
    companyName: row.company_name,
    isActive: row.is_active,
  }));
}

/** Adds missing people; existing ones are unchanged. */
export async function addEmployees(db: Db, added: readonly Employee[]): Promise<void> {
  if (added.length === 0) return;
  await db
    .insertInto('los.employees')
    .values(
      added.map((person) => ({
        login: person.login,
        first_name: person.firstName,
        last_name: person.lastName,
        email: person.email,
        phone: person.phone,
        nmls_id: person.nmlsId,
        is_pml: person.isPml,
        branch_name: person.branchName,
        company_name: person.companyName,
        is_active: person.isActive,
      })),
    )
    .onConflict((conflict) => conflict.column('login').doNothing())
    .execute();
}
