import { type Kysely, type Migration, sql } from 'kysely';

/** The data of a branch or company. Names can change, so records are identified by ID. */
const places = ['branches', 'companies'].flatMap((name) => {
  const table = sql.table(`portal.${name}`);
  return [
    sql`
      alter table ${table}
        add id uuid not null default gen_random_uuid(),
        add version integer not null default 1,
        add nmls_id text,
        add address text,
        add zip text,
        add phone text,
        add email text,
        add active boolean not null default true`,
    sql`alter table ${table} drop constraint ${sql.id(`${name}_pkey`)}`,
    sql`alter table ${table} add primary key (id)`,
  ];
});

const branches = [
  sql`
    alter table portal.branches
      add code text,
      add manager text,
      add channel text not null default '1',
      add price_group text,
      alter city drop not null, alter city drop default,
      alter state drop not null, alter state drop default`,
  sql`update portal.branches set city = nullif(city, ''), state = nullif(state, '')`,
  sql`
    create table portal.branch_fees (
      id uuid primary key default gen_random_uuid(),
      branch_id uuid not null references portal.branches (id) on delete cascade,
      type text not null,
      amount numeric(14, 2) not null check (amount >= 0),
      paid_by text not null check (paid_by in ('borrower', 'lender', 'seller')),
      applies_to text not null check (applies_to in ('all', 'purchase', 'refinance')),
      version integer not null default 1
    )`,
  sql`create unique index branch_fees_key on portal.branch_fees (branch_id, lower(type), applies_to)`,
];

const companies = sql`alter table portal.companies add city text, add state text`;

export const branchAndCompanyMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...places, ...branches, companies]) await statement.execute(db);
  },
};
