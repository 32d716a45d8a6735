import { sql } from 'kysely';
import type { AppContext } from '../app-context';
import { openJson, type SealedText, type StoredJson, sealJson } from '../ports/keys/sealed-json';
import { type SealedTableStore, sealedTable } from '../ports/keys/sealed-table';
import type { EmailContent } from './email.tables';

type Vaulted = Pick<AppContext, 'vault'>;

const contextOf = (id: string): string => `portal.email_sent:${id}:content`;

export const sealContent = ({ vault }: Vaulted, id: string, content: EmailContent): SealedText<EmailContent> =>
  sealJson(vault, content, contextOf(id));

export const openContent = (
  { vault }: Vaulted,
  { id, content }: { readonly id: string; readonly content: StoredJson<EmailContent> },
): EmailContent => openJson(vault, content, contextOf(id));

/** The emails, for a rotation of the keys. */
export const sealedEmails = (portal: Pick<AppContext, 'db' | 'vault'>): SealedTableStore =>
  sealedTable(portal, {
    name: 'portal.email_sent',
    key: 'id',
    columns: { content: ({ id }) => contextOf(String(id)) },
  });

/**
 * Seals emails of earlier versions, whose texts were columns of their own. A migration cannot seal, and the database may
 * already refuse plain values, so each start moves what is left.
 */
export async function sealEarlierEmails(portal: Pick<AppContext, 'db' | 'vault'>): Promise<void> {
  const { rows } = await sql<EmailContent & { readonly id: string }>`
    select id, subject, message from portal.email_sent where subject is not null`.execute(portal.db);
  for (const { id, subject, message } of rows) {
    const content = sealContent(portal, id, { subject, message });
    await sql`
      update portal.email_sent set content = ${content}::jsonb, subject = null, message = null
      where id = ${id} and subject is not null`.execute(portal.db);
  }
}
