import { download, request } from './http';
import { listQuery, pageFacts } from './list-query';

/** One changed field of a loan; values as they are stored, numbers masked. */
export interface LoanChange {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly version: number;
  /** `sLAmtCalc`, `applicants[0].aBSsn`, `assets[x].value`. */
  readonly field: string;
  /** The borrowers whose field it is. */
  readonly borrower: string | null;
  readonly record: { readonly name: string | null; readonly type: string | null } | null;
  readonly before: unknown;
  readonly after: unknown;
}

export interface LoanChangeValues {
  readonly people: readonly string[];
  readonly fields: readonly string[];
  readonly actions: readonly string[];
}

export interface AskedLoanChanges {
  readonly order: 'ASC' | 'DESC';
  readonly page: number;
  readonly perPage: number;
  readonly filter: Readonly<Record<string, unknown>>;
}

export interface LoanChangePage {
  readonly changes: readonly LoanChange[];
  readonly total: number;
  /** There are more than are counted. */
  readonly open: boolean;
}

const pathOf = (loanNum: string, part = ''): string => `/loan-proxy/${encodeURIComponent(loanNum)}/change-log${part}`;

const queryOf = ({ order, page, perPage, filter }: AskedLoanChanges) =>
  listQuery({ sort: { field: 'at', order }, pagination: { page, perPage }, filter });

/** What was changed in a loan: a page of it, what it can be filtered by, and all of it as a file. */
export const changeLogOperations = {
  loanChanges: async (loanNum: string, asked: AskedLoanChanges, signal?: AbortSignal): Promise<LoanChangePage> => {
    const { data, headers } = await request<readonly LoanChange[]>(pathOf(loanNum), { query: queryOf(asked), signal });
    const first = (asked.page - 1) * asked.perPage;
    const { total } = pageFacts(headers.get('Content-Range'), data.length, first);
    return { changes: data, total: total ?? data.length, open: headers.get('X-Total-Capped') === 'true' };
  },
  loanChangeValues: async (loanNum: string, signal?: AbortSignal): Promise<LoanChangeValues> =>
    (await request<LoanChangeValues>(pathOf(loanNum, '/values'), { signal })).data,
  exportLoanChanges: (loanNum: string, asked: AskedLoanChanges) => {
    const { range: _all, ...query } = queryOf(asked);
    return download(pathOf(loanNum, '/export'), { query });
  },
} as const;
