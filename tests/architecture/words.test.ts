import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allMessages } from '../../src/testing/all-messages';
import { projectRoot } from './cruise';
import { keysIn, wordsIn } from './words';

/** Excludes the catalogue, which is for developers and in English only, and the messages themselves. */
const elsewhere = /(\.(test|test-support)\.tsx?$|^src\/(testing|catalogue|i18n)\/)/;

const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((name) => /\.tsx?$/.test(name) && !elsewhere.test(name));

/** Parsing every file of the web app takes seconds on a busy machine. */
const SCAN_MS = 60_000;

describe('displayed words', () => {
  it(
    'are in the messages, not in the code',
    () => {
      expect(sources.length).toBeGreaterThan(100);
      const found = sources.flatMap((name) =>
        wordsIn(readFileSync(join(projectRoot, name), 'utf8'), name).map(({ line, text }) => `${name}:${line} ${text}`),
      );
      expect(found).toEqual([]);
    },
    SCAN_MS,
  );

  it.each([
    ['<p>Loan not found</p>', 'Loan not found'],
    ['<p>{"Loan not found"}</p>', 'Loan not found'],
    ['<p>{bad ? "Too low" : translate("a.b")}</p>', 'Too low'],
    [`<p>{bad && \`Only \${n} left\`}</p>`, 'Only … left'],
    ['<p>{name ?? "Unknown"}</p>', 'Unknown'],
    ['<button aria-label="Close the panel" />', 'Close the panel'],
    ['<Section title={wide ? "Loan Summary" : "Summary"} />', 'Loan Summary'],
    ['const steps = [{ label: "First step" }]', 'First step'],
    ['notify("Saved", { type: "success" })', 'Saved'],
    ['<small>left</small>', 'left'],
    ['<p>المقترض</p>', 'المقترض'],
  ])('are detected in %s', (source, text) => {
    expect(wordsIn(source).map((word) => word.text)).toContain(text);
  });

  it.each([
    '<p>{translate("loan.summary.title")}</p>',
    '<Trans title="loan.summary.title" />',
    'const facts = { title: "dashboard" }',
    '<p>LTV · DTI</p>',
    '<kbd>Ctrl K</kbd>',
    '<p>{money} – {rate}%</p>',
    '<Alert severity="warning" variant="outlined" />',
    '<p>{kind === "Retail" && count}</p>',
    'notify("states.saved")',
  ])('are not detected in %s', (source) => {
    expect(wordsIn(source)).toEqual([]);
  });
});

/** All keys of the English messages, with and without plural suffix, and all their groups. */
function knownKeys(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const key = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') return [key, key.replace(/_(one|other)$/, '')];
    return [`${key}.*`, ...knownKeys(value as object, key)];
  });
}

describe('message keys', () => {
  const known = new Set(knownKeys(allMessages.en));
  /** The group of a composed key: `codes.status.*` is one itself, for `shell.x.y*` it is `shell.x.*`. */
  const isKnown = (key: string): boolean =>
    key === '*' || known.has(key.endsWith('*') ? key.replace(/[^.]*\*$/, '*') : key);

  it(
    'of a page are in the messages',
    () => {
      const used = sources.flatMap((name) =>
        keysIn(readFileSync(join(projectRoot, name), 'utf8'), name).map((key) => ({ name, ...key })),
      );
      expect(used.length).toBeGreaterThan(300);
      expect(
        used.filter(({ text }) => !isKnown(text)).map(({ name, line, text }) => `${name}:${line} ${text}`),
      ).toEqual([]);
    },
    SCAN_MS,
  );

  it('that are missing are detected', () => {
    const used = keysIn(`translate('states.retry'); translate(bad ? 'states.nothingSaid' : \`pages.\${title}\`)`);
    expect(used.map(({ text }) => [text, isKnown(text)])).toEqual([
      ['states.retry', true],
      ['states.nothingSaid', false],
      ['pages.*', true],
    ]);
  });
});
