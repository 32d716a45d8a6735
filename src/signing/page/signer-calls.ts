import type { BorrowerSigningContract } from '../../../domain/signing/signing.contract';
import type { Calls } from '../../providers/data/call-types';

/** A call that failed. `status` 0: no answer came. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';

  constructor(
    readonly status: number,
    readonly code: string,
    /** The codes of messages by field. */
    readonly fields: Readonly<Record<string, string>> = {},
    readonly waitMinutes = 0,
  ) {
    super(code);
  }
}

interface Sent {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface FailureBody {
  readonly code?: string;
  readonly wording?: { readonly code?: string };
  readonly fieldWordings?: Readonly<Record<string, { readonly code?: string }>>;
}

async function failureOf(response: Response): Promise<CallFailure> {
  const body: FailureBody = await response.json().catch(() => ({}));
  const fields = Object.fromEntries(
    Object.entries(body.fieldWordings ?? {}).map(([name, { code = '' }]) => [name, code]),
  );
  const seconds = Number(response.headers.get('Retry-After') ?? 0);
  return new CallFailure(response.status, body.wording?.code ?? body.code ?? '', fields, Math.ceil(seconds / 60));
}

const pathOf = (key: string, params: Sent['params'] = {}): string =>
  key.slice(key.indexOf('/')).replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

async function send(key: string, { params, query, body }: Sent = {}): Promise<Response> {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  let response: Response;
  try {
    response = await fetch(`/api${pathOf(key, params)}${search}`, {
      method: key.slice(0, key.indexOf(' ')),
      headers: { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
  } catch {
    throw new CallFailure(0, 'unreachable');
  }
  if (!response.ok) throw await failureOf(response);
  return response;
}

const anyCalls = {
  async call(key: string, options?: Sent) {
    const text = await (await send(key, options)).text();
    return text === '' ? undefined : JSON.parse(text);
  },
  download: async (key: string, options?: Sent) => ({ blob: await (await send(key, options)).blob(), name: null }),
};

/** The calls of the page on which borrowers sign: no token and no session of staff, unlike those of the web app. */
export const { call, download } = anyCalls as unknown as Pick<Calls<BorrowerSigningContract>, 'call' | 'download'>;
