import type { BorrowerAction } from '../../../domain/application/borrowers/borrower-actions';
import type { Vesting } from '../../../domain/application/vesting/vesting.schemas';
import type { VestingRecord } from '../../../domain/loan/records';
import { request } from './http';

type Method = 'POST' | 'PUT' | 'DELETE';

const path = (loanNum: string, end: string): string => `/loan-proxy/${encodeURIComponent(loanNum)}/${end}`;
const send = async <T>(method: Method, to: string, body?: object, query?: Record<string, string>): Promise<T> =>
  (await request<T>(to, { method, body, query })).data;

/** Changes of who the borrowers are, and of who takes title. */
export const borrowerOperations = {
  changeBorrowers: (loanNum: string, version: number, action: BorrowerAction) =>
    send<{ readonly version: number }>('POST', path(loanNum, 'borrowers'), { version, ...action }),
  /** Without an id it is added, with one replaced. */
  saveTitleHolder: (loanNum: string, version: number, holder: Omit<VestingRecord, 'id'> & { readonly id?: string }) =>
    send<Vesting>(holder.id ? 'PUT' : 'POST', path(loanNum, 'vesting-borrower'), { version, ...holder }),
  removeTitleHolder: (loanNum: string, version: number, id: string) =>
    send<Vesting>('DELETE', path(loanNum, `vesting-borrower/${encodeURIComponent(id)}`), undefined, {
      version: String(version),
    }),
  capitalizeVesting: (loanNum: string) => send<Vesting>('POST', path(loanNum, 'capitalize-vesting')),
} as const;
