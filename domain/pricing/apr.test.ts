import { describe, expect, it } from 'vitest';
import { aprOfPayments, aprOfStreams, aprThousandths } from './apr';
import { noteAmount } from './loan-charges';
import { balanceAfter, monthlyPayment } from './payment';
import { paymentStreams, withMonthlyCharge } from './payment-streams';
import { programWith, scenarioWith } from './pricing.test-support';
import type { AdjustableRate } from './program';
import { programApr } from './program-apr';
import type { UnitPeriod, UnitPeriods } from './unit-periods';
import { periodsPerYear, unitPeriodsBetween } from './unit-periods';

const month: UnitPeriod = { unit: 'month', count: 1 };

/** Dates of a series on the same day of every so many months. */
function everyMonths(first: string, count: number, step: number): string[] {
  const [year = 0, monthOfYear = 1, day = 1] = first.split('-').map(Number);
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(year, monthOfYear - 1 + place * step, day)).toISOString().slice(0, 10),
  );
}

/** The 1st and the 16th of each month from a first of the month on. */
const halfMonths = (first: string, count: number): string[] =>
  everyMonths(first, count / 2, 1).flatMap((date) => [date, `${date.slice(0, 8)}16`]);

function apr(advance: number, from: string, dates: readonly string[], amount: number, period: UnitPeriod) {
  const payments = dates.map((date) => ({ ...unitPeriodsBetween(from, date, period), amount }));
  return aprOfPayments(advance, payments, periodsPerYear(period));
}

describe('APR of Regulation Z, Appendix J(c)(1)', () => {
  it('(i) monthly payments with a regular first period: 9.69%', () => {
    expect(apr(5000, '1978-01-10', everyMonths('1978-02-10', 24, 1), 230, month)).toBeCloseTo(9.69, 2);
  });

  it('(ii) monthly payments with an irregular first period: 11.82%', () => {
    expect(apr(6000, '1978-02-10', everyMonths('1978-04-01', 36, 1), 200, month)).toBeCloseTo(11.82, 2);
  });

  it('(iii) payments every half month with an irregular first period: 10.34%', () => {
    expect(apr(5000, '1978-02-23', halfMonths('1978-03-01', 24), 219.17, { unit: 'semimonth' })).toBeCloseTo(10.34, 2);
  });

  it('(iv) quarterly payments with a long first period: 8.97%', () => {
    const quarter: UnitPeriod = { unit: 'month', count: 3 };
    expect(apr(10_000, '1978-05-23', everyMonths('1978-10-01', 40, 3), 385, quarter)).toBeCloseTo(8.97, 2);
  });
});

describe('composite APR of an adjustable rate, comment 17(c)(1)-10', () => {
  const arm = (first: number, periodic: number) =>
    ({
      kind: 'arm',
      initialMonths: 12,
      adjustEveryMonths: 12,
      index: 'Treasury bill',
      indexValue: 10_000,
      margin: 2_000,
      caps: { first, periodic, life: 20_000 },
    }) as const;
  const loan = { amount: 100_000_00, rate: 9_000, termMonths: 360 };
  const total = (streams: readonly { count: number; amount: number }[]) =>
    streams.reduce((sum, { count, amount }) => sum + count * amount, 0);

  it('without a cap the rate rises to 12% after a year: 11.63%', () => {
    const streams = paymentStreams({ ...loan, amortization: arm(20_000, 20_000) });
    expect(streams).toEqual([
      { count: 12, amount: 804_62 },
      { count: 348, amount: 1_025_31 },
    ]);
    expect(total(streams)).toBe(366_463_32);
    expect(aprOfStreams(100_000_00, streams)).toBeCloseTo(11.63, 2);
  });

  it('with a cap of two percent it rises to 11%: 11.53%', () => {
    const streams = paymentStreams({ ...loan, amortization: arm(2_000, 2_000) });
    expect(streams).toEqual([
      { count: 12, amount: 804_62 },
      { count: 12, amount: 950_09 },
      { count: 336, amount: 1_024_34 },
    ]);
    expect(total(streams)).toBe(365_234_76);
    expect(aprOfStreams(100_000_00, streams)).toBeCloseTo(11.53, 2);
  });

  it('with a cap of 7.5% on payments the five levels make 11.64%', () => {
    const streams = [
      { count: 12, amount: 804.62 },
      { count: 12, amount: 864.97 },
      { count: 12, amount: 929.84 },
      { count: 12, amount: 999.58 },
      { count: 312, amount: 1_070.04 },
    ];
    expect(total(streams)).toBeCloseTo(377_040.6, 2);
    expect(aprOfStreams(100_000, streams)).toBeCloseTo(11.64, 2);
  });
});

