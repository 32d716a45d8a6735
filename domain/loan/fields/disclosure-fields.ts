import type { FieldSpec } from './field';
import { date, guarded, text } from './loan-kinds';

/**
 * Dates of disclosures, and the lender's custom dates 1 to 4. The portal stores the eDisclosure request in the first
 * (EDISC-10), and shows the last disclosed estimate only if the fourth has a name (PANEL-15).
 */
export const disclosureFields = {
  sU1LStatN: text(60),
  sU1LStatD: guarded(date),
  sU1LStatDesc: guarded(text(200)),
  sU2LStatN: text(60),
  sU2LStatD: date,
  sU2LStatDesc: text(200),
  sU3LStatN: text(60),
  sU3LStatD: date,
  sU3LStatDesc: text(200),
  sU4LStatN: text(60),
  sU4LStatD: date,
  sU4LStatDesc: text(200),
  sInitialLoanEstimateIssuedD: guarded(date),
  sInitialLoanEstimateReceivedD: guarded(date),
  sInitialLoanEstimateSignedD: guarded(date),
  sLastDisclosedLoanEstimateIssuedD: guarded(date),
  sLastDisclosedLoanEstimateSignedD: guarded(date),
  sInitialClosingDisclosureIssuedD: guarded(date),
  sInitialClosingDisclosureReceivedD: guarded(date),
  sInitialClosingDisclosureSignedD: guarded(date),
} as const satisfies Record<string, FieldSpec>;
