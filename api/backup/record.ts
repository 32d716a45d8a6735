import { audit } from '../audit/audit.service';
import { portalCaller } from '../http/caller';
import type { KeptDatabase } from '../open-kept-database';

/** Records that someone at the computer of the portal copied it or put a copy in its place. */
export const record = (
  { db }: Pick<KeptDatabase, 'db'>,
  action: 'portal.backup' | 'portal.restore',
  after: Readonly<Record<string, string>>,
): Promise<void> => db.transaction().execute((trx) => audit(trx, portalCaller, { action, subject: 'portal', after }));
