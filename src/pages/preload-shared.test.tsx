import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryKeys } from '../providers/data/query-keys';
import { preloadShared } from './preload-shared';

const client = new QueryClient();

/** Adds to the head what the server names there. */
const addToHead = (tag: string, facts: Readonly<Record<string, string>>): void => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(facts)) element.setAttribute(name, value);
  document.head.append(element);
};

const loaded = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
const names = () => loaded().map((link) => link.getAttribute('href'));
const arrive = () => loaded().at(-1)?.dispatchEvent(new Event('load'));

let idle: (() => void)[] = [];
const beIdle = () => idle.splice(0).forEach((start) => void start());

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (start: () => void) => idle.push(start));
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = [];
  });
  addToHead('meta', { name: 'shared-files', content: '/fields.js /tables.js /dialogs.js' });
});

afterEach(() => {
  // Styles of other tests stay.
  for (const element of document.head.querySelectorAll('meta[name="shared-files"], link')) element.remove();
  idle = [];
  vi.unstubAllGlobals();
});

it('loads what many pages share, one file after the other, when the browser is idle', () => {
  preloadShared(client);
  expect(names()).toEqual([]);
  beIdle();
  expect(names()).toEqual(['/fields.js']);
  beIdle();
  expect(names()).toEqual(['/fields.js']);
  arrive();
  beIdle();
  expect(names()).toEqual(['/fields.js', '/tables.js']);
});

it('loads no file that the page has requested', () => {
  addToHead('link', { rel: 'modulepreload', href: '/fields.js' });
  preloadShared(client);
  beIdle();
  beIdle();
  expect(names()).toEqual(['/fields.js', '/tables.js']);
});

it('waits for the data of the page', async () => {
  let answer: (rows: number) => void = () => undefined;
  const read = client.fetchQuery({
    queryKey: queryKeys.lists('loans'),
    queryFn: () => new Promise<number>((resolve) => (answer = resolve)),
  });
  preloadShared(client);
  beIdle();
  expect(names()).toEqual([]);
  answer(1);
  await read;
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  beIdle();
  expect(names()).toEqual(['/fields.js']);
});

it.each([{ saveData: true }, { effectiveType: '3g' }])('loads nothing ahead with %o', (connection) => {
  vi.stubGlobal('navigator', { connection });
  preloadShared(client);
  expect(idle).toEqual([]);
});

it('stops when it is asked to', () => {
  const stop = preloadShared(client);
  beIdle();
  arrive();
  stop();
  beIdle();
  expect(names()).toEqual(['/fields.js']);
});
