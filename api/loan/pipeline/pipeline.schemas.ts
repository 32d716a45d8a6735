import { z } from 'zod';
import { daySpan, inJson, rangeText, severalTexts, sortOrder } from '../../../domain/contract/list-parameters.schemas';
import type { PipelineRow } from '../../../domain/loan/pipeline';
import type { ListColumn, SortColumn } from './query';

/** What a sort may be called by: the LOS name, or what the specification calls it (portal-shell.md 2.2). */
export const sortNames = {
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
} as const satisfies Record<string, SortColumn>;

/** Filters that name values, with their columns of the index. */
export const listFilters = {
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
} as const satisfies Record<string, ListColumn>;

/** Filters that name a span of days, both ends included and either left out. */
export const dateFilters = ['sStatusD', 'sRLckdExpiredD', 'sEstCloseD', 'sFundD'] as const;

const named = <const Name extends string, S extends z.ZodType>(names: readonly Name[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema.optional()])) as Record<Name, z.ZodOptional<S>>;

const filter = z.strictObject({
  tab: z.union([z.literal(0), z.literal(1), z.literal(2)], 'A tab is 0, 1 or 2.').optional(),
  q: z.string().max(100).optional(),
  after: z.string().max(500).optional(),
  ...named(Object.keys(listFilters) as (keyof typeof listFilters)[], severalTexts),
  ...named(dateFilters, daySpan),
});

const sort = z.tuple([
  z.enum(Object.keys(sortNames) as (keyof typeof sortNames)[], 'The pipeline cannot be sorted by this.'),
  sortOrder,
]);

const filterText = inJson(filter)
  .optional()
  .describe('Filters as JSON, such as {"tab":0,"q":"smith","sStatusT":["3"]}');
const sortText = inJson(sort).optional().describe('Field and direction as JSON, such as ["sStatusD","DESC"]');

/** Query of the pipeline: `sort`, `range` and `filter` as JSON (main-job.md). */
export const pipelineParameters = z.object({
  sort: sortText,
  range: rangeText,
  filter: filterText,
});

/** Query of the export: everything that the filter finds. */
export const exportParameters = z.object({ sort: sortText, filter: filterText });

export type PipelineParameters = z.output<typeof pipelineParameters>;

const text = z.string().nullable();

/** A row of the pipeline under LOS names. */
export const pipelineRow: z.ZodType<PipelineRow> = z.object({
  id: z.string(),
  sLNm: z.string(),
  version: z.number(),
  tab: z.number(),
  aBFirstNm: text,
  aBLastNm: text,
  aCFirstNm: text,
  aCLastNm: text,
  sStatusT: text,
  sStatusD: text,
  sBranchChannelT: text,
  sCorrespondentProcessT: text,
  sBranchName: text,
  sOriginatingCompanyName: text,
  sLPurposeT: text,
  sLpTemplateNm: text,
  sFinalLAmt: text,
  sNoteIR: text,
  sRateLockStatusT: text,
  sRLckdExpiredD: text,
  sEmployeeLoanRepName: text,
  sEmployeeLoanRepLogin: text,
  sEmployeeProcessorName: text,
  sEmployeeUnderwriterName: text,
  sEstCloseD: text,
  sFundD: text,
});
