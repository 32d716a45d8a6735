import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What puts text into a page as HTML. */
const asHtml = /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/;

it('renders texts as text: nothing in the web app writes HTML into a page', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((name) => asHtml.test(readFileSync(join('src', name), 'utf8')))).toEqual([]);
});
