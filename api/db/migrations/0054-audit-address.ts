import { type Kysely, type Migration, sql } from 'kysely';

/** The network address of each request in the audit, and events that the portal refused. */
export const auditAddressMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.audit add address text`.execute(db);
    await sql`alter table portal.audit drop constraint audit_outcome_check`.execute(db);
    await sql`
      alter table portal.audit
        add constraint audit_outcome_check check (outcome in ('open', 'done', 'failed', 'denied'))`.execute(db);
  },
};
