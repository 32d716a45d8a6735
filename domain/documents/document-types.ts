import { SUBMISSION_DOC_TYPE, SUBMISSION_FOLDER } from './submission-folder';

/** A folder of a loan's documents, and the types that belong to it. Any document can be filed in any folder. */
export interface DocumentFolder {
  readonly name: string;
  readonly types: readonly string[];
}

/** Where documents go whose folder or type was not chosen. */
export const UNSORTED_FOLDER = '99 UNSORTED';
export const UNSORTED_TYPE = 'UNSORTED';

export const DISCLOSURE_FOLDER = '02 INITIAL DISCLOSURES';
export const SIGNED_DISCLOSURES = '4 SIGNED EDISCLOSURES';

/** The folder of documents for conditions (loan-workspace.md section 9), and their type if none was chosen. */
export const CONDITIONS_FOLDER = '03 TRID CONDITIONS';
export const CONDITION_DOC_TYPE = 'CONDITION';

export const PROPERTY_FOLDER = '08 PROPERTY';
export const APPRAISAL_TRANSFER = 'APPRAISAL TRANSFER';
export const APPRAISAL_WAIVER = 'APPRAISAL WAIVER';

/** The notice of adverse action to the applicant (Regulation B, 12 CFR 1002.9). */
export const ADVERSE_ACTION_NOTICE = 'ADVERSE ACTION NOTICE';

/** What the lock desk has promised: rate, price and expiration. */
export const LOCK_CONFIRMATION = 'LOCK CONFIRMATION';

/** The folder of what is received after closing. */
export const POST_CLOSING_FOLDER = '12 POST-CLOSING';

/** Statements and notices to the borrowers of a loan in servicing. */
export const SERVICING_FOLDER = '13 SERVICING';
export const servicingTypes = {
  payoff: 'PAYOFF STATEMENT',
  ownership: 'OWNERSHIP TRANSFER NOTICE',
  escrow: 'ANNUAL ESCROW STATEMENT',
} as const;

/** The types whose day of receipt is recorded (DOC-04). */
const received = ['01 RECORDED DOT/MORTGAGE', '02 FINAL TITLE POLICY'] as const;
export const receivedTypes: readonly string[] = received;

/** The only list of names. */
const folders = [
  { name: SUBMISSION_FOLDER, types: [SUBMISSION_DOC_TYPE] },
  {
    name: DISCLOSURE_FOLDER,
    types: [
      '3 UNSIGNED DISCLOSURES',
      SIGNED_DISCLOSURES,
      'LOAN ESTIMATE',
      'INTENT TO PROCEED',
      'CHANGE OF CIRCUMSTANCE',
    ],
  },
  { name: CONDITIONS_FOLDER, types: [CONDITION_DOC_TYPE] },
  { name: '04 APPLICATION', types: ['APPLICATION', 'AUTHORIZATION', 'IDENTIFICATION', 'PURCHASE CONTRACT'] },
  { name: '05 CREDIT', types: ['CREDIT REPORT', 'CREDIT EXPLANATION', 'PAYOFF', 'RENT HISTORY'] },
  {
    name: '06 INCOME',
    types: ['PAYSTUB', 'W-2', '1099', 'TAX RETURN', 'PROFIT AND LOSS', 'VOE', 'LEASE', 'INCOME WORKSHEET'],
  },
  { name: '07 ASSETS', types: ['BANK STATEMENT', 'GIFT LETTER'] },
  {
    name: PROPERTY_FOLDER,
    types: ['APPRAISAL', 'COMPLETION CERTIFICATE', 'SSR', APPRAISAL_TRANSFER, APPRAISAL_WAIVER, 'HOA DOCUMENTS'],
  },
  {
    name: '09 TITLE AND INSURANCE',
    types: ['TITLE', 'CPL', 'WIRE INSTRUCTIONS', 'HOMEOWNERS POLICY', 'FLOOD CERTIFICATE'],
  },
  {
    name: '10 UNDERWRITING',
    types: [
      ...['01 APPROVAL CERTIFICATE', '02 SUSPENSE NOTIFICATION', '03 CREDIT DENIAL', LOCK_CONFIRMATION],
      ADVERSE_ACTION_NOTICE,
      'AUS FINDINGS',
    ],
  },
  {
    name: '11 CLOSING',
    types: ['8 UNSIGNED INITIAL CD', '11 LOAN DOCS_UNSIGNED', 'CLOSING DISCLOSURE', 'NOTE', 'SECURITY INSTRUMENT'],
  },
  {
    name: POST_CLOSING_FOLDER,
    types: [
      ...received,
      ...(['FINAL SETTLEMENT STATEMENT', 'RIGHT TO CANCEL', 'MERS REGISTRATION', 'MI CERTIFICATE'] as const),
      ...(['FHA MORTGAGE INSURANCE CERTIFICATE', 'VA LOAN GUARANTY CERTIFICATE', 'USDA LOAN NOTE GUARANTEE'] as const),
    ],
  },
  { name: SERVICING_FOLDER, types: Object.values(servicingTypes) },
  { name: UNSORTED_FOLDER, types: [UNSORTED_TYPE] },
] as const satisfies readonly DocumentFolder[];

/** The types of all folders. Others can be typed. */
export type DocumentType = (typeof folders)[number]['types'][number];

/** The folders in their order. Names of folders and types are the same in all languages. */
export const documentFolders: readonly DocumentFolder[] = folders;

/** Packages that document preparation makes, with the type that their documents get. */
export const packageFilings = {
  initial: { folderName: DISCLOSURE_FOLDER, docType: '3 UNSIGNED DISCLOSURES' },
  'initial-cd': { folderName: '11 CLOSING', docType: '8 UNSIGNED INITIAL CD' },
  closing: { folderName: '11 CLOSING', docType: '11 LOAN DOCS_UNSIGNED' },
} as const;

export type PackageKind = keyof typeof packageFilings;
export const packageKinds = Object.keys(packageFilings) as PackageKind[];

/** The folder that a type belongs to; undefined for types of no folder. */
export const folderOfType = (docType: string): string | undefined =>
  documentFolders.find(({ types }) => types.includes(docType))?.name;

const order = new Map(documentFolders.map(({ name }, index) => [name, index]));

/** The names of folders in their order; others come last, by name. */
export const inFolderOrder = (names: readonly string[]): string[] =>
  names.toSorted(
    (a, b) => (order.get(a) ?? documentFolders.length) - (order.get(b) ?? documentFolders.length) || (a < b ? -1 : 1),
  );
