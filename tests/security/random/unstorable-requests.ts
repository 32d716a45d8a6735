import fc from 'fast-check';
import { effort, seed } from '../support/effort';
import type { Operation } from '../support/operations';
import { type RandomRequest, validRequests } from './random-request';

type Place = readonly (string | number)[];

/** Where a JSON value has texts; those that stand for something else are left out. */
function textsIn(value: unknown, place: Place = []): Place[] {
  if (typeof value === 'string') return value.startsWith('@') ? [] : [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, [...place, Array.isArray(value) ? Number(name) : name]),
  );
}

function withText(value: unknown, [first, ...rest]: Place, text: string): unknown {
  if (first === undefined) return text;
  if (Array.isArray(value)) return value.map((part, index) => (index === first ? withText(part, rest, text) : part));
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, part]) => [name, name === first ? withText(part, rest, text) : part]),
  );
}

const MOST_PLACES = effort(3, 8);

/**
 * A valid request for an operation with a text that no database can store, in one place after the other: random values alone
 * rarely leave the rest of a request valid.
 */
export function unstorableRequests(operation: Operation, text: string): RandomRequest[] {
  const [request] = fc.sample(validRequests(operation), { seed, numRuns: 1 });
  if (!request) return [];
  const inAddress = { ...request, path: `${request.path}${request.path.includes('?') ? '%00' : '?q=%00'}` };
  if (request.body === undefined || operation.multipart) return [inAddress];
  const body: unknown = JSON.parse(request.body);
  const places = textsIn(body).slice(0, MOST_PLACES);
  return [inAddress, ...places.map((place) => ({ ...request, body: JSON.stringify(withText(body, place, text)) }))];
}
