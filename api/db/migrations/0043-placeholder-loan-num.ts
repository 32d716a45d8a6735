import { type Kysely, type Migration, sql } from 'kysely';

/** The placeholder of the loan number is `[[loanNum]]` (EMAIL-27); it was `[[loanNumber]]`. */
async function up(db: Kysely<unknown>): Promise<void> {
  const [old, placeholder] = [sql.lit('\\[\\[\\s*loanNumber\\s*\\]\\]'), sql.lit('[[loanNum]]')];
  await sql`
    update portal.email_templates
    set subject = regexp_replace(subject, ${old}, ${placeholder}, 'g'),
        notes = regexp_replace(notes, ${old}, ${placeholder}, 'g'),
        version = version + 1
    where subject ~ ${old} or notes ~ ${old}`.execute(db);
}

export const placeholderLoanNumMigration: Migration = { up };
