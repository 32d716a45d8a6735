import { emptyDocument, type NewLoanDocument } from '../../domain/loan/document';
import { Checklist, RequirementsOfPage } from '../application/public';
import { Example, Line } from './Example';

const facts = { today: '2026-11-21', submissionFiles: 0 };

/** An unfinished loan: two borrowers, two jobs with a gap, one account. */
const startedLoan: NewLoanDocument = {
  ...emptyDocument(),
  ...{ sStatusT: '0', sLPurposeT: '0', sLT: '0', sFinMethT: '1', sProdSpT: '0', sOccTPe: '0', sSpZip: '91101' },
  ...{ sLAmtCalc: '650000.00', sPurchPrice: '812500.00', sCreditScoreType2: 742 },
  ...{ sTransNetCash: '174250.00', sAppTotLiqAsset: '12000.00' },
  applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aCFirstNm: 'Ben', aCLastNm: 'Lee', aBAddrMonths: 10 }],
  employments: [
    { id: 'job', owners: ['0B'], status: '0', employer: 'Arroyo Works', startDate: '2026-01-10' },
    { id: 'old', owners: ['0B'], status: '1', employer: 'Elm', startDate: '2020-01-01', endDate: '2025-10-31' },
  ],
  assets: [{ id: 'bank', owners: ['0B', '0C'], type: '3', holder: 'First Bank of the San Gabriel Valley' }],
  liabilities: [{ id: 'home', owners: ['0B'], type: '0', balance: '210000.00' }],
  reos: [{ id: 'house', owners: ['0B'], address: '12 Elm St', status: '3' }],
};

/** The requirements of a loan: as a full checklist and in short form. */
export function RequirementsExamples() {
  return (
    <>
      <Example name="Checklist" bare>
        <Checklist loanNum="1" document={startedLoan} facts={facts} stage="underwriting" />
      </Example>
      <Example name="Checklist, nothing missing" bare>
        <Checklist loanNum="1" document={startedLoan} facts={facts} stage="pricing" />
      </Example>
      <Example name="NeedsOfPage: something, nothing">
        <Line>
          <RequirementsOfPage loanNum="1" document={startedLoan} facts={facts} page="app/employment" />
          <RequirementsOfPage loanNum="1" document={startedLoan} facts={facts} page="app/asset" stage="pricing" />
        </Line>
      </Example>
    </>
  );
}
