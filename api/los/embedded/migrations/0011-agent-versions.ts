import { type Kysely, type Migration, sql } from 'kysely';

/** Contacts of a loan count their changes, and have an address and a license number. */
export const agentVersionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table los.agents
        add column version integer not null default 1,
        add column street text not null default '',
        add column city text not null default '',
        add column state text not null default '',
        add column zip text not null default '',
        add column license_num text not null default ''`.execute(db);
  },
};
