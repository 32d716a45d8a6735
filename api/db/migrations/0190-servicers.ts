import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Servicers, two of which were general settings before (SERVICING-02), and transfers of the servicing of loans. The day of a transfer and
 * the number at the new servicer belong to the loan.
 */
const statements = [
  sql`create table portal.servicers (
    id uuid primary key default gen_random_uuid(),
    version integer not null default 1,
    name text not null,
    payment_link text,
    phone text,
    email text,
    hours text,
    payment_address text,
    overnight_address text,
    mortgagee_clause text,
    is_first boolean not null default false,
    active boolean not null default true
  )`,
  sql`create unique index servicers_name on portal.servicers (lower(name))`,
  sql`
    insert into portal.servicers (name, payment_link, is_first)
    select distinct on (lower(name)) name, link, is_first from (values
      (
        coalesce((select value ->> 'value' from portal.general_settings where key = 'servicing.servicerName'), 'Example Loan Servicing'),
        coalesce((select value ->> 'value' from portal.general_settings where key = 'servicing.servicerLink'), 'https://servicing.example.com/pay'),
        true
      ),
      (
        coalesce((select value ->> 'value' from portal.general_settings where key = 'servicing.secondServicerName'), 'Example Subservicing'),
        coalesce((select value ->> 'value' from portal.general_settings where key = 'servicing.secondServicerLink'), 'https://subservicing.example.com/pay'),
        false
      )
    ) as before (name, link, is_first)
    where name <> ''
    order by lower(name), is_first desc`,
  sql`delete from portal.general_settings where key in
    ('servicing.servicerName', 'servicing.servicerLink', 'servicing.secondServicerName', 'servicing.secondServicerLink')`,
  sql`create table portal.servicing_transfers (
    loan_num text primary key,
    version integer not null default 1,
    servicer_id uuid not null references portal.servicers (id),
    last_day date not null,
    goodbye_on date,
    hello_on date,
    saved_by text not null,
    saved_at timestamptz not null
  )`,
  sql`create index servicing_transfers_of_servicer on portal.servicing_transfers (servicer_id)`,
];

export const servicersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
