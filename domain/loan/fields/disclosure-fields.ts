import type { FieldSpec } from './field';
import { date, guarded, text } from './loan-kinds';

/**
 * Dates of disclosures, and the lender's custom dates 1 to 4. The portal stores the eDisclosure request in the first
 * (EDISC-10), and shows the last disclosed estimate only if the fourth has a name (PANEL-15).
 */
export const disclosureFields = {
  sU1LStatN: { ...text(60), label: 'Custom date 1, name', notInMismo: 'lender-only' },
  sU1LStatD: { ...guarded(date), label: 'eDisclosure requested' },
  sU1LStatDesc: { ...guarded(text(200)), label: 'eDisclosure request' },
  sU2LStatN: { ...text(60), label: 'Custom date 2, name', notInMismo: 'lender-only' },
  sU2LStatD: { ...date, label: 'Custom date 2', notInMismo: 'lender-only' },
  sU2LStatDesc: { ...text(200), label: 'Custom date 2, description', notInMismo: 'lender-only' },
  sU3LStatN: { ...text(60), label: 'Custom date 3, name', notInMismo: 'lender-only' },
  sU3LStatD: { ...date, label: 'Custom date 3', notInMismo: 'lender-only' },
  sU3LStatDesc: { ...text(200), label: 'Custom date 3, description', notInMismo: 'lender-only' },
  sU4LStatN: { ...text(60), label: 'Custom date 4, name', notInMismo: 'lender-only' },
  sU4LStatD: { ...date, label: 'Custom date 4', notInMismo: 'lender-only' },
  sU4LStatDesc: { ...text(200), label: 'Custom date 4, description', notInMismo: 'lender-only' },
  sInitialLoanEstimateIssuedD: { ...guarded(date), label: 'Initial Loan Estimate issued' },
  sInitialLoanEstimateReceivedD: { ...guarded(date), label: 'Initial Loan Estimate received' },
  sInitialLoanEstimateSignedD: { ...guarded(date), label: 'Initial Loan Estimate signed' },
  sLastDisclosedLoanEstimateIssuedD: { ...guarded(date), label: 'Last disclosed Loan Estimate issued' },
  sLastDisclosedLoanEstimateSignedD: { ...guarded(date), label: 'Last disclosed Loan Estimate signed' },
  sInitialClosingDisclosureIssuedD: { ...guarded(date), label: 'Initial Closing Disclosure issued' },
  sInitialClosingDisclosureReceivedD: { ...guarded(date), label: 'Initial Closing Disclosure received' },
  sInitialClosingDisclosureSignedD: { ...guarded(date), label: 'Initial Closing Disclosure signed' },
} as const satisfies Record<string, FieldSpec>;
