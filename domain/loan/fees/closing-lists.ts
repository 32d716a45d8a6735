import type { CocRecord } from './coc-record';
import type { EstimatedLine } from './estimated-line';

/** A fee of a loan, as the LOS keeps it (FEE-01). */
export interface FeeRecord {
  readonly id: string;
  /** Type of the fee catalog. */
  readonly ClosingCostFeeType: string;
  /** As the disclosures print it. */
  readonly Description: string;
  readonly TotalAmount: string;
  readonly section: string;
  /** Paid-to code (CONTACT-09). */
  readonly Beneficiary: string;
  readonly ProviderName: string | null;
  /** `list`: the borrower chose from the lender's list; `own`: off the list; `none`: no one has chosen. */
  readonly ProviderChoice: string;
  readonly isAffiliate: boolean;
  /** borrower, seller, lender, broker or other. */
  readonly PaidBy: string;
  /** 1 at closing, 2 before closing. */
  readonly GfeClosingCostFeePaymentTimingT: string;
}

/** A payment out of the escrow account. An equal part of the year without an amount. */
export interface DisbursementRecord {
  readonly due: string;
  readonly amount: string | null;
}

/** A recurring housing expense: what is paid at closing, and how the escrow account pays it. */
export interface ExpenseRecord {
  readonly id: string;
  readonly type: string;
  readonly Description: string | null;
  /** A year's part of loan amount, price or value in percent, and a fixed amount a month on top. */
  readonly baseType: string;
  readonly rate: string;
  readonly fixedAmt: string;
  /** Months that are paid at closing. */
  readonly month: number;
  readonly isPrepaid: boolean;
  readonly isEscrowed: boolean;
  readonly disbursements: readonly DisbursementRecord[];
}

/** An adjustment between the parties that is no closing cost (K04 to K07, L06 to L11, M and N of the Closing Disclosure). */
export interface AdjustmentRecord {
  readonly id: string;
  readonly type: string;
  readonly Description: string;
  readonly amount: string;
  readonly paidFrom: string;
  readonly paidTo: string;
}

/** A charge that buyer and seller share by days. */
export interface ProrationRecord {
  readonly id: string;
  readonly type: string;
  readonly Description: string;
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  readonly paidBySeller: boolean;
  readonly closingDay: string;
  readonly dayCount: string;
}

/** Charges with a valid reason to change. */
export interface CoveredCharges {
  readonly lines: readonly string[];
  readonly lenderCredit: boolean;
  /** What was approved, by line, and of the lender credits; absent in a disclosure that was recorded without it. */
  readonly amounts?: Readonly<Record<string, string>> | undefined;
  readonly credit?: string | undefined;
}

/** A Loan Estimate that was issued. */
export interface EstimateRecord {
  readonly id: string;
  readonly number: number;
  readonly issued: string;
  readonly by: string;
  readonly lines: readonly EstimatedLine[];
  /** All lender credits, and those of them for particular fees. */
  readonly lenderCredit: string;
  readonly specificCredits?: string | undefined;
  /** It states that it may be revised until 60 days before consummation (12 CFR 1026.37(m)(8)). */
  readonly hasConstructionNotice?: boolean | undefined;
  /** Until when the rate was locked as it was issued; null if it was not, absent in one that was recorded without it. */
  readonly lockedUntil?: string | null | undefined;
  readonly cashToClose: string | null;
  /** The lines of the table of the cash to close, unrounded; missing in one that was recorded without them. */
  readonly cash?: Readonly<Record<string, string>> | null | undefined;
  /** What a valid reason covers; null for the first one and for one that only informs. */
  readonly covers: CoveredCharges | null;
  readonly reason: string | null;
  /** The document; absent if it was issued outside the portal. */
  readonly documentId?: string | undefined;
  readonly delivery?: EstimateDelivery | undefined;
  readonly intent?: EstimateIntent | undefined;
  /** Of the form, for its history. */
  readonly figures?: EstimateFigures | undefined;
}

