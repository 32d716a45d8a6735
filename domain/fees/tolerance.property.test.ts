import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baselineOf, type Disclosed, type DisclosedLine, testTolerance } from './tolerance';
import { toleranceModel as model } from './tolerance-model.test-support';

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
  covers: fc.option(
    fc.record(
      {
        ...{ lines: fc.subarray(ids), lenderCredit: fc.boolean(), credit: amount },
        amounts: fc.dictionary(fc.constantFrom(...ids), amount),
      },
      { requiredKeys: ['lines', 'lenderCredit'] },
    ),
    { nil: undefined },
  ),
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
