import type { Kysely } from 'kysely';
import { type Migrations, migrateToLatest } from '../../db/migrate';
import { journalMigration } from './migrations/0001-journal';
import { coarseLoansMigration } from './migrations/0002-coarse-loans';
import { wordingMigration } from './migrations/0003-wording';
import { keyedHashesMigration } from './migrations/0004-keyed-hashes';
import { statusAnswersMigration } from './migrations/0005-status-answers';
import { unreadLoansMigration } from './migrations/0006-unread-loans';
import { changeLogPartsMigration } from './migrations/0007-change-log-parts';

/** The schema `journal`, step by step; a step that was released is never edited, the next one is added. */
export const journalMigrations: Migrations = {
  '0001-journal': journalMigration,
  '0002-coarse-loans': coarseLoansMigration,
  '0003-wording': wordingMigration,
  '0004-keyed-hashes': keyedHashesMigration,
  '0005-status-answers': statusAnswersMigration,
  '0006-unread-loans': unreadLoansMigration,
  '0007-change-log-parts': changeLogPartsMigration,
};

/** Brings the schema `journal` up to date. */
export const migrateJournal = <T>(db: Kysely<T>): Promise<string[]> =>
  migrateToLatest(db, 'journal', journalMigrations);
