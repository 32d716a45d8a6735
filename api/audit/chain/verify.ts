import type { Kysely, Transaction } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { AnchorKey, ChainPoint, SignedPoint } from './anchor-key';
import { storedAnchors, storedCuts, unchainedRow } from './chain.queries';
import { Broken, beginning, broken, checkedRows, readAnchors } from './check-chain';
import { FIRST_HASH } from './row-hash';

/** The result of a verification. `problem` names the first bad row. */
export interface Verified {
  readonly rows: number;
  readonly anchors: number;
  readonly last: number;
  readonly problem: string | null;
}

/** Anchors after the last row prove that there were more. */
function checkEnd({ seq: last }: ChainPoint, expected: ReadonlyMap<number, Buffer>): void {
  const cutOff = [...expected.keys()].filter((seq) => seq > last);
  if (cutOff.length > 0) broken(`Row ${last + 1} was removed, with all rows after it up to ${Math.max(...cutOff)}.`);
}

/** {@link verifyAudit} in the caller's transaction. */
export async function verifyAuditIn(
  trx: Transaction<PortalDb>,
  keys: readonly AnchorKey[],
  kept: readonly SignedPoint[] = [],
): Promise<Verified> {
  let [rows, anchors] = [0, 0];
  let at: ChainPoint = { seq: 0, hash: FIRST_HASH };
  try {
    at = beginning(keys, await storedCuts(trx));
    const { expected, forged } = readAnchors(keys, [...(await storedAnchors(trx)), ...kept]);
    anchors = expected.size;
    for await (const row of checkedRows(trx, at, expected)) {
      at = row;
      rows += 1;
    }
    checkEnd(at, expected);
    const inserted = await unchainedRow(trx);
    if (inserted) {
      broken(
        `The row ${inserted.id} (${inserted.at.toISOString()}, ${inserted.action}) was inserted without the chain.`,
      );
    }
    // Last, because whoever works as the portal's role can add such anchors, and they must not hide a changed row.
    if (forged.length > 0) {
      const others = anchors > 0 ? `All rows agree with the ${anchors} others.` : 'No other one proves the rows.';
      broken(`The anchor at row ${forged[0]} was not made by this portal. ${others}`);
    }
    if (rows > 0 && anchors === 0) broken('The chain has no anchor of this portal: any row may have been changed.');
    return { rows, anchors, last: at.seq, problem: null };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { rows, anchors, last: at.seq, problem: error.message };
  }
}

/**
 * Verifies all rows of the audit in one snapshot, while the portal runs: that the chain has every row, unchanged and in order,
 * and reaches every anchor. `kept` are anchors stored outside of the database, which find a chain that was cut together with
 * its anchors.
 */
export const verifyAudit = (
  db: Kysely<PortalDb>,
  keys: readonly AnchorKey[],
  kept: readonly SignedPoint[] = [],
): Promise<Verified> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => verifyAuditIn(trx, keys, kept));
