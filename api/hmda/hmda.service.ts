import { sql, type Transaction } from 'kysely';
import { demoInstitution } from '../../config/demo/institution';
import { type SettingName, settingKey } from '../../domain/lender/setting-table';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';

export { sealedConfirmations } from './confirmations';

const rows = Object.entries(demoInstitution).map(([name, value]) => ({
  key: settingKey(name as SettingName),
  value: JSON.stringify({ value }),
}));

/** In demo mode, the institution that files the register, unless one was entered. */
export async function seedRegister({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  if (!config.demo) return;
  await sql`
    insert into portal.general_settings (key, value)
    select key, value::jsonb from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (key text, value text)
    where not exists (select from portal.general_settings where key like 'hmda.%')`.execute(db);
}

/** Removes the institution of the demo, so that no lender files under its LEI, and what was checked of its loans. */
export async function removeDemoRegister(trx: Transaction<PortalDb>): Promise<void> {
  await sql`delete from portal.hmda_checks`.execute(trx);
  await sql`delete from portal.hmda_confirmations`.execute(trx);
  await sql`
    delete from portal.general_settings
    where key like 'hmda.%' and exists (
      select from portal.general_settings
      where key = ${settingKey('hmdaLei')} and value ->> 'value' = ${demoInstitution.hmdaLei}
    )`.execute(trx);
}
