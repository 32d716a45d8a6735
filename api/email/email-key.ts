import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EmailPayload } from '../../domain/email/loan-email.schemas';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { refuse } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import { openContent } from './sealed-emails';

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('base64url');

/** What its author asked to send, as a hash. A repeated request has the same one; a confirmation about gaps does not change it. */
export function digestOf(login: string, payload: EmailPayload, files: readonly UploadedFile[] = []): string {
  const { key: _key, withoutValues: _confirmed, by: _by, by2: _by2, ...content } = payload;
  const ordered = Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([login, ordered, files.map(({ name, bytes }) => [name, sha256(bytes)])]));
}

export interface Sent {
  readonly id: string;
  readonly order: string | null;
}

/**
 * The email that already has this key; undefined if there is none. Throws `conflict` (409) if its loan, author or content differs:
 * a user who edited an email and sent it again must learn that an earlier version went out.
 */
export async function emailOfKey(
  { vault }: Pick<AppContext, 'vault'>,
  db: Kysely<PortalDb>,
  { loanNum, key, digest }: { readonly loanNum: string; readonly key: string; readonly digest: string },
): Promise<Sent | undefined> {
  const row = await db
    .selectFrom('portal.email_sent')
    .select(['id', 'order_id', 'loan_num', 'content'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  // Emails of earlier versions have no digest.
  const { digest: stored = digest } = openContent({ vault }, row);
  if (row.loan_num !== loanNum || stored !== digest) throw refuse('conflict', 'email-key-used');
  return { id: row.id, order: row.order_id };
}
