import { type Kysely, sql, type Transaction } from 'kysely';
import { demoLosPeople } from '../../../config/demo/los-people';

/** Every table that has data of a loan. The audit has none: it names loans by subject. */
async function tablesOfLoans<Db>(db: Kysely<Db>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_schema || '.' || c.table_name as name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'loan_num' and t.table_type = 'BASE TABLE' and c.table_schema in ('los', 'journal', 'portal')
    -- Others refer to the loans.
    order by c.table_schema || '.' || c.table_name = 'los.loans', 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Removes the demo's loans, which its first start marked in their status log, and its employees. Returns the number of loans. */
export async function removeDemoLoans<Db>(trx: Transaction<Db>): Promise<number> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('los.loans') is not null as exists`.execute(trx);
  if (rows[0]?.exists !== true) return 0;
  const marked = await sql<{ loan_num: string }>`
    select distinct loan_num from journal.status_log where by_login = 'demo'`.execute(trx);
  const loans = marked.rows.map(({ loan_num }) => loan_num);
  for (const table of await tablesOfLoans(trx)) {
    await sql`delete from ${sql.table(table)} where loan_num = any(${loans})`.execute(trx);
  }
  const people = demoLosPeople.map(({ login }) => login);
  await sql`delete from los.employees where login = any(${people})`.execute(trx);
  return loans.length;
}
