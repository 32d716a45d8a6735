import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AreaTexts, messagesOf } from '../../src/i18n/derived-texts';
import { partOf, type TextPart, textParts } from '../../src/i18n/text-parts';
import { flattenTexts } from '../../src/i18n/text-tree';
import { pageTable } from '../../src/pages/page-table';
import type { Screen } from '../../src/pages/screen';
import { screenOf } from '../../src/pages/screens';
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

/** The module that loads a page. */
const moduleOf = ({ load }: Screen): string => /["']\/(src\/[^"']+)["']/.exec(String(load))?.[1] ?? '';

const pages = pageTable.flatMap((page) => {
  const screen = screenOf(page);
  return screen ? [{ id: page.id, module: moduleOf(screen), texts: screen.texts ?? [] }] : [];
});
/** Other modules that load together with their texts (`loadParts`). */
const parts = [
  { module: 'src/loan/LoanSummaryPanel.tsx', texts: ['fields', 'loan', 'codes'] },
  { module: 'src/providers/live/ChangeAlert.tsx', texts: ['fields', 'codes'] },
  { module: 'src/loan/pipeline/PeekFacts.tsx', texts: ['fields', 'loan', 'codes'] },
  { module: 'src/catalogue/CataloguePage.tsx', texts: ['application', 'codes', 'fields', 'messages', 'work'] },
  { module: 'src/access/factors/FactorDue.tsx', texts: ['admin', 'messages'] },
  { module: 'src/shell/keys/HelpDialog.tsx', texts: ['help'] },
  { module: 'src/pricing/public.ts', texts: ['pricing', 'fields', 'codes'] },
] as const;
const tableModules = new Set([...pages, ...parts].map(({ module }) => module));
const isOther = (file: string): boolean => tableModules.has(file);

describe('every page loads the texts that it shows', () => {
  it('includes pages of every part', () => {
    expect(new Set(pages.flatMap(({ texts }) => texts))).toEqual(
      new Set(textParts.filter((part) => part !== 'first' && part !== 'help')),
    );
    for (const { module } of pages) expect(readFileSync(join(projectRoot, module), 'utf8')).not.toBe('');
  });

  it.each(pages)('$id', ({ module, texts }) => {
    expect(missingTexts(module, partsOfKeys, texts, isOther)).toEqual([]);
  });

  it.each(parts)('$module', ({ module, texts }) => {
    expect(missingTexts(module, partsOfKeys, texts, isOther)).toEqual([]);
  });

  it('needs no later part for the frame around pages', () => {
    expect(missingTexts('src/main.tsx', partsOfKeys, [], isOther)).toEqual([]);
  });

  it('detects missing texts', () => {
    const missing = missingTexts('src/registration/RegisterPage.tsx', partsOfKeys, [], isOther);
    expect(missing).toContain('src/registration/RegisterPage.tsx asks for registration.title');
  });
});
