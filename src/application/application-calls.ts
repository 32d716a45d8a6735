import type { ApplicationContract } from '../../domain/application/application.contract';
import type { BorrowerAction } from '../../domain/application/borrowers/borrower-actions';
import type { ChangeLogContract } from '../../domain/application/change-log.contract';
import type { MismoContract } from '../../domain/application/round-trip/mismo.contract';
import type { VestingRecord } from '../../domain/loan/records';
import type { ListView } from '../crud/list-view';
import type { DownloadOptions } from '../providers/data/call-types';
import { callsOf } from '../providers/data/calls';
import { listQuery } from '../providers/data/list-query';

const { call, download, page } = callsOf<ApplicationContract & ChangeLogContract & MismoContract>();

const queryOf = ({ sort, page: number, perPage, values }: ListView) =>
  listQuery({ sort, pagination: { page: number, perPage }, filter: values });

/** API calls of the application other than reading and saving a section. */
export const applicationCalls = {
  changeBorrowers: (loanNum: string, version: number, action: BorrowerAction) =>
    call('POST /loan-proxy/{loanNum}/borrowers', { params: { loanNum }, body: { version, ...action } }),
  /** Adds a title holder, or replaces one if an ID is given. */
  saveTitleHolder: (
    loanNum: string,
    version: number,
    { id, ...holder }: Omit<VestingRecord, 'id'> & { readonly id?: string },
  ) =>
    id === undefined
      ? call('POST /loan-proxy/{loanNum}/vesting-borrower', { params: { loanNum }, body: { version, ...holder } })
      : call('PUT /loan-proxy/{loanNum}/vesting-borrower', { params: { loanNum }, body: { version, id, ...holder } }),
  removeTitleHolder: (loanNum: string, version: number, id: string) =>
    call('DELETE /loan-proxy/{loanNum}/vesting-borrower/{id}', { params: { loanNum, id }, query: { version } }),
  capitalizeVesting: (loanNum: string) =>
    call('POST /loan-proxy/{loanNum}/capitalize-vesting', { params: { loanNum } }),

  changes: (loanNum: string, view: ListView, signal?: AbortSignal) =>
    page('GET /loan-proxy/{loanNum}/change-log', { params: { loanNum }, query: queryOf(view), signal }),
  changeValues: (loanNum: string, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/change-log/values', { params: { loanNum }, signal }),
  exportChanges: (loanNum: string, view: ListView) => {
    const { range: _all, ...query } = queryOf(view);
    return download('GET /loan-proxy/{loanNum}/change-log/export', { params: { loanNum }, query });
  },

  /** Reports what changes when the loan is exported and imported again. Saves nothing. */
  mismoRoundTrip: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/mismo/round-trip', { params: { loanNum }, signal }),
  exportMismo: (loanNum: string, onProgress?: DownloadOptions['onProgress']) =>
    download('GET /lqb/loans/{loanNum}/mismo', { params: { loanNum }, onProgress }),
  originalMismo: (loanNum: string, onProgress?: DownloadOptions['onProgress']) =>
    download('GET /lqb/loans/{loanNum}/mismo/original', { params: { loanNum }, onProgress }),
};
