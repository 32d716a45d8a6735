import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import type { Caller } from '../http/caller';
import type { PostClosingItemRow } from './post-closing.tables';

/** What is stored of a document after a change by the desk. */
export interface ItemValues {
  readonly due_on: string;
  readonly received_on: string | null;
  readonly received_by: string | null;
  readonly document_id: string | null;
  readonly document_name: string | null;
  readonly exception: string | null;
}

export interface ItemKey {
  readonly loanNum: string;
  readonly kind: string;
}

export interface ItemWrite {
  /** The version that the author saw, or claimed. */
  readonly version: number;
  /** The day that the LOS recorded just now; the feed may have stored it already. */
  readonly recordedOn: string | null;
  readonly isDueEntered: boolean;
  readonly values: ItemValues;
}

/** Stores the item in the next version, and the step. False if someone else changed it. */
export async function storeItem(
  trx: Transaction<PortalDb>,
  { actor }: Caller,
  { loanNum, kind }: ItemKey,
  { version, recordedOn, isDueEntered, values }: ItemWrite,
  at: Date,
): Promise<boolean> {
  const set = { ...values, is_due_entered: isDueEntered };
  const stored = await trx
    .insertInto('portal.post_closing_items')
    .values({ loan_num: loanNum, kind, label: null, ...set, version: version + 1 })
    .onConflict((on) =>
      on
        .columns(['loan_num', 'kind'])
        .doUpdateSet((row) => ({ ...set, version: row('portal.post_closing_items.version', '+', 1) }))
        .where((row) =>
          row.or([
            row('portal.post_closing_items.version', '=', version),
            row.and([
              row('portal.post_closing_items.version', '=', version + 1),
              row('portal.post_closing_items.received_on', '=', recordedOn),
            ]),
          ]),
        ),
    )
    .returning('version')
    .executeTakeFirst();
  if (stored === undefined) return false;
  const { received_by: _, ...step } = values;
  await trx
    .insertInto('portal.post_closing_steps')
    .values({ loan_num: loanNum, kind, at, by_login: actor.login, by_name: actor.displayName, ...step })
    .execute();
  return true;
}

/** Takes the next version of an item that is as its author saw it, so that no one else changes what they saw. */
export async function claimItem(db: Kysely<PortalDb>, item: Selectable<PostClosingItemRow>): Promise<boolean> {
  const claimed = await db
    .insertInto('portal.post_closing_items')
    .values({ ...item, version: item.version + 1 })
    .onConflict((on) =>
      on
        .columns(['loan_num', 'kind'])
        .doUpdateSet({ version: item.version + 1 })
        .where('portal.post_closing_items.version', '=', item.version),
    )
    .returning('version')
    .executeTakeFirst();
  return claimed !== undefined;
}
