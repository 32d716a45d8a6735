import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baselineOf, type CurrentCharge, type Disclosed, type DisclosedLine, testTolerance } from './tolerance';

/**
 * The rule again, written from the text of 12 CFR 1026.19(e)(3) and its comments and not from our code: every amount is looked up in
 * the history for one line at a time, and percentages are compared as fractions of whole tenths of a cent.
 */
const model = {
  /** Whether the ten percent bucket is reset by the disclosure at a place, given what was reset before. */
  resets(history: readonly Disclosed[], place: number): boolean {
    const ids = new Set(history.slice(0, place + 1).flatMap(({ lines }) => lines.map(({ id }) => id)));
    let before = 0n;
    let after = 0n;
    let claims = 0;
    for (const id of ids) {
      if (model.bucketAt(history, place, id) !== 'ten') continue;
      const base = BigInt(model.at(history, place - 1, id));
      const claimed = model.claim(history, place, id);
      if (claimed !== undefined) claims += 1;
      before += base;
      after += claimed !== undefined && claimed > base ? claimed : base;
    }
    return claims > 0 && after * 100n > before * 110n;
  },
  /** The bucket in which a line counts: of the last covered disclosure of it, or of the first estimate. */
  bucketAt(history: readonly Disclosed[], place: number, id: string): string | undefined {
    for (let at = place; at >= 0; at -= 1) {
      const line = history[at]?.lines.find((each) => each.id === id);
      if (line && (at === 0 || history[at]?.covers?.lines.includes(id))) return line.bucket;
    }
    return undefined;
  },
  /** The latest covered amount of a line of the ten percent bucket since its last reset. */
  claim(history: readonly Disclosed[], place: number, id: string): bigint | undefined {
    for (let at = place; at > 0; at -= 1) {
      if (at < place && model.resets(history, at)) return undefined;
      const line = history[at]?.covers?.lines.includes(id)
        ? history[at]?.lines.find((each) => each.id === id)
        : undefined;
      if (line?.bucket === 'ten') return BigInt(line.amount);
    }
    return undefined;
  },
  /** The amount that a line is measured by after the disclosure at a place. */
  at(history: readonly Disclosed[], place: number, id: string): number {
    if (place < 0) return 0;
    const line = history[place]?.lines.find((each) => each.id === id);
    if (place === 0) return line?.amount ?? 0;
    const before = model.at(history, place - 1, id);
    if (line && line.bucket !== 'ten' && history[place]?.covers?.lines.includes(id))
      return Math.max(before, line.amount);
    if (model.bucketAt(history, place, id) !== 'ten' || !model.resets(history, place)) return before;
    const claimed = model.claim(history, place, id);
    return claimed === undefined ? before : Math.max(before, Number(claimed));
  },
  cure(history: readonly Disclosed[], charges: readonly CurrentCharge[], lenderCredit: number): number {
    const last = history.length - 1;
    const zero = charges
      .filter((charge) => charge.bucket === 'zero')
      .map(({ id, amount }) => Math.max(0, amount - model.at(history, last, id)));
    const ten = charges.filter((charge) => charge.bucket === 'ten' && charge.performed);
    const owed = ten.reduce((tenths, { id, amount }) => tenths + 10 * amount - 11 * model.at(history, last, id), 0);
    const credits = history.map(({ lenderCredit: credit, covers }, at) =>
      at === 0 || covers?.lenderCredit ? credit : Infinity,
    );
    return (
      zero.reduce((total, excess) => total + excess, 0) +
      (owed > 0 ? Math.ceil(owed / 10) : 0) +
      Math.max(0, Math.min(...credits) - lenderCredit)
    );
  },
};

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const amount = fc.oneof(fc.integer({ min: 0, max: 300_00 }), fc.constantFrom(0, 100_00, 110_00, 110_01));
const line = fc.record({
  id: fc.constantFrom(...ids),
  bucket: fc.constantFrom<DisclosedLine['bucket']>('zero', 'ten', 'ten', 'none'),
  amount,
});
const lines = fc.uniqueArray(line, { maxLength: ids.length, selector: ({ id }) => id });
/** A line stays in its bucket: what changes it, such as another provider, is shown in the worked cases. */
const steady = (history: readonly Disclosed[]): Disclosed[] => {
  const buckets = new Map<string, DisclosedLine['bucket']>();
  return history.map((disclosed) => ({
    ...disclosed,
    lines: disclosed.lines.map((each) => {
      const bucket = buckets.get(each.id) ?? each.bucket;
      buckets.set(each.id, bucket);
      return { ...each, bucket };
    }),
  }));
};
const revision = fc.record({
  lines,
  lenderCredit: amount,
  covers: fc.option(fc.record({ lines: fc.subarray(ids), lenderCredit: fc.boolean() }), { nil: undefined }),
});
const history = fc
  .tuple(fc.record({ lines, lenderCredit: amount }), fc.array(revision, { maxLength: 5 }))
  .map(([first, revisions]) =>
    steady([first, ...revisions.map(({ covers, ...rest }) => (covers ? { ...rest, covers } : rest))]),
  );
const charges = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...ids),
    bucket: fc.constantFrom<DisclosedLine['bucket']>('zero', 'ten', 'none'),
    amount,
    performed: fc.boolean(),
  }),
  { maxLength: ids.length, selector: ({ id }) => id },
);

describe('the good faith test of 250 random fee histories', () => {
  it('owes what an independent model of the rule owes', () => {
    fc.assert(
      fc.property(history, charges, amount, (disclosures, now, credit) => {
        const baseline = baselineOf(disclosures);
        if (baseline === undefined) throw new Error('the first estimate is missing');
        for (const id of ids) {
          expect(baseline.lines.get(id)?.amount ?? 0).toBe(model.at(disclosures, disclosures.length - 1, id));
        }
        expect(testTolerance(baseline, now, credit).cure).toBe(model.cure(disclosures, now, credit));
      }),
      { numRuns: 250 },
    );
  });

  it('owes nothing for what was estimated, and never less when a charge rises', () => {
    fc.assert(
      fc.property(history, charges, amount, fc.integer({ min: 1, max: 50_00 }), (disclosures, now, credit, more) => {
        const baseline = baselineOf(disclosures.slice(0, 1));
        const [first] = disclosures;
        if (baseline === undefined || first === undefined) throw new Error('the first estimate is missing');
        const same = first.lines.map((each) => ({ ...each, performed: true }));
        expect(testTolerance(baseline, same, first.lenderCredit).cure).toBe(0);
        const dearer = now.map((charge) => ({ ...charge, amount: charge.amount + more }));
        expect(testTolerance(baseline, dearer, credit).cure).toBeGreaterThanOrEqual(
          testTolerance(baseline, now, credit).cure,
        );
      }),
      { numRuns: 100 },
    );
  });
});
