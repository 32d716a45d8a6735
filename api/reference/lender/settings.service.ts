import type { Kysely } from 'kysely';
import { publicDefaults } from '../../../domain/lender/public-settings';
import { readSettings, settingsFrom } from '../../../domain/lender/read-settings';
import { type SettingName, settingKey, settingNames } from '../../../domain/lender/setting-table';
import type { Settings, SettingsRecord } from '../../../domain/lender/settings.schemas';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import { invalid } from '../../http/app-error';
import type { Author, Caller } from '../../http/caller';
import { assertCurrent } from '../../http/records';

type Db = Kysely<PortalDb>;

/** The lender's current settings, with defaults for those that were never set. */
export async function settingsOf(db: Db): Promise<Settings> {
  const rows = await db.selectFrom('portal.general_settings').select(['key', 'value']).execute();
  return settingsFrom(Object.fromEntries(rows.map(({ key, value }) => [key, value.value])));
}

/** One setting. */
export async function settingOf<Name extends SettingName>(db: Db, name: Name): Promise<Settings[Name]> {
  const key = settingKey(name);
  const row = await db.selectFrom('portal.general_settings').select('value').where('key', '=', key).executeTakeFirst();
  return settingsFrom(row ? { [key]: row.value.value } : {})[name];
}

/** What the lender and its portal are called: words that no password may contain. */
export async function lenderNames(db: Db): Promise<readonly string[]> {
  const { lenderName, portalName } = await settingsOf(db);
  return [lenderName, portalName];
}

/**
 * Where people report a weakness of the portal; null if the lender has set no address. The default of the contact email is a
 * placeholder, even if it was saved with the other settings of the page.
 */
export async function securityContact(db: Db): Promise<string | null> {
  const { securityEmail, contactEmail } = await settingsOf(db);
  if (securityEmail !== null) return securityEmail;
  return contactEmail === publicDefaults.contactEmail ? null : contactEmail;
}

/** All settings in one record with the ID `general`. */
export async function settingsRecord(db: Db, locked = false): Promise<SettingsRecord> {
  const versions = db.selectFrom('portal.settings_version').select('version');
  const { version } = await (locked ? versions.forUpdate() : versions).executeTakeFirstOrThrow();
  return { id: 'general', version, ...(await settingsOf(db)) };
}

/** Saves changed settings. Throws if the caller read another version, or if the settings contradict each other. */
export function saveSettings(
  db: Db,
  { version, ...sent }: Readonly<Record<string, unknown>> & { readonly version?: number | undefined },
  caller: Caller<Author>,
): Promise<SettingsRecord> {
  return db.transaction().execute(async (trx) => {
    const before = await settingsRecord(trx, true);
    assertCurrent(version, before);
    const { values, fields } = readSettings(sent, before);
    if (Object.keys(fields).length > 0) throw invalid('settings-not-valid', fields);
    const changed = settingNames.filter((name) => Object.hasOwn(values, name));
    if (changed.length === 0) return before;
    await trx
      .insertInto('portal.general_settings')
      .values(changed.map((name) => ({ key: settingKey(name), value: JSON.stringify({ value: values[name] }) })))
      .onConflict((of) => of.column('key').doUpdateSet({ value: (row) => row.ref('excluded.value') }))
      .execute();
    await trx
      .updateTable('portal.settings_version')
      .set({ version: before.version + 1 })
      .execute();
    const after = await settingsRecord(trx);
    await audit(trx, caller, {
      action: 'settings.change',
      subject: 'settings:general',
      before: { ...before },
      after: { ...after },
    });
    return after;
  });
}
