import type { CallShapes, Method } from '../../../domain/contract/contract';
import type { RequestOptions } from './api-request';
import type { Calls, DownloadOptions, Page, Progress, SendOptions } from './call-types';
import { download, request } from './http';
import { pageFacts } from './list-query';
import { type UploadOptions, upload } from './upload';

interface Sent {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: RequestOptions['query'];
  readonly body?: unknown;
}

interface SentFiles extends Omit<Sent, 'body'>, Progress {
  readonly files: Partial<Record<UploadOptions['key'], readonly File[]>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

const pathOf = (key: string, params: Sent['params'] = {}): string =>
  key.slice(key.indexOf('/')).replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

const methodOf = (key: string): Method => key.slice(0, key.indexOf(' ')) as Method;

const send = (key: string, { params, ...options }: Sent & SendOptions = {}) =>
  request<unknown>(pathOf(key, params), { method: methodOf(key), ...options });

/** Index of a page's first row, from the requested range. */
const firstRow = (range: unknown): number => (typeof range === 'string' ? Number(JSON.parse(range)[0]) : 0);

async function pageOf(key: string, options: Sent & SendOptions = {}): Promise<Page<unknown>> {
  const { data, headers } = await send(key, options);
  const rows = Array.isArray(data) ? data : [];
  const { total } = pageFacts(headers.get('Content-Range'), rows.length, firstRow(options.query?.range));
  return { rows, total: total ?? rows.length, open: headers.get('X-Total-Capped') === 'true' };
}

/** Fields of a multipart body are text; undefined ones are omitted. */
const fieldsOf = (body: SentFiles['body'] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

function uploadTo(key: string, { files, body, params, ...options }: SentFiles): Promise<unknown> {
  const [field, chosen] = files.loanFile ? (['loanFile', files.loanFile] as const) : (['files', files.files] as const);
  return upload(pathOf(key, params), { key: field, files: chosen ?? [], fields: fieldsOf(body), ...options });
}

const anyCalls = {
  call: async (key: string, options?: Sent & SendOptions) => (await send(key, options)).data,
  page: pageOf,
  download: (key: string, { params, ...options }: Sent & DownloadOptions = {}) =>
    download(pathOf(key, params), { method: methodOf(key), ...options }),
  upload: uploadTo,
};

/** The calls of a contract, typed by it: `callsOf<PricingContract>()`. Only types are taken from the contract. */
export const callsOf = <C extends Readonly<Record<keyof C, CallShapes>>>(): Calls<C> =>
  // The API is compiled against the same contract, so the response has this type.
  anyCalls as unknown as Calls<C>;
