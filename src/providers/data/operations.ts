import type { RoundTrip } from '../../../domain/application/round-trip/round-trip.schemas';
import type { ExclusionCheck } from '../../../domain/appraisal/exclusion-import.schemas';
import type { Agent } from '../../../domain/contacts/agent.schemas';
import type { EDisclosureStatus } from '../../../domain/disclosure/disclosure.schemas';
import type { LoanFileItem } from '../../../domain/documents/document.schemas';
import type { Activity } from '../../../domain/loan/activity.schemas';
import type { HomeFigures } from '../../../domain/loan/home.schemas';
import type { MenuFacts } from '../../../domain/loan/loan.schemas';
import type { PlacementOptions } from '../../../domain/reference/organization.schemas';
import type { SelfTestName } from '../../../domain/self-test/self-test';
import type { SelfTestResult } from '../../../domain/self-test/self-test.schemas';
import { borrowerOperations } from './borrower-operations';
import { changeLogOperations } from './change-log';
import { folderOperations } from './folder-operations';
import { download, request } from './http';
import { recordHistory } from './record-history';
import { referenceOperations } from './reference-operations';
import { collectionOf } from './resources';
import { type UploadOptions, upload } from './upload';

type Progress = Pick<UploadOptions, 'onProgress' | 'signal'>;

const ofLoan = (loanNum: string, path = ''): string => `/lqb/loans/${encodeURIComponent(loanNum)}${path}`;
const get = async <T>(path: string, signal?: AbortSignal, query?: Record<string, string | undefined>): Promise<T> =>
  (await request<T>(path, { signal, query })).data;
const post = async <T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> =>
  (await request<T>(path, { method: 'POST', body, signal })).data;

/** Calls that are no plain reading or writing of a record. Each is one line: what it is called, and where it goes. */
export const operations = {
  ...borrowerOperations,
  ...changeLogOperations,
  ...folderOperations,
  ...referenceOperations,
  quickPanel: (signal?: AbortSignal) => get<HomeFigures>('/quick-panel/data', signal),
  changePassword: (body: { userName: string; oldPassword: string; newPassword: string }) =>
    post<void>('/pml-users/pw-change', body),
  saveProfile: (user: Readonly<Record<string, unknown>>) => post<void>('/auth/user/update', { user }),

  importLoan: <T>(file: File, { query, ...progress }: Progress & { query?: UploadOptions['query'] } = {}) =>
    upload<T>('/lqb/loans/import', { key: 'loanFile', files: [file], query, ...progress }),
  pipelineValues: (field: string, tab: number, signal?: AbortSignal) =>
    get<readonly string[]>('/lqb/loans/values', signal, { field, tab: String(tab) }),
  reference: (signal?: AbortSignal) => get<PlacementOptions>('/lqb/reference', signal),
  /** Everything that the filter of a list finds, as a file. */
  exportRecords: (resource: string, query: Record<string, string>) =>
    download(collectionOf(resource).export ?? '', { query }),
  recordHistory,
  exportPipeline: (query: Record<string, string>) => download('/lqb/loans/export', { query }),
  initialApprovalDate: (loanNum: string, signal?: AbortSignal) =>
    get<{ initialApprovalDate: string | null }>(
      `/loan-proxy/${encodeURIComponent(loanNum)}/initial-approval-date`,
      signal,
    ),
  loanActivity: (loanNum: string, limit: number, signal?: AbortSignal) =>
    get<readonly Activity[]>(ofLoan(loanNum, '/activity'), signal, { limit: String(limit) }),
  loanMenuFacts: (loanNum: string, signal?: AbortSignal) => get<MenuFacts>(ofLoan(loanNum, '/menu-facts'), signal),
  loanContacts: (loanNum: string, signal?: AbortSignal) => get<readonly Agent[]>(ofLoan(loanNum, '/contacts'), signal),

  /** What comes of the loan when it is exported and imported again; saves nothing. */
  mismoRoundTrip: (loanNum: string, signal?: AbortSignal) =>
    get<RoundTrip>(ofLoan(loanNum, '/mismo/round-trip'), signal),
  exportMismo: (loanNum: string, onProgress?: (received: number) => void) =>
    download(ofLoan(loanNum, '/mismo'), { onProgress }),
  originalMismo: (loanNum: string, onProgress?: (received: number) => void) =>
    download(ofLoan(loanNum, '/mismo/original'), { onProgress }),

  /** The whole number of one borrower; who looked is kept. */
  revealNumber: (loanNum: string, applicant: number, field: string, signal?: AbortSignal) =>
    post<{ value: string }>(ofLoan(loanNum, '/reveal'), { applicant, field }, signal),

  /** Without `seen` the file is only checked. */
  importExclusions: (file: File, seen?: string, progress: Progress = {}) =>
    upload<ExclusionCheck>(`/emet-data/appraiser-exclusions/import/${seen === undefined ? 'check' : 'apply'}`, {
      key: 'files',
      files: [file],
      ...(seen === undefined ? {} : { fields: { seen } }),
      ...progress,
    }),
  runSelfTest: (name: SelfTestName) => post<SelfTestResult>(`/emet-data/test/${name}`),
  disclosureStatus: (loanNum: string, signal?: AbortSignal) =>
    get<EDisclosureStatus>(ofLoan(loanNum, '/edisclosure-status'), signal),
  requestDisclosureByLender: (loanNum: string, body: Readonly<Record<string, unknown>> = {}) =>
    post<EDisclosureStatus>(ofLoan(loanNum, '/initial-disclosure'), { preparedBy: 'lender', ...body }),
  requestDisclosureBySelf: (loanNum: string, files: readonly File[], progress: Progress = {}) =>
    upload<EDisclosureStatus>(ofLoan(loanNum, '/initial-disclosure'), {
      key: 'files',
      files,
      fields: { preparedBy: 'self' },
      ...progress,
    }),
  cancelDisclosure: async (loanNum: string) =>
    (await request<EDisclosureStatus>(ofLoan(loanNum, '/initial-disclosure'), { method: 'DELETE' })).data,

  loanFiles: (loanNum: string, query: { folderName?: string; docType?: string }, signal?: AbortSignal) =>
    get<readonly LoanFileItem[]>(`/storage-loan/${encodeURIComponent(loanNum)}`, signal, query),
  uploadLoanFiles: (
    loanNum: string,
    files: readonly File[],
    fields: { folderName: string; docType: string },
    progress: Progress = {},
  ) =>
    upload<readonly LoanFileItem[]>(`/lqb/edocs/${encodeURIComponent(loanNum)}/upload`, {
      key: 'files',
      files,
      fields,
      ...progress,
    }),
  downloadLoanFile: (loanNum: string, id: string) =>
    download(`/lqb/edocs/${encodeURIComponent(loanNum)}/download/${encodeURIComponent(id)}`, { loanNum }),

  registerLoan: (loanNum: string) => post<unknown>(ofLoan(loanNum, '/register')),
} as const;

export type Operations = typeof operations;
