import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { type Answer, request } from './http';

/**
 * Reads with ra-data-simple-rest over the portal's own requests, which carry the token, end on a signal and reject with an
 * {@link ApiError}. Returns the headers too: the package reads only exact totals from them.
 */
export async function readRest<Data>(read: (rest: DataProvider) => Promise<{ readonly data: Data }>) {
  let headers = new Headers();
  const rest = simpleRestProvider('', async (path, options) => {
    const answer = await request<unknown>(path, { signal: options?.signal ?? undefined });
    headers = new Headers(answer.headers);
    // The package rejects a list without this header; to the portal it is a list of unknown length.
    if (!headers.has('Content-Range')) headers.set('Content-Range', '*/*');
    return { status: 200, headers, body: '', json: answer.data };
  });
  const { data } = await read(rest);
  return { data, headers } satisfies Answer<Data>;
}

/** Name of a resource for the package, which puts a slash before it to get the path. */
export const restName = ({ list }: { readonly list: string }): string => list.slice(1);
