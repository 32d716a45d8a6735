import { type Kysely, type Migration, sql } from 'kysely';

/** People in the LOS: employees of the lender and of originating companies. */
export const employeesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table los.employees (
        login text primary key check (login = lower(login)),
        first_name text not null,
        last_name text not null,
        email text not null,
        phone text,
        nmls_id text,
        is_pml boolean not null,
        branch_name text,
        company_name text,
        is_active boolean not null
      )`.execute(db);
  },
};
