import type { Kysely } from 'kysely';
import { type Migrations, migrateToLatest } from '../../db/migrate';
import { migrateJournal } from '../journal/journal-migrations';
import { loansMigration } from './migrations/0001-loans';
import { aroundTheLoanMigration } from './migrations/0002-around-the-loan';
import { catalogHandoversMigration } from './migrations/0003-catalog-handovers';
import { employeesMigration } from './migrations/0004-employees';
import { changeLogMigration } from './migrations/0005-change-log';
import { vestingsMigration } from './migrations/0006-vestings';
import { journalMoveMigration } from './migrations/0007-journal';
import { removedFilesMigration } from './migrations/0008-removed-files';
import { conditionStepsMigration } from './migrations/0009-condition-steps';
import { fileVersionsMigration } from './migrations/0010-file-versions';
import { agentVersionsMigration } from './migrations/0011-agent-versions';
import { stepDocumentsMigration } from './migrations/0012-step-documents';
import { catalogHistoryMigration } from './migrations/0013-catalog-history';
import { locksMigration } from './migrations/0014-locks';
import { savedPricingsMigration } from './migrations/0015-saved-pricings';
import { internalStepsMigration } from './migrations/0016-internal-steps';
import { lockConfirmationsMigration } from './migrations/0017-lock-confirmations';
import { ausRunsMigration } from './migrations/0018-aus-runs';
import { cocListsMigration } from './migrations/0019-coc-lists';
import { conditionDueMigration } from './migrations/0020-condition-due';

/** The schema `los`, step by step; a step that was released is never edited, the next one is added. */
export const losMigrations: Migrations = {
  '0001-loans': loansMigration,
  '0002-around-the-loan': aroundTheLoanMigration,
  '0003-catalog-handovers': catalogHandoversMigration,
  '0004-employees': employeesMigration,
  '0005-change-log': changeLogMigration,
  '0006-vestings': vestingsMigration,
  '0007-journal': journalMoveMigration,
  '0008-removed-files': removedFilesMigration,
  '0009-condition-steps': conditionStepsMigration,
  '0010-file-versions': fileVersionsMigration,
  '0011-agent-versions': agentVersionsMigration,
  '0012-step-documents': stepDocumentsMigration,
  '0013-catalog-history': catalogHistoryMigration,
  '0014-locks': locksMigration,
  '0015-saved-pricings': savedPricingsMigration,
  '0016-internal-steps': internalStepsMigration,
  '0017-lock-confirmations': lockConfirmationsMigration,
  '0018-aus-runs': ausRunsMigration,
  '0019-coc-lists': cocListsMigration,
  '0020-condition-due': conditionDueMigration,
};

/** Brings the schemas of the embedded LOS up to date: `los`, and the journal that it writes. */
export async function migrateEmbeddedLos<T>(db: Kysely<T>): Promise<void> {
  await migrateToLatest(db, 'los', losMigrations);
  await migrateJournal(db);
}
