import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AreaTexts, messagesOf } from '../../src/i18n/derived-texts';
import { partOf, type TextPart } from '../../src/i18n/text-parts';
import { flattenTexts } from '../../src/i18n/text-tree';
import { pageTable } from '../../src/pages/page-table';
import { missingTexts } from './asked-texts';
import { projectRoot } from './cruise';

const english = import.meta.glob<AreaTexts>('../../src/i18n/en/*.ts', { eager: true });

const partsOfKeys = new Map<string, Set<TextPart>>();
for (const [path, texts] of Object.entries(english)) {
  const part = partOf(/(?<area>[\w-]+)\.ts$/.exec(path)?.groups?.area ?? '');
  for (const [key] of flattenTexts(messagesOf(texts))) {
    const names = key.split('.');
    for (let length = 1; length <= names.length; length += 1) {
      const beginning = names.slice(0, length).join('.');
      partsOfKeys.set(beginning, (partsOfKeys.get(beginning) ?? new Set()).add(part));
    }
  }
}

/** Imports that several pages share, by their names in the files of the page table. */
const shared = new Map(
  readdirSync(join(projectRoot, 'src/pages'))
    .map((file) => readFileSync(join(projectRoot, 'src/pages', file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/const (\w+) = \(\) => import\('\.\.\/([^']+)'\)/g)])
    .map(([, name = '', path]) => [name, `src/${path}.tsx`]),
);

/** The module that a page is fetched from. */
function moduleOf(load: unknown): string {
  const text = String(load);
  const [, name = ''] = /await (\w+)\(\)/.exec(text) ?? [];
  return shared.get(name) ?? /["']\/(src\/[^"']+)["']/.exec(text)?.[1] ?? '';
}

const pages = pageTable.flatMap(({ id, load, texts = [] }) => (load ? [{ id, module: moduleOf(load), texts }] : []));
/** What else is fetched with its texts (`loadParts`). */
const parts = ['src/loan/LoanSummaryPanel.tsx', 'src/catalogue/CataloguePage.tsx'];
const tableModules = new Set([...pages.map(({ module }) => module), ...parts]);
const isOther = (file: string): boolean => tableModules.has(file);

describe('texts that a page shows come with it', () => {
  it('is checked for pages of every part', () => {
    expect(new Set(pages.flatMap(({ texts }) => texts))).toEqual(new Set(['admin', 'application', 'pricing']));
    for (const { module } of pages) expect(readFileSync(join(projectRoot, module), 'utf8')).not.toBe('');
  });

  it.each(pages)('$id', ({ module, texts }) => {
    expect(missingTexts(module, partsOfKeys, texts, isOther)).toEqual([]);
  });

  it.each(parts)('%s', (module) => {
    expect(missingTexts(module, partsOfKeys, ['application'], isOther)).toEqual([]);
  });

  it('and the frame around pages needs none of the later parts', () => {
    expect(missingTexts('src/main.tsx', partsOfKeys, [], isOther)).toEqual([]);
  });

  it('finds what would be missing', () => {
    const missing = missingTexts('src/registration/RegisterPage.tsx', partsOfKeys, [], isOther);
    expect(missing).toContain('src/registration/RegisterPage.tsx asks for registration.title');
  });
});
