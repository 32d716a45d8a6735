import type { RoundTrip } from '../../../domain/application/round-trip/round-trip.schemas';
import type { ExclusionCheck } from '../../../domain/appraisal/exclusion-import.schemas';
import type { EDisclosureStatus } from '../../../domain/disclosure/disclosure.schemas';
import type { Activity } from '../../../domain/loan/activity.schemas';
import type { StatusGroup } from '../../../domain/loan/status';
import type { SelfTestName, SelfTestResult } from '../../../domain/self-test/self-test';
import { borrowerOperations } from './borrower-operations';
import { changeLogOperations } from './change-log';
import { folderOperations } from './folder-operations';
import { download, request } from './http';
import { recordHistory } from './record-history';
import { referenceOperations } from './reference-operations';
import { collectionOf } from './resources';
import { type UploadOptions, upload } from './upload';

/** What the person's home and the head of the pipeline show: counts of the loans that they may see. */
export interface QuickPanelData {
  readonly tabs: Readonly<Record<string, number>>;
  /** By the colour group of the status, in each tab. */
  readonly groups: readonly { readonly tab: number; readonly group: StatusGroup; readonly loans: number }[];
  /** Within 7 days. */
  readonly locksExpiring: number;
  readonly locksByDay: readonly { readonly date: string; readonly loans: number }[];
  readonly conditionsWaiting: number;
  /** Announcements that the person has not read. */
  readonly unreadAnnouncements: number;
}

export interface LoanContact {
  readonly id?: string;
  readonly AgentRoleTDesc: string;
  readonly AgentName: string;
  readonly Phone: string | null;
  readonly EmailAddr: string | null;
}

/** What the badges of the loan menu are read from; null where the person may not open the item. */
export interface LoanMenuFacts {
  readonly activeConditions: number | null;
  readonly openCocRequests: number | null;
}

/** Where the person may create a loan, and so which names the pipeline can be filtered by. */
export interface PlacementOptions {
  readonly channels: readonly string[];
  readonly branches: readonly { readonly name: string; readonly city: string; readonly state: string }[];
  readonly companies: readonly {
    readonly name: string;
    readonly channel: string;
    readonly correspondentProcess: string | null;
  }[];
}

/** A document in a folder of a loan. */
export interface LoanFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly createdTime: string;
  readonly folderName?: string;
  readonly properties: { readonly docType: string };
}

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
  quickPanel: (signal?: AbortSignal) => get<QuickPanelData>('/quick-panel/data', signal),
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
  loanMenuFacts: (loanNum: string, signal?: AbortSignal) => get<LoanMenuFacts>(ofLoan(loanNum, '/menu-facts'), signal),
  loanContacts: (loanNum: string, signal?: AbortSignal) =>
    get<readonly LoanContact[]>(ofLoan(loanNum, '/contacts'), signal),

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
    get<readonly LoanFile[]>(`/storage-loan/${encodeURIComponent(loanNum)}`, signal, query),
  uploadLoanFiles: (
    loanNum: string,
    files: readonly File[],
    fields: { folderName: string; docType: string },
    progress: Progress = {},
  ) =>
    upload<readonly LoanFile[]>(`/lqb/edocs/${encodeURIComponent(loanNum)}/upload`, {
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
