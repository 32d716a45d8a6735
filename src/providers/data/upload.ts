import { failureInBody, failureOf, unreachable } from './api-error';
import { commonHeaders, type RequestOptions, urlOf, watchSession } from './api-request';

export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

export interface UploadOptions {
  /** `loanFile` to import a loan, `files` for everything else (decisions UPLOAD-10). */
  readonly key: 'loanFile' | 'files';
  readonly files: readonly File[];
  /** Text fields sent with the files. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly query?: RequestOptions['query'];
  readonly idempotencyKey?: string | undefined;
  readonly onProgress?: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
}

/** A form with each file under the key, plus the text fields (UPLOAD-09). */
export function multipart({ key, files, fields = {} }: Pick<UploadOptions, 'key' | 'files' | 'fields'>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append(key, file, file.name);
  return form;
}

/** Uploads files with progress; `signal` cancels. Uses XMLHttpRequest because fetch reports no upload progress. */
export function upload<T>(path: string, options: UploadOptions): Promise<T> {
  const { idempotencyKey } = options;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const cancel = (): void => xhr.abort();
    const endSessionOn401 = watchSession({});
    xhr.open('POST', urlOf(path, options.query));
    for (const [name, value] of Object.entries(commonHeaders(idempotencyKey ? { idempotencyKey } : {})))
      xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) options.onProgress?.({ sent: event.loaded, total: event.total });
    });
    xhr.addEventListener('load', () => {
      const requestId = xhr.getResponseHeader('X-Request-Id');
      if (xhr.status < 200 || xhr.status > 299) {
        endSessionOn401(xhr.status);
        reject(failureOf(xhr.status, xhr.responseText, requestId));
        return;
      }
      const data: unknown = xhr.responseText === '' ? undefined : JSON.parse(xhr.responseText);
      const failure = failureInBody(data, xhr.status, requestId);
      if (failure) reject(failure);
      else resolve(data as T);
    });
    xhr.addEventListener('error', () => reject(unreachable()));
    xhr.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    xhr.addEventListener('loadend', () => options.signal?.removeEventListener('abort', cancel));
    options.signal?.addEventListener('abort', cancel);
    if (options.signal?.aborted) reject(new DOMException('Cancelled', 'AbortError'));
    else xhr.send(multipart(options));
  });
}
