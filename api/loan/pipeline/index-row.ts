import { plainText, plainWords } from '../../../domain/format/plain-text';
import type { LoanDocument } from '../../../domain/loan/document';
import { pipelineTab } from '../../../domain/loan/pipeline';
import { statusRank } from '../../../domain/loan/status-workflow';
import { assigneesOf } from '../../../domain/loan/visibility';
import { assignedKey } from './assigned-key';
import { losColumns, toIndex } from './columns';
import type { IndexRow } from './index.queries';

function namesOf(loan: LoanDocument): string[] {
  return loan.applicants.flatMap((applicant) => [
    applicant.aBFirstNm ?? '',
    applicant.aBMidNm ?? '',
    applicant.aBLastNm ?? '',
    applicant.aCFirstNm ?? '',
    applicant.aCMidNm ?? '',
    applicant.aCLastNm ?? '',
  ]);
}

const key = (name: string | null | undefined): string => name?.trim().toLowerCase() ?? '';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The pipeline row of a loan. It depends only on the loan, so that a rebuild produces the same row. */
export function indexRowOf(loan: LoanDocument): IndexRow {
  const [first] = loan.applicants;
  const values: Readonly<Record<string, unknown>> = { ...first, ...loan };
  const company = key(loan.sOriginatingCompanyName);
  const words = [...new Set(namesOf(loan).flatMap(plainWords))];
  const los = Object.fromEntries(losColumns.map((name) => [name, toIndex(name, textOf(values[name]))]));
  return {
    ...(los as Pick<IndexRow, (typeof losColumns)[number]>),
    loan_num: loan.sLNm,
    version: loan.version,
    tab: pipelineTab(loan.sStatusT),
    status_rank: statusRank(loan.sStatusT),
    borrower_key: plainText(`${first?.aBLastNm ?? ''} ${first?.aBFirstNm ?? ''}`),
    // Blanks at both ends allow searching each word by its beginning and as a whole.
    search_text: ` ${words.join(' ')} `,
    branch_key: key(loan.sBranchName),
    company_key: company,
    assigned: assigneesOf(loan).map((login) => assignedKey(login, company)),
  };
}
