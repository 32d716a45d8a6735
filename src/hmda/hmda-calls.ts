import type { HmdaContract } from '../../domain/hmda/hmda.contract';
import type { Filing } from '../../domain/hmda/transmittal';
import { callsOf } from '../providers/data/calls';

const { call, download } = callsOf<HmdaContract>();

export const HMDA = 'main/reports/hmda';

const params = ({ year, quarter }: Filing) => ({ year: String(year), quarter: String(quarter) });

/** The calls of the register. */
export const hmdaCalls = {
  overview: (filing: Filing, signal?: AbortSignal) =>
    call('GET /emet-data/hmda/{year}/{quarter}', { params: params(filing), signal }),
  check: (filing: Filing) => call('POST /emet-data/hmda/{year}/{quarter}/check', { params: params(filing) }),
  loan: (id: string, signal?: AbortSignal) => call('GET /emet-data/hmda-loans/{id}', { params: { id }, signal }),
  file: (filing: Filing) => download('GET /emet-data/hmda/{year}/{quarter}/lar', { params: params(filing) }),
};