/** How a disclosure reaches the borrowers. */
export interface EstimateDelivery {
  /** in-person, mail or electronic. */
  readonly method: string;
  /** The day on which it went out, if not on the day of issue: it was mailed because borrowers did not sign it online. */
  readonly sent?: string | undefined;
  /** The day for which there is evidence of receipt; null while receipt is only presumed. */
  readonly received: string | null;
  /** What the evidence is, and who recorded it. */
  readonly evidence: string | null;
  readonly recordedBy: string | null;
  /** The consent with which it was sent electronically. */
  readonly consent?: ElectronicConsent | undefined;
}

/** Consent of the borrowers to electronic disclosures (15 U.S.C. 7001(c)). */
export interface ElectronicConsent {
  readonly on: string;
  /** How it is known; null if it was given on the signing pages of the portal. */
  readonly evidence: string | null;
  /** The applicants who gave it; absent in a disclosure that was recorded without them. */
  readonly names?: readonly string[] | undefined;
}

/** The intent to proceed with a Loan Estimate (12 CFR 1026.19(e)(2)(i)(A)). */
export interface EstimateIntent {
  readonly date: string;
  /** Who intends to proceed. */
  readonly borrowers: readonly string[];
  /** in-person, phone, email, mail or signature. */
  readonly method: string;
  readonly recordedBy: string;
}

/** What a Loan Estimate says of the loan. */
export interface EstimateFigures {
  readonly loanAmount: string;
  readonly rate: string;
  readonly payment: string;
  readonly apr: string | null;
  readonly closingCosts: string;
  readonly product: string;
}

/** What the lender gives back of an excess over the tolerance (12 CFR 1026.19(f)(2)(v)); one for each way. */
export interface CureRecord {
  readonly id: string;
  /** lender-credit or principal-reduction. */
  readonly method: string;
  readonly amount: string;
  readonly on: string;
  readonly by: string;
}

/** What the lender chose for the forms of a Closing Disclosure that the loan has no field for. */
export interface ClosingChoices {
  /** The number that the settlement agent gave the transaction. */
  readonly fileNumber: string | null;
  /** Certificate or case number of the mortgage insurance. */
  readonly insuranceNumber: string | null;
  /** accept, hold or reject. */
  readonly partialPayments: string;
  /** Whether state law may protect the borrower from a deficiency after foreclosure. */
  readonly isProtected: boolean;
  /** Why there is no escrow account: declined or not-offered. */
  readonly noEscrow: string;
  readonly escrowWaiverFee: string | null;
  readonly hasSignatures: boolean;
}

/** A Closing Disclosure that was issued: what it disclosed as an estimate does, and what its waiting period depends on. */
export interface ClosingDisclosureRecord extends Omit<EstimateRecord, 'intent' | 'figures'> {
  /** initial, revised before consummation, or corrected after it. */
  readonly kind: string;
  readonly delivery: EstimateDelivery;
  readonly signed: string | null;
  /** The day of closing that it states. */
  readonly closing: string;
  readonly apr: string;
  /** Absent in a disclosure that was recorded without it. */
  readonly financeCharge?: string | undefined;
  readonly product: string;
  readonly hasPrepaymentPenalty: boolean;
  /** Why it starts the three business days again. */
  readonly restarts: readonly string[];
  /** When the lender learned of the reason of a revision or correction. */
  readonly learned: string | null;
  /** The refund that it shows for what exceeds the tolerance. */
  readonly cure: string;
  readonly choices: ClosingChoices;
  /** The form of the seller; null without a seller. */
  readonly sellerDocumentId: string | null;
  /** Where the file of the Uniform Closing Dataset is stored; absent without one. */
  readonly ucdKey?: string | undefined;
}

/** The lists of a loan's closing costs; absent until the first is saved. */
export interface ClosingLists {
  fees?: readonly FeeRecord[];
  hexps?: readonly ExpenseRecord[];
  adjustments?: readonly AdjustmentRecord[];
  prorations?: readonly ProrationRecord[];
  loanEstimates?: readonly EstimateRecord[];
  cocs?: readonly CocRecord[];
  cures?: readonly CureRecord[];
  closingDisclosures?: readonly ClosingDisclosureRecord[];
}

export const closingLists = [
  'fees',
  'hexps',
  'adjustments',
  'prorations',
  'loanEstimates',
  'cocs',
  'cures',
  'closingDisclosures',
] as const satisfies readonly (keyof ClosingLists)[];
