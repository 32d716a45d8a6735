import type { Kysely, Selectable } from 'kysely';
import { type CollateralEntry, collateralOf } from '../../domain/post-closing/collateral';
import type { PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import type { PortalDb } from '../db/portal-db';
import type { CollateralEntryRow } from './post-closing.tables';

export const entryOf = (row: Omit<Selectable<CollateralEntryRow>, 'at'>): CollateralEntry => ({
  ...{ id: row.id, kind: row.kind, on: row.happened_on, place: row.place, holder: row.holder },
  ...{ carrier: row.carrier, tracking: row.tracking, baileeOn: row.bailee_on, refersTo: row.refers_to },
});

/** The log of the note of a loan, in its order. */
export const entriesOf = (db: Kysely<PortalDb>, loanNum: string) =>
  db.selectFrom('portal.collateral_entries').selectAll().where('loan_num', '=', loanNum).orderBy('number').execute();

/** Where the note of a loan is and was. */
export async function collateralViewOf(
  db: Kysely<PortalDb>,
  loanNum: string,
  fundedOn: string,
): Promise<PostClosingView['collateral']> {
  const rows = await entriesOf(db, loanNum);
  const { location, moving, shipments, corrected, last } = collateralOf(fundedOn, rows.map(entryOf));
  return {
    ...location,
    moving: moving?.id ?? null,
    shipments,
    last: last?.id ?? null,
    entries: rows.map(({ id, kind, happened_on: on, place, holder, reason, at, by_name: by }) => ({
      ...{ id, kind, on, place, holder, reason, at: at.toISOString(), by, isCorrected: corrected.has(id) },
    })),
  };
}

/** Where a note is, as the row of its loan has it. */
export function locationOf(fundedOn: string, entries: readonly CollateralEntry[]) {
  const { location, moving } = collateralOf(fundedOn, entries);
  return { place: location.place, sent_on: moving?.sentOn ?? null, sent_to: moving?.to ?? null };
}

/** Where lists show the note of a loan. */
export async function storeLocation(
  db: Kysely<PortalDb>,
  loanNum: string,
  fundedOn: string,
  entries: readonly CollateralEntry[],
): Promise<void> {
  const set = locationOf(fundedOn, entries);
  await db
    .insertInto('portal.post_closing_loans')
    .values({ loan_num: loanNum, funded_on: fundedOn, loan_type: null, investor_id: null, ...set })
    .onConflict((on) => on.column('loan_num').doUpdateSet(set))
    .execute();
}
