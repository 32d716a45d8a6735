import { describe, expect, it } from 'vitest';
import { baselineOf, type Disclosed, type DisclosedLine, testTolerance } from './tolerance';

const line = (bucket: DisclosedLine['bucket'], id: string, dollars: number): DisclosedLine => ({
  id,
  bucket,
  amount: Math.round(dollars * 100),
});
const zero = (id: string, dollars: number) => line('zero', id, dollars);
const ten = (id: string, dollars: number) => line('ten', id, dollars);
const estimate = (...lines: DisclosedLine[]): Disclosed => ({ lines, lenderCredit: 0 });
const revision = (covered: string[], ...lines: DisclosedLine[]): Disclosed => ({
  ...estimate(...lines),
  covers: { lines: covered, lenderCredit: false },
});

/** The test of charges that are all performed, against a history. */
function tested(history: readonly Disclosed[], charges: readonly DisclosedLine[], credit = 0) {
  const baseline = baselineOf(history);
  if (baseline === undefined) throw new Error('nothing was disclosed');
  return testTolerance(
    baseline,
    charges.map((charge) => ({ ...charge, performed: true })),
    credit,
  );
}

describe('the good faith test', () => {
  it('lets one line rise by more than ten percent if the sum does not', () => {
    const history = [estimate(ten('settlement', 300), ten('others', 700))];
    expect(tested(history, [ten('settlement', 330), ten('others', 700)]).cure).toBe(0);
    expect(tested(history, [ten('settlement', 400), ten('others', 700)])).toMatchObject({ cure: 0, ten: { left: 0 } });
    expect(tested(history, [ten('settlement', 400.01), ten('others', 700)]).cure).toBe(1);
  });

  it('cures 95 of four lines and 90 of the ten percent bucket: 185', () => {
    const estimated = [zero('a', 100), zero('b', 100), zero('c', 100), zero('d', 100), ten('title', 1000)];
    const charged = [zero('a', 130), zero('b', 125), zero('c', 125), zero('d', 115), ten('title', 1190)];
    expect(tested([estimate(...estimated)], charged)).toMatchObject({
      zero: { excess: 95_00 },
      ten: { limit: 1100_00, actual: 1190_00, excess: 90_00 },
      cure: 185_00,
    });
  });

  it('does not let a cheaper line pay for a dearer one in the zero bucket', () => {
    const history = [estimate(zero('appraisal', 500), zero('credit', 50))];
    expect(tested(history, [zero('appraisal', 400), zero('credit', 60)]).cure).toBe(10_00);
  });

  it('counts a charge that was not estimated with nothing in the baseline: a notary of 10 passes at 1,100', () => {
    expect(tested([estimate(ten('title', 1000))], [ten('title', 1090), ten('notary', 10)]).cure).toBe(0);
    expect(tested([estimate(zero('a', 1))], [zero('a', 1), zero('new', 25)]).cure).toBe(25_00);
  });

  it('leaves a service that is not performed out of the baseline, but not one that the seller pays', () => {
    const history = [estimate(ten('title', 900), ten('pest', 100))];
    expect(tested(history, [ten('title', 990)])).toMatchObject({ ten: { baseline: 900_00, left: 0 }, cure: 0 });
    expect(tested(history, [ten('title', 1000)]).cure).toBe(10_00);
    expect(tested(history, [ten('title', 1000), ten('pest', 0)]).cure).toBe(0);
  });

  it('counts a lender credit cut from 750 to 500 as a charge of 250', () => {
    const history = [{ ...estimate(), lenderCredit: 750_00 }];
    expect(tested(history, [], 500_00)).toMatchObject({ credit: { shortfall: 250_00 }, cure: 250_00 });
    expect(tested(history, [], 900_00).cure).toBe(0);
  });

  it('does not test lines without a limit', () => {
    expect(tested([estimate(line('none', 'insurance', 900))], [line('none', 'insurance', 2000)]).cure).toBe(0);
  });

  it('compares without rounding, and gives no part of a cent away', () => {
    // 1.10 x 99.99 is 109.989.
    const history = [estimate(ten('recording', 99.99))];
    expect(tested(history, [ten('recording', 109.98)]).cure).toBe(0);
    expect(tested(history, [ten('recording', 109.99)]).cure).toBe(1);
  });

  it('does not exist before the first Loan Estimate', () => {
    expect(baselineOf([])).toBeUndefined();
  });
});

