import Decimal from 'decimal.js';
import { armSampleLoan, sampleLoan } from '../../fees/sample-form.test-support';
import { worksheetOf } from '../../fees/worksheet';
import { comparisonsOf } from '../figures/comparisons';
import type { DisclosedTerms } from '../figures/rate-paths';
import type { EstimateFacts } from './estimate-form';
import type { FormParty } from './estimate-form.schemas';

/** Sample form H-24(B): 162,000 of a price of 180,000, fixed at 3.875%. */
export const fixedTerms: DisclosedTerms = {
  amount: 162_000_00,
  rate: 3_875,
  termMonths: 360,
  interestOnlyMonths: 0,
  amortization: { kind: 'fixed' },
};
/** 0.61% of the note a year; the form's APR has 81 payments of it (docs/unverified-facts.md). */
export const fixedInsurance = { monthly: new Decimal('82.35'), payments: 81 };
/** What the form counts: of section A alone as finance charges. */
export const fixedCosts = {
  loanCosts: 5_672_00,
  prepaidInterest: 261_60,
  prepaidInsurance: 0,
  financeCharges: 1_802_00,
};

/** The sample of an interest-only loan: 211,000 of 240,000, five years of interest only at 4%, then adjusted every three years. */
export const armTerms: DisclosedTerms = {
  amount: 211_000_00,
  rate: 4_000,
  termMonths: 360,
  interestOnlyMonths: 60,
  amortization: {
    kind: 'arm',
    initialMonths: 60,
    adjustEveryMonths: 36,
    index: 'MTA',
    indexValue: 160,
    margin: 4_000,
    caps: { first: 2_000, periodic: 2_000, life: 8_000 },
  },
  floor: 3_250,
  // The form names no index value. Its TIP of 81.18% needs 4.16%: an index of 0.16%, not rounded.
  indexedRate: 4_160,
};
/** 0.62% a year: 109.02. Its APR needs 114 payments of it, and the settlement agent's fee beside section A as finance charges. */
export const armInsurance = { monthly: new Decimal(211_000).times('0.0062').div(12), payments: 114 };
export const armCosts = {
  loanCosts: 5_851_00,
  prepaidInterest: 15 * 23_44,
  prepaidInsurance: 0,
  financeCharges: 3_435_00,
};

const nobody: FormParty = {
  ...{ name: '', license: 'NMLS/__ License ID', licenseId: '' },
  ...{ officer: '', officerLicense: 'NMLS/__ License ID', officerLicenseId: '', email: '', phone: '' },
};

/** What both samples say beside their loan. */
const shared = {
  loanId: '123456789',
  payoffs: 0,
  ...{ issued: '2013-02-15', lockedUntil: '2013-04-16', expires: '2013-03-04', keepsServicing: false },
  applicants: ['Michael Jones', 'Mary Stone'].map((name) => ({
    name,
    address: ['123 Anywhere Street', 'Anytown, ST 12345'],
  })),
  property: ['456 Somewhere Avenue', 'Anytown, ST 12345'],
  creditor: { name: 'Ficus Bank', address: '4321 Random Boulevard • Somecity, ST 12340' },
  lender: {
    ...nobody,
    ...{ name: 'Ficus Bank', officer: 'Joe Smith', officerLicenseId: '12345' },
    ...{ email: 'joesmith@ficusbank.com', phone: '123-456-7890' },
  },
  broker: nobody,
};

const fixedLoan = { ...sampleLoan, sPrepmtPenaltyT: '1', sPrepmtPeriodMonths: 24 };

export const fixedFacts: EstimateFacts = {
  ...shared,
  loan: fixedLoan,
  worksheet: worksheetOf(fixedLoan),
  ...{ terms: fixedTerms, insurance: fixedInsurance },
  comparisons: comparisonsOf(fixedTerms, fixedInsurance, fixedCosts),
};

export const armFacts: EstimateFacts = {
  ...shared,
  loan: armSampleLoan,
  worksheet: worksheetOf(armSampleLoan),
  ...{ terms: armTerms, insurance: armInsurance },
  comparisons: comparisonsOf(armTerms, armInsurance, armCosts),
};
