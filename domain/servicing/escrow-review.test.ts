import { describe, expect, it } from 'vitest';
import { reviewEscrow } from './escrow-review';
import { noticeState, transferDates } from './transfer-dates';

/** The account of Regulation X, Appendix E: 130 a month, needing 1,040 before the payment of July, the cushion being 260. */
const charges = [
  {
    name: 'county',
    purpose: 'taxes' as const,
    monthly: 100_00,
    disbursements: [
      { due: '2026-07-25', amount: 500_00 },
      { due: '2026-12-10', amount: 700_00 },
    ],
  },
  { name: 'school', purpose: 'other' as const, monthly: 30_00, disbursements: [{ due: '2026-09-20', amount: 360_00 }] },
];
const account = {
  nextDue: '2027-07-01',
  today: '2027-06-10',
  cushionMonths: 2,
  paidIn: () => 130_00,
  isPaid: () => false,
};
const review = (balance: number, more: Partial<typeof account> = {}) =>
  reviewEscrow(charges, { balance, ...account, ...more });

describe('the yearly analysis of an escrow account', () => {
  it('needs 1,040 at the start, and is even with it', () => {
    expect(review(1_040_00)).toMatchObject({ target: 1_040_00, cushion: 260_00, state: 'even', newPayment: 130_00 });
    const { months } = review(1_040_00);
    expect(months.map(({ balance }) => balance / 100)).toEqual([
      670, 800, 570, 700, 830, 260, 390, 520, 650, 780, 910, 1040,
    ]);
    expect(months[0]).toMatchObject({ due: '2027-07-01', paidOut: 500_00, paidFor: { taxes: 500_00, other: 0 } });
    expect(months[2]?.paidFor).toEqual({ taxes: 0, insurance: 0, other: 360_00 });
    expect(months[5]).toMatchObject({ due: '2027-12-01', paidOut: 700_00, target: 260_00 });
  });

  it('keeps the cushion that was disclosed', () => {
    expect(review(910_00, { cushionMonths: 1 })).toMatchObject({ target: 910_00, cushion: 130_00, state: 'even' });
  });

  it('refunds a surplus of 50.00 or more within 30 days if the borrower is current', () => {
    expect(review(1_090_00)).toMatchObject({
      ...{ state: 'surplus', difference: 50_00, newPayment: 130_00 },
      ...{ surplusUse: 'refund', refundBy: '2027-07-10' },
    });
    expect(review(1_089_99)).toMatchObject({ difference: 49_99, surplusUse: 'refund-or-credit', refundBy: null });
    expect(review(1_040_00)).toMatchObject({ surplusUse: null, refundBy: null });
    // Due on May 1, and not paid: current through May 31.
    const late = { nextDue: '2027-05-01' };
    expect(review(2_000_00, { ...late, today: '2027-05-31' }).surplusUse).toBe('refund');
    expect(review(2_000_00, { ...late, today: '2027-06-01' })).toMatchObject({ surplusUse: 'keep', refundBy: null });
  });

  it('starts with the next payment that is due after the day of the analysis', () => {
    expect(review(0, { nextDue: '2027-04-01' }).from).toBe('2027-07-01');
    expect(review(0, { nextDue: '2027-07-01', today: '2027-07-01' }).from).toBe('2027-08-01');
    expect(review(0, { nextDue: '2027-09-01' }).from).toBe('2027-09-01');
  });

  it('counts the payments that are due as made, so that none is collected twice', () => {
    // May and June are not paid: the account has 260.00 less than it would.
    const behind = review(780_00, { nextDue: '2027-05-01' });
    expect(behind).toMatchObject({ unpaid: 260_00, state: 'even', spread: 0, newPayment: 130_00 });
    expect(behind.months[0]?.balance).toBe(670_00);
    expect(review(640_00, { nextDue: '2027-05-01' })).toMatchObject({ state: 'shortage', difference: 140_00 });
  });

  it('counts bills that come due before the first payment as paid, unless they are', () => {
    // 960.00 on December 5, of which 700.00 is due on December 10; the account needs 260.00 on January 1.
    const december = { nextDue: '2027-01-01', today: '2026-12-05' };
    expect(review(960_00, december)).toMatchObject({ upcoming: 700_00, target: 260_00, state: 'even', difference: 0 });
    expect(review(260_00, { ...december, isPaid: () => true })).toMatchObject({ upcoming: 0, state: 'even' });
    expect(review(800_00, december)).toMatchObject({ state: 'shortage', difference: 160_00 });
  });

  it('finds no surplus in payments that are owed', () => {
    const behind = { nextDue: '2027-06-01' };
    expect(review(1_000_00, behind)).toMatchObject({ unpaid: 130_00, state: 'even', difference: 0, surplusUse: null });
    expect(review(1_100_00, behind)).toMatchObject({ state: 'surplus', difference: 60_00 });
  });

  it('credits a small surplus to the payments of the year', () => {
    const { newPayment, months } = review(1_064_00);
    expect([newPayment, months[0]?.balance, months[11]?.balance]).toEqual([128_00, 692_00, 1_040_00]);
  });

  it('projects the account with the new payment, and without a surplus that is refunded', () => {
    const { months } = review(900_00);
    // 900.00 + 141.66 - 500.00, and each later month 11.66 more.
    expect([months[0]?.balance, months[11]?.balance]).toEqual([541_66, 900_00 + 12 * 11_66]);
    expect(review(1_090_00).months[0]?.balance).toBe(670_00);
  });

  it('collects a twelfth of what the account will pay, whatever the bills were before', () => {
    const raised = charges.map((charge) => ({ ...charge, monthly: charge.monthly - 20_00 }));
    expect(reviewEscrow(raised, { balance: 1_040_00, ...account })).toMatchObject({
      ...{ monthly: 130_00, cushion: 260_00, target: 1_040_00, state: 'even' },
    });
  });

  it('spreads a shortage over twelve payments, never collecting more than it', () => {
    // 1,040.00 - 900.00 = 140.00; a twelfth is 11.66.
    expect(review(900_00)).toMatchObject({
      state: 'shortage',
      difference: 140_00,
      deficiency: 0,
      spread: 11_66,
      newPayment: 141_66,
    });
  });

  it('calls an account below nothing deficient, by what it owes the servicer', () => {
    expect(review(-160_00)).toMatchObject({
      state: 'deficiency',
      difference: 1_200_00,
      deficiency: 160_00,
      spread: 100_00,
    });
  });
});

describe('a transfer of servicing', () => {
  it('has notices 15 days before and after it, and 60 days of protection that begin with it', () => {
    expect(transferDates('2026-12-01')).toEqual({
      ...{ goodbyeBy: '2026-11-16', helloBy: '2026-12-16', protectedThrough: '2027-01-29' },
      escrowStatementsBy: '2027-01-30',
    });
  });

  it('tells notices given in time from late and missing ones', () => {
    const states = [
      noticeState('2026-11-16', '2026-11-16', '2026-12-01'),
      noticeState('2026-11-16', '2026-11-17', '2026-12-01'),
      noticeState('2026-11-16', null, '2026-11-16'),
      noticeState('2026-11-16', null, '2026-11-17'),
    ];
    expect(states).toEqual(['given', 'given-late', 'due', 'overdue']);
  });
});
