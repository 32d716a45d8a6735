import { z } from 'zod';
import { inJson, rangeText, relativeSpan, severalTexts, sortOrder } from '../contract/list-parameters.schemas';
import { statusGroups } from './status';

/** Sort names: the LOS name, or the specification's name (portal-shell.md 2.2). */
const sortName = z.enum(
  [
    'sLNm',
    'id',
    'aBLastNm',
    'borrower',
    'sStatusT',
    'LoanStatus',
    'sStatusD',
    'StatusDate',
    'sBranchChannelT',
    'sBranchName',
    'sOriginatingCompanyName',
    'sLpTemplateNm',
    'sFinalLAmt',
    'sNoteIR',
    'sRateLockStatusT',
    'sRLckdExpiredD',
    'sEmployeeLoanRepName',
    'sEmployeeLoanRepLogin',
    'sEmployeeProcessorName',
    'sEmployeeUnderwriterName',
    'sEstCloseD',
    'sFundD',
    'FundedDate',
  ],
  'The pipeline cannot be sorted by this.',
);
export type PipelineSortName = z.output<typeof sortName>;

/** Filters by one or several values. */
const values = {
  id: severalTexts.optional(),
  sLNm: severalTexts.optional(),
  sStatusT: severalTexts.optional(),
  sBranchChannelT: severalTexts.optional(),
  sBranchName: severalTexts.optional(),
  sOriginatingCompanyName: severalTexts.optional(),
  sLpTemplateNm: severalTexts.optional(),
  sRateLockStatusT: severalTexts.optional(),
  sEmployeeLoanRepName: severalTexts.optional(),
  sEmployeeLoanRepLogin: severalTexts.optional(),
  sEmployeeProcessorName: severalTexts.optional(),
  sEmployeeUnderwriterName: severalTexts.optional(),
};
export type PipelineValueFilter = keyof typeof values;

/** Filters by a range of days, inclusive, with optional ends, which may count from today. */
const spans = {
  sStatusD: relativeSpan.optional(),
  sRLckdExpiredD: relativeSpan.optional(),
  sEstCloseD: relativeSpan.optional(),
  sFundD: relativeSpan.optional(),
};

const tab = z.literal([0, 1, 2]);

const filter = z.strictObject({
  tab: tab.optional(),
  q: z.string().max(100).optional(),
  after: z.string().max(500).optional(),
  /** Loans assigned to the user in any role. */
  mine: z.literal(true).optional(),
  /** Loans with unread messages that concern the user: assigned to them, or where they wrote or are mentioned. */
  unread: z.literal(true).optional(),
  /** Statuses by the group that gives them their color. */
  statusGroup: z.array(z.enum(statusGroups)).min(1).max(statusGroups.length).optional(),
  ...values,
  ...spans,
});
export type PipelineFilter = Readonly<z.input<typeof filter>>;

/** Query of the pipeline: `sort`, `range` and `filter` as JSON (main-job.md). */
export const pipelineQuery = z.object({
  sort: inJson(z.tuple([sortName, sortOrder]))
    .optional()
    .describe('Field and direction as JSON, such as ["sStatusD","DESC"]'),
  range: rangeText,
  filter: inJson(filter).optional().describe('Filters as JSON, such as {"tab":0,"q":"smith","sStatusT":["3"]}'),
});
export type PipelineQuery = z.output<typeof pipelineQuery>;

/** Query of the export: everything that the filter finds. */
export const pipelineExportQuery = pipelineQuery.omit({ range: true });

/** Filters whose values are names that occur in loans. */
const named = ['sLpTemplateNm', 'sEmployeeLoanRepName', 'sEmployeeProcessorName', 'sEmployeeUnderwriterName'] as const;

export const filterValuesQuery = z.object({
  field: z.enum(named),
  tab: z.coerce.number<number | string>().pipe(tab).default(0),
});

const text = z.string().nullable();

/** A row of the pipeline under LOS names; null for missing values. */
export const pipelineRow = z.object({
  /** The loan number again, under the name that lists expect. */
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
  /** Unread messages, if there are any that concern the user, and how many of them mention the user. */
  unread: z.int().optional(),
  mentions: z.int().optional(),
  /** What a search found, in plain letters: names of any borrower, and the beginning of the loan number. */
  matched: z.array(z.string()).readonly().optional(),
});
export type PipelineRow = Readonly<z.output<typeof pipelineRow>>;
