import { type Kysely, sql } from 'kysely';
import type { RetiredCodes } from '../../../domain/application/change/change-checker';
import { settingsFrom } from '../../../domain/lender/read-settings';
import { settingKey } from '../../../domain/lender/setting-table';
import type { Settings } from '../../../domain/lender/settings.schemas';
import type { PortalDb } from '../../db/portal-db';
import { runPrepared } from '../../db/prepared';
import type { OptionChanges } from '../lender.tables';
import { retiredIn } from './options.service';

/** Settings of the lender that a loan takes over with its next change. */
const decisions = ['subjectRent', 'shortDebtPercent'] as const;

/** What the lender decided that changes of loans follow. */
export interface ChangeRules extends Pick<Settings, (typeof decisions)[number]> {
  readonly retired: RetiredCodes;
}

interface Stored {
  readonly settings: Readonly<Record<string, { readonly value: unknown }>> | null;
  readonly lists: Readonly<Record<string, OptionChanges>> | null;
}

/** Reads them in one statement with each change, so that it follows what another process stored just before. */
export async function changeRules(db: Kysely<PortalDb>): Promise<ChangeRules> {
  const statement = sql<Stored>`
    select
      (select jsonb_object_agg(key, value) from portal.general_settings
        where key = any(${sql.val(decisions.map(settingKey))}::text[])) as settings,
      (select jsonb_object_agg(code, options) from portal.option_lists) as lists`;
  const [stored] = await runPrepared(db, statement);
  const values = Object.entries(stored?.settings ?? {}).map(([key, { value }]) => [key, value] as const);
  const { subjectRent, shortDebtPercent } = settingsFrom(Object.fromEntries(values));
  const retired = Object.entries(stored?.lists ?? {}).map(([list, options]) => [list, retiredIn(options)] as const);
  return { subjectRent, shortDebtPercent, retired: new Map(retired) };
}
