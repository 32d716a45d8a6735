import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '../concurrent-index';

/** What else a search reads of a name, so that it reads nothing but the index. */
const READ = 'include (status_rank, "sStatusD", "sFundD")';

/** Users who see one branch or company search among its names only, however many the others have. */
const scopes = ['branch_key', 'company_key'];

export const namesOfAScopeMigration = {
  alone: true,
  async up(db: Kysely<unknown>) {
    for (const scope of scopes) {
      await createIndexConcurrently(db, {
        name: `pipeline_names_${scope}`,
        table: 'portal.pipeline_names',
        on: `(${scope}, word, tab, loan_num) ${READ}`,
      });
    }
  },
} as const;
