/** Facts of a loan that decide whether it needs a document. */
export interface ExpectedIf {
  /** The loan type (`sLT`): FHA 1, VA 2, USDA 3. */
  readonly loanType?: string;
  /** A mortgage on the property is paid off at closing. */
  readonly releasesLien?: true;
  /** A refinance of the borrowers' own dwelling (12 CFR 1026.23). */
  readonly isRescindable?: true;
  /** Private mortgage insurance, paid by the borrower. */
  readonly isInsured?: true;
}

interface ExpectedDocument {
  /** The type of the loan's documents that is received. */
  readonly docType: string;
  /** Days after funding by which it is expected. From memory: see docs/unverified-facts.md. */
  readonly days: number;
  /** Absent: of every loan. */
  readonly only?: ExpectedIf;
}

/** The documents that the desk waits for after funding, in the order of the checklist. */
export const expectedDocuments = {
  note: { docType: 'NOTE', days: 2 },
  'security-instrument': { docType: 'SECURITY INSTRUMENT', days: 2 },
  'final-cd': { docType: 'CLOSING DISCLOSURE', days: 2 },
  'signed-application': { docType: 'APPLICATION', days: 2 },
  'right-to-cancel': { docType: 'RIGHT TO CANCEL', days: 2, only: { isRescindable: true } },
  'settlement-statement': { docType: 'FINAL SETTLEMENT STATEMENT', days: 5 },
  'mers-registration': { docType: 'MERS REGISTRATION', days: 10 },
  'mi-certificate': { docType: 'MI CERTIFICATE', days: 10, only: { isInsured: true } },
  mic: { docType: 'FHA MORTGAGE INSURANCE CERTIFICATE', days: 60, only: { loanType: '1' } },
  lgc: { docType: 'VA LOAN GUARANTY CERTIFICATE', days: 60, only: { loanType: '2' } },
  lng: { docType: 'USDA LOAN NOTE GUARANTEE', days: 60, only: { loanType: '3' } },
  'prior-lien-release': { docType: 'PAYOFF', days: 60, only: { releasesLien: true } },
  'recorded-instrument': { docType: '01 RECORDED DOT/MORTGAGE', days: 120 },
  'final-title-policy': { docType: '02 FINAL TITLE POLICY', days: 120 },
} as const satisfies Readonly<Record<string, ExpectedDocument>>;

export type ExpectedKind = keyof typeof expectedDocuments;
export const expectedKinds = Object.keys(expectedDocuments) as ExpectedKind[];

const table: Readonly<Record<ExpectedKind, ExpectedDocument>> = expectedDocuments;
export const expectedDocument = (kind: ExpectedKind): ExpectedDocument => table[kind];

export const isExpectedKind = (kind: string): kind is ExpectedKind => Object.hasOwn(expectedDocuments, kind);

/** Statuses of loans that the desk works on: funded and later. */
export const postClosingStatuses: readonly string[] = ['6', '20', '37', '38', '27', '46'];
