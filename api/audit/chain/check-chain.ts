import type { Kysely } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import { type AnchorKey, type ChainPoint, isSigned, type SignedPoint } from './anchor-key';
import { type ChainedRow, chainedRows } from './chain.queries';
import { FIRST_HASH, rowHash } from './row-hash';

/** Rows read at a time. */
const BATCH = 2000;

/** The chain is not as the portal wrote it. */
export class Broken extends Error {}

export const broken = (problem: string): never => {
  throw new Broken(problem);
};

/** Where the chain begins: at the last cut, which must be signed. */
export function beginning(keys: readonly AnchorKey[], cuts: readonly SignedPoint[]): ChainPoint {
  const [last] = cuts;
  if (!last) return { seq: 0, hash: FIRST_HASH };
  const same = cuts.filter(({ seq }) => seq === last.seq);
  const found = same.find((cut) => isSigned(keys, 'cut', cut) === true);
  return found ?? broken(`The removal of rows up to ${last.seq} was not made by this portal.`);
}

/** What anchors say about the chain. Those of keys that are not known any more prove nothing. */
interface AnchorsFound {
  /** The hashes that the chain must have, by number. */
  readonly expected: ReadonlyMap<number, Buffer>;
  /** The rows of anchors that name a key of the portal, but are not signed with it. They prove nothing, either. */
  readonly forged: readonly number[];
}

export function readAnchors(keys: readonly AnchorKey[], anchors: readonly SignedPoint[]): AnchorsFound {
  const judged = anchors.map((anchor) => ({ ...anchor, valid: isSigned(keys, 'head', anchor) }));
  return {
    expected: new Map(judged.filter(({ valid }) => valid === true).map(({ seq, hash }) => [seq, hash])),
    forged: judged.filter(({ valid }) => valid === false).map(({ seq }) => seq),
  };
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

/** The rows of the chain after a point, in order. Throws {@link Broken} at the first one that was changed or removed. */
export async function* checkedRows(
  db: Kysely<PortalDb>,
  from: ChainPoint,
  expected: ReadonlyMap<number, Buffer>,
): AsyncGenerator<ChainedRow> {
  let at = from;
  for (let page = await chainedRows(db, at.seq, BATCH); page.length > 0; ) {
    for (const row of page) {
      checkRow(at, row, expected);
      yield row;
      at = row;
    }
    page = await chainedRows(db, at.seq, BATCH);
  }
}