describe('a revised estimate', () => {
  it('moves the baseline of a covered line: an affiliate’s appraisal from 200 to 400', () => {
    const history = [
      estimate(zero('appraisal', 200), zero('credit', 30)),
      revision(['appraisal'], zero('appraisal', 400), zero('credit', 60)),
    ];
    expect(tested(history, [zero('appraisal', 400), zero('credit', 30)]).cure).toBe(0);
    expect(tested(history, [zero('appraisal', 400), zero('credit', 60)]).cure).toBe(30_00);
  });

  it('that only informs moves nothing', () => {
    const history = [estimate(zero('appraisal', 200)), estimate(zero('appraisal', 400))];
    expect(tested(history, [zero('appraisal', 400)]).cure).toBe(200_00);
  });

  it('does not move the ten percent bucket by five percent: title from 400 to 500 of 2,000', () => {
    const before = [ten('title', 400), ten('others', 1600)];
    const after = [ten('title', 500), ten('others', 1600)];
    const baseline = baselineOf([estimate(...before), revision(['title'], ...after)]);
    expect(baseline?.lines.get('title')?.amount).toBe(400_00);
    expect([...(baseline?.waiting.keys() ?? [])]).toEqual(['title']);
    expect(tested([estimate(...before), revision(['title'], ...after)], after).cure).toBe(0);
    expect(
      tested([estimate(...before), revision(['title'], ...after)], [ten('title', 700), ten('others', 1600)]).cure,
    ).toBe(100_00);
  });

  it('moves it with the second change, if six percent and five percent make eleven', () => {
    const history = [
      estimate(ten('pest', 100), ten('title', 900)),
      revision(['pest'], ten('pest', 160), ten('title', 900)),
      revision(['title'], ten('pest', 160), ten('title', 950)),
    ];
    expect(baselineOf(history.slice(0, 2))?.lines.get('pest')?.amount).toBe(100_00);
    const moved = baselineOf(history);
    expect([moved?.lines.get('pest')?.amount, moved?.lines.get('title')?.amount]).toEqual([160_00, 950_00]);
    expect(tested(history, [ten('pest', 160), ten('title', 950)])).toMatchObject({
      ten: { baseline: 1110_00, limit: 1221_00 },
    });
  });

  it('moves a line no further than what was approved, and a lender credit no lower', () => {
    const covers = { lines: ['appraisal'], lenderCredit: true, amounts: { appraisal: 450_00 }, credit: 300_00 };
    const first = { ...estimate(zero('appraisal', 200)), lenderCredit: 500_00 };
    const history = [first, { lines: [zero('appraisal', 600)], lenderCredit: 100_00, covers }];
    expect(tested(history, [zero('appraisal', 600)], 100_00)).toMatchObject({
      zero: { excess: 150_00 },
      credit: { baseline: 300_00, shortfall: 200_00 },
    });
    const smaller = [first, { lines: [zero('appraisal', 400)], lenderCredit: 500_00, covers }];
    expect(baselineOf(smaller)?.lines.get('appraisal')?.amount).toBe(400_00);
  });

  it('moves only the lines that its reason covers', () => {
    const history = [
      estimate(ten('pest', 100), ten('title', 900)),
      revision(['pest'], ten('pest', 400), ten('title', 1000)),
    ];
    expect(tested(history, [ten('pest', 400), ten('title', 1000)])).toMatchObject({ ten: { baseline: 1300_00 } });
  });

  it('never lowers a baseline, nor raises the lender credit that is owed', () => {
    const covers = { lines: ['lock'], lenderCredit: true };
    const first = { ...estimate(zero('lock', 300)), lenderCredit: 500_00 };
    expect(
      tested([first, { lines: [zero('lock', 100)], lenderCredit: 200_00, covers }], [zero('lock', 300)], 200_00).cure,
    ).toBe(0);
    expect(
      tested([first, { lines: [zero('lock', 300)], lenderCredit: 900_00, covers }], [zero('lock', 300)], 500_00).cure,
    ).toBe(0);
  });

  it('has the figures of a worksheet with an open change of circumstance', () => {
    const first = [
      ten('courier', 45),
      ten('endorsements', 125),
      ten('policy', 845),
      ten('settlement', 1050),
      ten('recording', 622),
    ];
    const now = [
      ten('survey', 450),
      ten('courier', 45),
      ten('endorsements', 210),
      ten('policy', 845),
      ten('settlement', 1095),
      ten('recording', 622),
    ];
    expect(tested([estimate(...first)], now)).toMatchObject({
      ten: { limit: 2955_70, actual: 3267_00, excess: 311_30 },
    });
    expect(tested([estimate(...first), revision(['survey', 'endorsements'], ...now)], now).ten.left).toBe(277_20);
  });
});
