import type { InputOf } from '../../domain/contract/contract';
import type { InvestorContract } from '../../domain/investor/investor.contract';
import { callsOf } from '../providers/data/calls';

const { call, download } = callsOf<InvestorContract>();

type Body<Key extends keyof InvestorContract> = InputOf<InvestorContract[Key], 'body'>;

/** The calls of the investor's side, as several files make them. */
export const investorCalls = {
  lock: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/investor-lock', { params: { loanNum }, signal }),
  investors: (signal?: AbortSignal) => call('GET /lqb/investors', { signal }),
  currentPrice: (loanNum: string) => call('GET /lqb/loans/{loanNum}/current-price', { params: { loanNum } }),
  totals: (filter: string, signal?: AbortSignal) => call('GET /lqb/lock-report/totals', { query: { filter }, signal }),
  report: (query: { readonly format: 'tsv' | 'csv'; readonly sort: string; readonly filter: string }) =>
    download('GET /lqb/reporting', { query: { rpt: 'lock-report', ...query } }),
  saveCommitment: (loanNum: string, body: Body<'POST /lqb/loans/{loanNum}/save-commitment-types'>) =>
    call('POST /lqb/loans/{loanNum}/save-commitment-types', { params: { loanNum }, body }),
  saveCurrentPrice: (loanNum: string, body: Body<'POST /lqb/loans/{loanNum}/save-current-price'>) =>
    call('POST /lqb/loans/{loanNum}/save-current-price', { params: { loanNum }, body }),
};
