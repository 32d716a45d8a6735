import { type Kysely, type Migration, sql } from 'kysely';

/** Fees that loans of a state and channel are offered. */
const statements = [
  sql`
    create table portal.fee_templates (
      id uuid primary key default gen_random_uuid(),
      version integer not null default 1,
      name text not null,
      type text not null,
      amount numeric(14, 2) not null check (amount >= 0),
      paid_by text not null check (paid_by in ('borrower', 'lender', 'seller')),
      applies_to text not null check (applies_to in ('all', 'purchase', 'refinance')),
      state text,
      channel text,
      active boolean not null default true
    )`,
  sql`create unique index fee_templates_name on portal.fee_templates (lower(name))`,
];

export const feeTemplatesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
