import { type Kysely, type Migration, sql } from 'kysely';

/** Tables of signing whose rows belong to a row of another one. */
const parts = [
  ['signing_documents', 'package_id', 'signing_packages'],
  ['signing_signers', 'package_id', 'signing_packages'],
  ['signing_turns', 'signer_id', 'signing_signers'],
  ['signing_turns', 'document_id', 'signing_documents'],
  ['signing_sessions', 'signer_id', 'signing_signers'],
  ['signing_events', 'package_id', 'signing_packages'],
  ['signing_events', 'signer_id', 'signing_signers'],
  ['signing_events', 'document_id', 'signing_documents'],
] as const;

/** Removes what belongs to a package that borrowers sign with the package, as when the demo is removed. */
export const signingOfRemovedLoansMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, column, of] of parts) {
      const key = sql.id(`${table}_${column}_fkey`);
      await sql`alter table ${sql.id('portal', table)} drop constraint ${key}, add constraint ${key}
        foreign key (${sql.id(column)}) references ${sql.id('portal', of)} on delete cascade`.execute(db);
    }
    // Without them each row of a package that is removed would search all events and turns.
    await sql`create index signing_events_of_signer on portal.signing_events (signer_id)`.execute(db);
    await sql`create index signing_events_of_document on portal.signing_events (document_id)`.execute(db);
    await sql`create index signing_turns_of_document on portal.signing_turns (document_id)`.execute(db);
  },
};
