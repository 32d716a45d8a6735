import { randomUUID } from 'node:crypto';
import type { Operation } from '../../api/los/operation';
import type { NewLoanFile } from '../../domain/documents/loan-file.schemas';
import { SUBMISSION_DOC_TYPE, SUBMISSION_FOLDER } from '../../domain/documents/submission-folder';
import { emptyDocument, type NewLoanDocument } from '../../domain/loan/document';

/** A purchase in Pasadena that qualifies for conventional programs: 650,000 on 812,500. */
export const draftLoan = (values: Partial<NewLoanDocument> = {}): NewLoanDocument => ({
  ...emptyDocument(),
  sBranchChannelT: '1',
  sBranchName: 'Pasadena',
  sLPurposeT: '0',
  sLT: '0',
  sLienPosT: '0',
  sPurchPrice: '812500.00',
  sApprVal: '815000.00',
  sLAmtCalc: '650000.00',
  sOccTPe: '0',
  sProdSpT: '0',
  sProdSpStructureT: '2',
  sProdDocT: '0',
  sSpAddr: '12 Alder Hollow Way',
  sSpCity: 'Pasadena',
  sSpState: 'CA',
  sSpZip: '91101',
  sSpCounty: 'Los Angeles',
  sCreditScoreType2: 760,
  sProdRLckdDays: 30,
  sProRealETx: '780.00',
  sProHazIns: '110.00',
  sEmployeeLoanRepName: 'Rafael Quillmore',
  sEmployeeLoanRepLogin: 'loan-officer',
  applicants: [
    {
      aBFirstNm: 'Ann',
      aBLastNm: 'Lee',
      aBSsn: '900-12-3456',
      aBEmail: 'ann.lee@example.com',
      aBAddr: '8 Juniper Court',
      aBCity: 'Glendale',
      aBState: 'CA',
      aBZip: '91203',
      aBDecisionCreditScore: 760,
      aProdBCitizenT: '0',
      aOccT: '0',
    },
  ],
  employments: [{ id: 'job', owners: ['0B'], employer: 'Quarry Street Press', status: '0', monthlyIncome: '16500.00' }],
  assets: [{ id: 'savings', owners: ['0B'], type: '7', value: '240000.00' }],
  liabilities: [{ id: 'card', owners: ['0B'], type: '2', balance: '4200.00', payment: '130.00' }],
  ...values,
});

/** A new operation by a loan officer. */
export const operation = (id: string = randomUUID()): Operation => ({
  id,
  by: 'loan-officer',
  byName: 'Rafael Quillmore',
});

/** A PDF of the submission package that registration requires. */
export const submissionFile = (): NewLoanFile => ({
  id: randomUUID(),
  name: 'package.pdf',
  size: 20_481,
  contentType: 'application/pdf',
  sha256: 'a'.repeat(64),
  storageKey: `loans/${randomUUID()}`,
  folderName: SUBMISSION_FOLDER,
  docType: SUBMISSION_DOC_TYPE,
});
