import { draftLimits } from '../../domain/drafts/draft-limits';
import type { AppContext } from '../app-context';
import { type SealedTableStore, sealedTable } from '../ports/keys/sealed-table';

const DAY_MS = 86_400_000;

export const contextOf = (id: string): string => `portal.drafts:${id}:content`;

/** Drafts that were last saved by then have expired. */
export const expiry = ({ clock }: Pick<AppContext, 'clock'>): Date =>
  new Date(clock().getTime() - draftLimits.days * DAY_MS);

/** Removes expired drafts of all users now and once a day. Returns a function that stops it. */
export async function removeExpiredDrafts(portal: Pick<AppContext, 'db' | 'clock' | 'log'>): Promise<() => void> {
  const remove = (): Promise<unknown> =>
    portal.db
      .deleteFrom('portal.drafts')
      .where('saved_at', '<=', expiry(portal))
      .execute()
      .catch((error: unknown) => portal.log.warn({ err: error }, 'expired drafts could not be removed'));
  await remove();
  const daily = setInterval(() => void remove(), DAY_MS);
  daily.unref();
  return () => clearInterval(daily);
}

/** The drafts, for a rotation of the keys. */
export const sealedDrafts = (portal: Pick<AppContext, 'db' | 'vault'>): SealedTableStore =>
  sealedTable(portal, {
    name: 'portal.drafts',
    key: 'id',
    columns: { content: ({ id }) => contextOf(String(id)) },
  });
