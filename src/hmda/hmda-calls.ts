import type { HmdaContract } from '../../domain/hmda/hmda.contract';
import type { RegisterValues } from '../../domain/hmda/register-fields';
import type { Filing } from '../../domain/hmda/transmittal';
import { callsOf } from '../providers/data/calls';

const { call, download } = callsOf<HmdaContract>();

export const HMDA = 'main/reports/hmda';

const params = ({ year, quarter }: Filing) => ({ year: String(year), quarter: String(quarter) });

interface Correction {
  readonly version: number;
  readonly values: Partial<RegisterValues>;
  readonly hoepaReason?: string;
}

/** The calls of the register. */
export const hmdaCalls = {
  overview: (filing: Filing, signal?: AbortSignal) =>
    call('GET /emet-data/hmda/{year}/{quarter}', { params: params(filing), signal }),
  check: (filing: Filing) => call('POST /emet-data/hmda/{year}/{quarter}/check', { params: params(filing) }),
  loan: (id: string, signal?: AbortSignal) => call('GET /emet-data/hmda-loans/{id}', { params: { id }, signal }),
  correct: (id: string, body: Correction) => call('POST /emet-data/hmda-loans/{id}', { params: { id }, body }),
  confirm: (id: string, edit: string, body: { readonly version: number; readonly reason: string | null }) =>
    call('POST /emet-data/hmda-loans/{id}/edits/{edit}', { params: { id, edit }, body }),
  confirmFile: (filing: Filing, edit: string, reason: string | null) =>
    call('POST /emet-data/hmda/{year}/{quarter}/edits/{edit}', {
      params: { ...params(filing), edit },
      body: { reason },
    }),
  file: (filing: Filing) => download('GET /emet-data/hmda/{year}/{quarter}/lar', { params: params(filing) }),
};
