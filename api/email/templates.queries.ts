import { type Kysely, sql } from 'kysely';
import type { UsedTemplate } from '../../domain/email/loan-email.schemas';
import type { PortalDb } from '../db/portal-db';

type Db = Kysely<PortalDb>;

const templates = (db: Db) =>
  db
    .selectFrom('portal.email_templates')
    .select(['code', 'label', 'from', 'subject', 'notes', 'is_text', 'gen_doc_order', 'pre_select_recipients'])
    .orderBy('gen_doc_order', (by) => by.asc().nullsLast())
    .orderBy(sql`lower(label)`)
    .orderBy('id');

type Row = Awaited<ReturnType<ReturnType<typeof templates>['execute']>>[number];

const usedTemplate = (row: Row): UsedTemplate => ({
  code: row.code,
  label: row.label,
  from: row.from,
  subject: row.subject,
  notes: row.notes ?? '',
  genDocOrder: row.gen_doc_order,
  isText: row.is_text,
  preSelectRecipients: row.pre_select_recipients ?? [],
});

/** The templates in the order of document generation. */
export const usedTemplates = async (db: Db): Promise<UsedTemplate[]> =>
  (await templates(db).execute()).map(usedTemplate);

/** The template with a code, in any case; undefined if there is none. */
export async function templateOf(db: Db, code: string): Promise<UsedTemplate | undefined> {
  const row = await templates(db)
    .where(({ eb, fn }) => eb(fn('lower', ['code']), '=', code.trim().toLowerCase()))
    .executeTakeFirst();
  return row && usedTemplate(row);
}
