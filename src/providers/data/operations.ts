import type { EDisclosure } from '../../../domain/disclosure/edisclosure';
import { download, request } from './http';
import { type UploadOptions, upload } from './upload';

/** What the person's home shows. */
export interface QuickPanelData {
  readonly tabs?: Readonly<Record<string, number>>;
  readonly locksExpiring?: number;
  readonly conditionsWaiting?: number;
  readonly unreadAnnouncements?: number;
}

export interface LoanContact {
  readonly id?: string;
  readonly AgentRoleTDesc: string;
  readonly AgentName: string;
  readonly Phone: string | null;
  readonly EmailAddr: string | null;
}

/** What happened to a loan: a move or note of its status, or the fields that one write changed. */
export type Activity =
  | {
      readonly kind: 'status';
      readonly at: string;
      readonly by: string;
      readonly status: string;
      readonly from: string | null;
      readonly description: string;
    }
  | {
      readonly kind: 'change';
      readonly at: string;
      readonly by: string;
      readonly action: string;
      readonly fields: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
    };

/** A document in a folder of a loan. */
export interface LoanFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly createdTime: string;
  readonly folderName?: string;
  readonly properties: { readonly docType: string };
}

type Scenario = Readonly<Record<string, unknown>>;
type Progress = Pick<UploadOptions, 'onProgress' | 'signal'>;

const ofLoan = (loanNum: string, path = ''): string => `/lqb/loans/${encodeURIComponent(loanNum)}${path}`;
const get = async <T>(path: string, signal?: AbortSignal, query?: Record<string, string | undefined>): Promise<T> =>
  (await request<T>(path, { signal, query })).data;
const post = async <T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> =>
  (await request<T>(path, { method: 'POST', body, signal })).data;

/** Calls that are no plain reading or writing of a record. Each is one line: what it is called, and where it goes. */
export const operations = {
  quickPanel: (signal?: AbortSignal) => get<QuickPanelData>('/quick-panel/data', signal),
  changePassword: (body: { userName: string; oldPassword: string; newPassword: string }) =>
    post<void>('/pml-users/pw-change', body),
  saveProfile: (user: Readonly<Record<string, unknown>>) => post<void>('/auth/user/update', { user }),

  importLoan: <T>(file: File, { query, ...progress }: Progress & { query?: UploadOptions['query'] } = {}) =>
    upload<T>('/lqb/loans/import', { key: 'loanFile', files: [file], query, ...progress }),
  exportPipeline: (query: Record<string, string>) => download('/lqb/loans/export', { query }),
  initialApprovalDate: (loanNum: string, signal?: AbortSignal) =>
    get<{ initialApprovalDate: string | null }>(
      `/loan-proxy/${encodeURIComponent(loanNum)}/initial-approval-date`,
      signal,
    ),
  loanActivity: (loanNum: string, limit: number, signal?: AbortSignal) =>
    get<readonly Activity[]>(ofLoan(loanNum, '/activity'), signal, { limit: String(limit) }),
  loanContacts: (loanNum: string, signal?: AbortSignal) =>
    get<readonly LoanContact[]>(ofLoan(loanNum, '/contacts'), signal),

  price: <T>(loanNum: string, scenario: Scenario, signal?: AbortSignal) =>
    post<T>(ofLoan(loanNum, '/pricing-simple'), scenario, signal),
  chooseProgram: (loanNum: string, choice: { lLpTemplateId: string; requestedRate: string; requestedFee: string }) =>
    post<unknown>(ofLoan(loanNum, '/register-loan-program'), choice),

  disclosureStatus: (loanNum: string, signal?: AbortSignal) =>
    get<EDisclosure>(ofLoan(loanNum, '/edisclosure-status'), signal),
  requestDisclosureByLender: (loanNum: string, body: Readonly<Record<string, unknown>> = {}) =>
    post<EDisclosure>(ofLoan(loanNum, '/initial-disclosure'), { preparedBy: 'lender', ...body }),
  requestDisclosureBySelf: (loanNum: string, files: readonly File[], progress: Progress = {}) =>
    upload<EDisclosure>(ofLoan(loanNum, '/initial-disclosure'), {
      key: 'files',
      files,
      fields: { preparedBy: 'self' },
      ...progress,
    }),
  cancelDisclosure: async (loanNum: string) =>
    (await request<EDisclosure>(ofLoan(loanNum, '/initial-disclosure'), { method: 'DELETE' })).data,

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
