import type { PublicationDetail, SheetAnswer, UploadAnswer } from '../../../domain/pricing/rate-publication.schemas';
import type { LimitsCheck, LimitYear } from '../../../domain/reference/limits-import.schemas';
import { download, request } from './http';
import { type UploadOptions, upload } from './upload';

type Progress = Pick<UploadOptions, 'onProgress' | 'signal'>;

const rates = '/emet-data/prog/rate-sheets';
const ofRates = (id: string, path = ''): string => `${rates}/${encodeURIComponent(id)}${path}`;
const get = async <T>(path: string, signal?: AbortSignal): Promise<T> => (await request<T>(path, { signal })).data;
const post = async <T>(path: string, body: unknown): Promise<T> =>
  (await request<T>(path, { method: 'POST', body })).data;

/** Calls of programs, rates and loan limits that are no plain reading or writing of a record. */
export const referenceOperations = {
  programRules: (signal?: AbortSignal) =>
    get<readonly { readonly id: string; readonly name: string }[]>('/emet-data/prog/rules', signal),
  uploadRates: (file: File, progress: Progress = {}) =>
    upload<UploadAnswer>(rates, { key: 'files', files: [file], ...progress }),
  ratesInForce: () => download('/emet-data/prog/rate-file', {}),
  ratePublication: (id: string, signal?: AbortSignal) => get<PublicationDetail>(ofRates(id), signal),
  rateSheet: (id: string, program: string, signal?: AbortSignal) =>
    get<SheetAnswer>(ofRates(id, `/${encodeURIComponent(program)}`), signal),
  publishRates: (id: string, body: { version: number; latest: number; effectiveAt: string | null }) =>
    post<PublicationDetail>(ofRates(id, '/publish'), body),
  withdrawRates: (id: string, version: number) => post<PublicationDetail>(ofRates(id, '/withdraw'), { version }),
  rollBackRates: (id: string, version: number) => post<PublicationDetail>(ofRates(id, '/roll-back'), { version }),
  limitYears: (signal?: AbortSignal) => get<readonly LimitYear[]>('/emet-data/limit-years', signal),
  /** Without `seen` the file is only checked. */
  importLimits: (file: File, fields: Readonly<Record<string, string>>, progress: Progress = {}) =>
    upload<LimitsCheck>(`/emet-data/county/import/${fields.seen === undefined ? 'check' : 'apply'}`, {
      key: 'files',
      files: [file],
      fields,
      ...progress,
    }),
};
