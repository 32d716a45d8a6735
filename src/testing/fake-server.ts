import { vi } from 'vitest';

export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface FakeAnswer {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Record<string, string>;
}

type Answers = (call: SeenCall) => FakeAnswer | Promise<FakeAnswer>;

/** Stubs `fetch` in place of the API, and records the calls. */
export function fakeServer(answers: Answers): readonly SeenCall[] {
  const seen: SeenCall[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call: SeenCall = {
      method: init.method ?? 'GET',
      path,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    // Every form asks for its drafts; tests of drafts replace these calls.
    if (path.startsWith('/api/drafts')) return Response.json([]);
    seen.push(call);
    const { status = 200, json, text, headers } = await answers(call);
    const body = text ?? (json === undefined ? '' : JSON.stringify(json));
    return new Response(status === 204 ? null : body, { status, headers });
  });
  return seen;
}

/** An unsigned JSON web token that expires at the given time (milliseconds since 1970). */
export const tokenUntil = (end: number): string =>
  `h.${Buffer.from(JSON.stringify({ exp: Math.floor(end / 1000) })).toString('base64url')}.s`;
