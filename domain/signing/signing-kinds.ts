import { DISCLOSURE_FOLDER, SIGNED_DISCLOSURES } from '../documents/document-types';

/** What a package is for. It decides where signed documents are filed, and which dates of the loan follow. */
export const signingKinds = ['initial-disclosures', 'redisclosure', 'closing-disclosure', 'other'] as const;
export type SigningKind = (typeof signingKinds)[number];

/** A folder and a document type. */
interface Place {
  readonly folderName: string;
  readonly docType: string;
}

const places: Readonly<Partial<Record<SigningKind, Place>>> = {
  'initial-disclosures': { folderName: DISCLOSURE_FOLDER, docType: SIGNED_DISCLOSURES },
  redisclosure: { folderName: DISCLOSURE_FOLDER, docType: SIGNED_DISCLOSURES },
  'closing-disclosure': { folderName: '11 CLOSING', docType: 'CLOSING DISCLOSURE' },
};

/** Where the signed copy of a document goes; of other packages next to the original. */
export const signedPlace = (kind: SigningKind, original: Place): Place => places[kind] ?? original;

/** The steps of a disclosure that the loan has a date for. */
export const disclosureSteps = ['issued', 'received', 'signed'] as const;
export type DisclosureStep = (typeof disclosureSteps)[number];

export interface DateField {
  readonly name:
    | `sInitial${'LoanEstimate' | 'ClosingDisclosure'}${'Issued' | 'Received' | 'Signed'}D`
    | `sLastDisclosedLoanEstimate${'Issued' | 'Signed'}D`;
  /** Only the first one counts, so a later one does not replace it. */
  readonly first: boolean;
}

const first = (name: DateField['name']): DateField => ({ name, first: true });
const last = (name: DateField['name']): DateField => ({ name, first: false });

const dateFields: Readonly<Record<SigningKind, Readonly<Partial<Record<DisclosureStep, DateField>>>>> = {
  'initial-disclosures': {
    issued: first('sInitialLoanEstimateIssuedD'),
    received: first('sInitialLoanEstimateReceivedD'),
    signed: first('sInitialLoanEstimateSignedD'),
  },
  redisclosure: {
    issued: last('sLastDisclosedLoanEstimateIssuedD'),
    signed: last('sLastDisclosedLoanEstimateSignedD'),
  },
  'closing-disclosure': {
    issued: first('sInitialClosingDisclosureIssuedD'),
    received: first('sInitialClosingDisclosureReceivedD'),
    signed: first('sInitialClosingDisclosureSignedD'),
  },
  other: {},
};

/** The date of the loan that a step of a package sets; undefined if the loan has none. */
export const dateField = (kind: SigningKind, step: DisclosureStep): DateField | undefined => dateFields[kind][step];

/**
 * Whether each consumer must have received the package. One is enough for the Loan Estimate (12 CFR 1026.17(d)); we ask for all of a
 * Closing Disclosure, because each of them may rescind.
 */
export const allMustReceive = (kind: SigningKind): boolean => kind === 'closing-disclosure';
