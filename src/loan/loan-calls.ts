import type { ContactsContract } from '../../domain/contacts/contacts.contract';
import type { InputOf } from '../../domain/contract/contract';
import type { LoanContract } from '../../domain/loan/loan.contract';
import type { PipelineContract } from '../../domain/loan/pipeline.contract';
import type { OrganizationContract } from '../../domain/reference/organization.contract';
import type { Progress } from '../providers/data/call-types';
import { callsOf } from '../providers/data/calls';

const { call, upload } = callsOf<ContactsContract & LoanContract & OrganizationContract & PipelineContract>();

type Import = LoanContract['POST /lqb/loans/import'];
type FilterValues = InputOf<PipelineContract['GET /lqb/loans/values'], 'query'>;

/** Number of entries on the dashboard. */
export const ACTIVITY_SHOWN = 5;

/** Loan calls other than reading and writing whole records. */
export const loanCalls = {
  /** Where the user may create a loan. The pipeline filters offer the same names. */
  placementOptions: (signal?: AbortSignal) => call('GET /lqb/reference', { signal }),
  /** Reads a file and returns its contents; saves nothing. */
  previewImport: (file: File, progress: Progress = {}) =>
    upload('POST /lqb/loans/import', { files: { loanFile: [file] }, query: { preview: 'true' }, ...progress }),
  create: (body: InputOf<LoanContract['POST /lqb/loans/create'], 'body'>, idempotencyKey: string) =>
    call('POST /lqb/loans/create', { body, idempotencyKey }),
  importLoan: (file: File, body: InputOf<Import, 'body'>, idempotencyKey: string) =>
    upload('POST /lqb/loans/import', { files: { loanFile: [file] }, body, idempotencyKey }),
  filterValues: (query: FilterValues, signal?: AbortSignal) => call('GET /lqb/loans/values', { query, signal }),
  initialApprovalDate: (loanNum: string, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/initial-approval-date', { params: { loanNum }, signal }),
  activity: (loanNum: string, limit: number, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/activity', { params: { loanNum }, query: { limit }, signal }),
  possibleAssignees: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/possible-assignees', { params: { loanNum }, signal }),
  assign: (loanNum: string, body: InputOf<LoanContract['POST /lqb/loans/{loanNum}/assignees'], 'body'>) =>
    call('POST /lqb/loans/{loanNum}/assignees', { params: { loanNum }, body }),
  moveTo: (loanNum: string, body: InputOf<LoanContract['POST /lqb/loans/{loanNum}/status'], 'body'>) =>
    call('POST /lqb/loans/{loanNum}/status', { params: { loanNum }, body }),
  contacts: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/contacts', { params: { loanNum }, signal }),
};