describe('APR of the sample form H-24(B)', () => {
  const streams = [{ count: 360, amount: 761_78 }];
  const insured = (months: number) => withMonthlyCharge(streams, { rate: 610, steps: [{ amount: 82_35, months }] });
  const aprOf = (financed: number, months: number, first?: UnitPeriods) =>
    aprThousandths(aprOfStreams(financed, insured(months), first) ?? 0);

  it('is the printed 4.274% with 81 payments of mortgage insurance, and 4.271% with the 80 that the law requires', () => {
    // The form finances 162,000 less section A, 1,802. Payment 80 brings the balance to 140,254.51, at or below 78% of 180,000
    // (140,400.00): 12 USC 4902(b) ends the insurance with it. The form charges one payment more. 0.003 is within 1/8.
    expect(aprOf(162_000_00 - 1_802_00, 81)).toBe(4_274);
    expect(aprOf(162_000_00 - 1_802_00, 80)).toBe(4_271);
  });

  it('rises to 4.309% with the finance charges of sections B and C, which the form leaves out', () => {
    // Flood monitoring 32, tax monitoring 75, tax status research 110 and settlement agent 502: 719.
    expect(aprOf(162_000_00 - 1_802_00 - 719_00, 80)).toBe(4_309);
  });

  it('is 4.269% with its prepaid interest and odd days', () => {
    // Closing 4/15/2013, first payment 6/1: 1 month back to 5/1 and 16 days. 16 days at 17.44 are 279.04. Interest of odd days that
    // is paid at closing costs about the note rate, which is below the APR.
    const first = unitPeriodsBetween('2013-04-15', '2013-06-01', month);
    expect(first).toEqual({ whole: 1, fraction: 16 / 30 });
    expect(aprOf(162_000_00 - 1_802_00 - 279_04, 80, first)).toBe(4_269);
  });
});

describe('an odd first period', () => {
  it('of a stream has the APR of dated payments: Appendix J(c)(1)(ii), 11.82%', () => {
    const first = unitPeriodsBetween('1978-02-10', '1978-04-01', month);
    expect(first).toEqual({ whole: 1, fraction: 19 / 30 });
    expect(aprOfStreams(6_000, [{ count: 36, amount: 200 }], first)).toBeCloseTo(11.82, 2);
  });

  it('agrees with dated payments on a mortgage, long and short', () => {
    const payment = monthlyPayment(300_000_00, 6_000, 360);
    for (const [from, firstPayment] of [
      ['2026-11-12', '2027-01-01'],
      ['2026-05-04', '2026-06-01'],
    ] as const) {
      const dated = apr(295_000_00, from, everyMonths(firstPayment, 360, 1), payment, month);
      const first = unitPeriodsBetween(from, firstPayment, month);
      expect(aprOfStreams(295_000_00, [{ count: 360, amount: payment }], first)).toBeCloseTo(dated ?? 0, 8);
    }
  });

  it('leaves the APR at the note rate if nothing but its interest is charged', () => {
    // 300,000 at 6%, 50.00 a day. 11/12 to 1/1: 19 days, 950.00. 5/4 to 6/1: the payment covers three days too many, 150.00 back.
    const streams = [{ count: 360, amount: monthlyPayment(300_000_00, 6_000, 360) }];
    const late = unitPeriodsBetween('2026-11-12', '2027-01-01', month);
    const early = unitPeriodsBetween('2026-05-04', '2026-06-01', month);
    expect(aprOfStreams(300_000_00 - 950_00, streams, late)).toBeCloseTo(6, 2);
    expect(aprOfStreams(300_000_00 + 150_00, streams, early)).toBeCloseTo(6, 2);
    // Without its odd days, the same interest looks like a charge of 0.030.
    expect(aprOfStreams(300_000_00 - 950_00, streams)).toBeCloseTo(6.03, 2);
  });
});

describe('APR', () => {
  it('is the note rate if nothing but the loan is financed', () => {
    const payment = monthlyPayment(300_000_00, 4_250, 360);
    expect(aprOfStreams(300_000_00, [{ count: 360, amount: payment }])).toBeCloseTo(4.25, 4);
  });

  it('is zero if the payments equal the advance', () => {
    expect(aprOfStreams(1_200, [{ count: 12, amount: 100 }])).toBeCloseTo(0, 6);
  });

  it('is undefined if the payments never repay the advance, or nothing is advanced', () => {
    expect(aprOfStreams(1_300, [{ count: 12, amount: 100 }])).toBeUndefined();
    expect(aprOfStreams(0, [{ count: 12, amount: 100 }])).toBeUndefined();
  });

  it('agrees between dated payments and streams', () => {
    const payment = monthlyPayment(200_000_00, 6_500, 180);
    const dated = apr(195_000_00, '2026-03-01', everyMonths('2026-04-01', 180, 1), payment, month);
    expect(dated).toBeCloseTo(aprOfStreams(195_000_00, [{ count: 180, amount: payment }]) ?? 0, 8);
  });
});

