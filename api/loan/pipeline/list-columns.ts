import type { PipelineSortName, PipelineValueFilter } from '../../../domain/loan/pipeline.schemas';
import type { ListColumn, SortColumn } from './query';

/** The index column of each sort name. */
export const sortColumns = {
  sLNm: 'loan_num',
  id: 'loan_num',
  aBLastNm: 'borrower_key',
  borrower: 'borrower_key',
  sStatusT: 'status_rank',
  LoanStatus: 'status_rank',
  sStatusD: 'sStatusD',
  StatusDate: 'sStatusD',
  sBranchChannelT: 'sBranchChannelT',
  sBranchName: 'branch_key',
  sOriginatingCompanyName: 'company_key',
  sLpTemplateNm: 'sLpTemplateNm',
  sFinalLAmt: 'sFinalLAmt',
  sNoteIR: 'sNoteIR',
  sRateLockStatusT: 'sRateLockStatusT',
  sRLckdExpiredD: 'sRLckdExpiredD',
  sEmployeeLoanRepName: 'sEmployeeLoanRepName',
  sEmployeeLoanRepLogin: 'sEmployeeLoanRepLogin',
  sEmployeeProcessorName: 'sEmployeeProcessorName',
  sEmployeeUnderwriterName: 'sEmployeeUnderwriterName',
  sEstCloseD: 'sEstCloseD',
  sFundD: 'sFundD',
  FundedDate: 'sFundD',
} as const satisfies Record<PipelineSortName, SortColumn>;

/** The index column of each filter by values. */
export const filterColumns = {
  id: 'loan_num',
  sLNm: 'loan_num',
  sStatusT: 'sStatusT',
  sBranchChannelT: 'sBranchChannelT',
  sBranchName: 'branch_key',
  sOriginatingCompanyName: 'company_key',
  sLpTemplateNm: 'sLpTemplateNm',
  sRateLockStatusT: 'sRateLockStatusT',
  sEmployeeLoanRepName: 'sEmployeeLoanRepName',
  sEmployeeLoanRepLogin: 'sEmployeeLoanRepLogin',
  sEmployeeProcessorName: 'sEmployeeProcessorName',
  sEmployeeUnderwriterName: 'sEmployeeUnderwriterName',
} as const satisfies Record<PipelineValueFilter, ListColumn>;
