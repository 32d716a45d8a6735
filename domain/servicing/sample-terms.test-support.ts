import type { ServicingTerms } from './servicing-terms';

/** 100,000 at 6% for 360 months from February 2026: 599.55, late after 15 days, 5% of it. */
export const sampleTerms: ServicingTerms = {
  ...{ note: 100_000_00, rate: 6_000, payments: 360, knownPayments: 360, principalAndInterest: 599_55 },
  ...{ insurance: 50_00, escrow: 200_00, escrowDeposit: 1_000_00, firstDue: '2026-02-01' },
  ...{ lateDays: 15, latePercent: 5_000, lateCharge: 29_98, perDiemBasis: 365 },
};
