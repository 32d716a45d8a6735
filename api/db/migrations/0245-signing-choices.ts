import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Signers choose in a document when they sign it. On forms about waivers of an appraisal the lender marked the choice before: those who
 * signed such a form chose what it says, and one that is still open needs another form.
 */
const statements = [
  sql`alter table portal.signing_documents add column choice_kind text`,
  sql`alter table portal.signing_turns add column choice text`,
  sql`update portal.signing_turns turn set choice = waiver.election
    from portal.signing_documents document
    join portal.appraisal_waivers waiver
      on waiver.package_id = document.package_id and waiver.document_id = document.file_id
    join portal.signing_signers signer on signer.package_id = document.package_id
    where turn.document_id = document.id and turn.signer_id = signer.id and signer.signed_at is not null`,
  sql`alter table portal.appraisal_waivers drop column election`,
];

export const signingChoicesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
