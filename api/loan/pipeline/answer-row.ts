import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import type { FoundRow } from './page.queries';
import type { Search } from './query';
import type { UnreadOfLoan } from './unread.queries';

const text = (value: string): string | null => (value === '' ? null : value);

/** PostgreSQL prints the infinity of dates in lower case, and that of numbers with a capital letter. */
const finite = (value: string): string | null => (value.endsWith('nfinity') ? null : value);

/** The names in the row that the search found, and the part of the loan number. */
function matchedWords({ search_text }: FoundRow, { loanNum, words }: Search): readonly string[] {
  const names = search_text.trim().split(' ');
  const found = names.filter((name) =>
    words.some(({ begins, spelled }) => name.startsWith(begins) || spelled.includes(name)),
  );
  return loanNum === null ? found : [...found, loanNum];
}

/**
 * An index row as returned by the API, with null for missing values. Written out field by field for speed, because every
 * request builds a page of these.
 */
export function answerRow(row: FoundRow, search: Search | null, messages?: UnreadOfLoan): PipelineRow {
  return {
    ...(search === null ? {} : { matched: matchedWords(row, search) }),
    ...(messages === undefined ? {} : { unread: messages.unread, mentions: messages.mentions }),
    id: row.loan_num,
    sLNm: row.loan_num,
    version: row.version,
    tab: row.tab,
    aBFirstNm: text(row.aBFirstNm),
    aBLastNm: text(row.aBLastNm),
    aCFirstNm: text(row.aCFirstNm),
    aCLastNm: text(row.aCLastNm),
    sStatusT: text(row.sStatusT),
    sStatusD: finite(row.sStatusD),
    sBranchChannelT: text(row.sBranchChannelT),
    sCorrespondentProcessT: text(row.sCorrespondentProcessT),
    sBranchName: text(row.sBranchName),
    sOriginatingCompanyName: text(row.sOriginatingCompanyName),
    sLPurposeT: text(row.sLPurposeT),
    sLpTemplateNm: text(row.sLpTemplateNm),
    sFinalLAmt: finite(row.sFinalLAmt),
    sNoteIR: finite(row.sNoteIR),
    sRateLockStatusT: text(row.sRateLockStatusT),
    sRLckdExpiredD: finite(row.sRLckdExpiredD),
    sEmployeeLoanRepName: text(row.sEmployeeLoanRepName),
    sEmployeeLoanRepLogin: text(row.sEmployeeLoanRepLogin),
    sEmployeeProcessorName: text(row.sEmployeeProcessorName),
    sEmployeeUnderwriterName: text(row.sEmployeeUnderwriterName),
    sEstCloseD: finite(row.sEstCloseD),
    sFundD: finite(row.sFundD),
  };
}
