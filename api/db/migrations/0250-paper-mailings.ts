import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`alter table portal.signing_packages add column mail_by date`,
  // The list of what goes out on paper reads only these.
  sql`create index signing_packages_on_paper on portal.signing_packages (paper_due_at) where paper_due_at is not null`,
];

/** The latest day to mail a package of documents to sign on paper. */
export const paperMailingsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
