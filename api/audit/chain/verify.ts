import type { Kysely, Transaction } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import { type AnchorKey, type ChainPoint, isSigned, type SignedPoint } from './anchor-key';
import { type ChainedRow, chainedRows, storedAnchors, storedCuts, unchainedRow } from './chain.queries';
import { FIRST_HASH, rowHash } from './row-hash';

/** The result of a verification. `problem` names the first bad row. */
export interface Verified {
  readonly rows: number;
  readonly anchors: number;
  readonly last: number;
  readonly problem: string | null;
}

/** Rows read at a time. */
const BATCH = 2000;

class Broken extends Error {}

const broken = (problem: string): never => {
  throw new Broken(problem);
};

/** Where the chain begins: at the last cut, which must be signed. */
function beginning(keys: readonly AnchorKey[], cuts: readonly SignedPoint[]): ChainPoint {
  const [last] = cuts;
  if (!last) return { seq: 0, hash: FIRST_HASH };
  const same = cuts.filter(({ seq }) => seq === last.seq);
  const found = same.find((cut) => isSigned(keys, 'cut', cut) === true);
  return found ?? broken(`The removal of rows up to ${last.seq} was not made by this portal.`);
}

/** The hashes that the chain must have, by number. Anchors of keys that are not known any more prove nothing. */
function expectedHashes(keys: readonly AnchorKey[], anchors: readonly SignedPoint[]): Map<number, Buffer> {
  const expected = new Map<number, Buffer>();
  for (const anchor of anchors) {
    const valid = isSigned(keys, 'head', anchor);
    if (valid === false) broken(`The anchor at row ${anchor.seq} was not made by this portal.`);
    if (valid) expected.set(anchor.seq, anchor.hash);
  }
  return expected;
}

const named = ({ seq, id, values }: ChainedRow): string =>
  `Row ${seq} (${id}${values ? `, ${values[1]}, ${values[3]}` : ''})`;

function checkRow(before: ChainPoint, row: ChainedRow, expected: ReadonlyMap<number, Buffer>): void {
  if (row.seq !== before.seq + 1) broken(`Row ${before.seq + 1} was removed from the chain.`);
  if (row.values === null) broken(`${named(row)} was removed.`);
  else if (!rowHash(before.hash, row.seq, row.values).equals(row.hash)) broken(`${named(row)} was changed.`);
  const anchored = expected.get(row.seq);
  if (anchored && !anchored.equals(row.hash))
    broken(`${named(row)} or one before it was changed: the chain was recomputed.`);
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
    const expected = expectedHashes(keys, [...(await storedAnchors(trx)), ...kept]);
    anchors = expected.size;
    for (let page = await chainedRows(trx, at.seq, BATCH); page.length > 0; ) {
      for (const row of page) {
        checkRow(at, row, expected);
        at = row;
      }
      rows += page.length;
      page = await chainedRows(trx, at.seq, BATCH);
    }
    checkEnd(at, expected);
    const inserted = await unchainedRow(trx);
    if (inserted) {
      broken(
        `The row ${inserted.id} (${inserted.at.toISOString()}, ${inserted.action}) was inserted without the chain.`,
      );
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