describe('unit-periods between two dates', () => {
  it('count months back from the later date, the rest in thirtieths', () => {
    expect(unitPeriodsBetween('1978-02-10', '1978-04-01', month)).toEqual({ whole: 1, fraction: 19 / 30 });
  });

  it('measure the last of a month to the last of another', () => {
    expect(unitPeriodsBetween('2026-01-31', '2026-02-28', month)).toEqual({ whole: 1, fraction: 0 });
    expect(unitPeriodsBetween('2026-02-28', '2026-04-30', month)).toEqual({ whole: 2, fraction: 0 });
  });

  it('count weeks and days by the calendar', () => {
    expect(unitPeriodsBetween('2026-01-01', '2026-01-25', { unit: 'week', count: 1 })).toEqual({
      whole: 3,
      fraction: 3 / 7,
    });
    expect(unitPeriodsBetween('2026-01-01', '2026-03-01', { unit: 'day' })).toEqual({ whole: 59, fraction: 0 });
    expect(periodsPerYear({ unit: 'week', count: 2 })).toBe(26);
    expect(periodsPerYear({ unit: 'day' })).toBe(365);
  });

  it('refuse dates out of order', () => {
    expect(() => unitPeriodsBetween('2026-02-01', '2026-01-01', month)).toThrow(RangeError);
  });
});

describe('an interest-only period', () => {
  it('pays interest only, then amortizes the whole amount over the remaining term', () => {
    const streams = paymentStreams({
      amount: 400_000_00,
      rate: 6_000,
      termMonths: 360,
      amortization: { kind: 'fixed' },
      interestOnlyMonths: 120,
    });
    expect(streams).toEqual([
      { count: 120, amount: 2_000_00 },
      { count: 240, amount: monthlyPayment(400_000_00, 6_000, 240) },
    ]);
  });

  it('follows the rate when it adjusts', () => {
    const streams = paymentStreams({
      amount: 100_000_00,
      rate: 5_000,
      termMonths: 360,
      interestOnlyMonths: 120,
      amortization: {
        kind: 'arm',
        initialMonths: 60,
        adjustEveryMonths: 6,
        index: 'SOFR',
        indexValue: 4_000,
        margin: 3_000,
        caps: { first: 2_000, periodic: 1_000, life: 5_000 },
      },
    });
    expect(streams).toEqual([
      { count: 60, amount: 416_67 },
      { count: 60, amount: 583_33 },
      { count: 240, amount: monthlyPayment(100_000_00, 7_000, 240) },
    ]);
  });
});

/** Follows the prime rate from the first month, with the margin that the chosen rate leaves. */
const primeRate: AdjustableRate = {
  kind: 'arm',
  initialMonths: 1,
  adjustEveryMonths: 1,
  index: 'Prime Rate',
  indexValue: 7_000,
  margin: 1_000,
  marginFollowsRate: true,
  caps: { first: 10_000, periodic: 10_000, life: 10_000 },
};

describe('a line of credit', () => {
  it('keeps the chosen rate while the index is unchanged: its margin is the difference', () => {
    const streams = paymentStreams({
      amount: 60_000_00,
      rate: 8_500,
      termMonths: 360,
      interestOnlyMonths: 120,
      amortization: primeRate,
    });
    expect(new Set(streams.slice(0, 2).map(({ amount }) => amount))).toEqual(new Set([425_00]));
    expect(aprOfStreams(60_000_00, streams)).toBeCloseTo(8.5, 3);
  });

  it('has its periodic rate times twelve as APR, whatever it costs to open', () => {
    const program = programWith({
      insurance: 'none',
      lenderFees: 995_00,
      interestOnlyMonths: 120,
      amortization: primeRate,
    });
    const scenario = scenarioWith({ sLAmtCalc: '60000' });
    const quoted = { rate: 8_000, point: 500 };
    expect(programApr(scenario, program, noteAmount(scenario, program), quoted).apr).toBe(8_000);
  });
});

describe('a charge on the first payments', () => {
  it('runs across streams and ends in the middle of one', () => {
    const streams = [
      { count: 12, amount: 100 },
      { count: 24, amount: 200 },
    ];
    expect(withMonthlyCharge(streams, { rate: 500, steps: [{ amount: 5, months: 20 }] })).toEqual([
      { count: 12, amount: 105 },
      { count: 8, amount: 205 },
      { count: 16, amount: 200 },
    ]);
    expect(withMonthlyCharge(streams, { rate: 500, steps: [] })).toEqual(streams);
  });

  it('changes with each step of the charge', () => {
    const steps = [
      { amount: 5, months: 6 },
      { amount: 4, months: 12 },
    ];
    expect(withMonthlyCharge([{ count: 24, amount: 100 }], { rate: 500, steps })).toEqual([
      { count: 6, amount: 105 },
      { count: 12, amount: 104 },
      { count: 6, amount: 100 },
    ]);
  });

  it('recasts from the balance that the rounded payments leave', () => {
    expect(balanceAfter(100_000_00, 9_000, 804_62, 12)).toBe(99_316_84);
  });
});
