import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TextTree } from '../../src/i18n/text-tree';
import { projectRoot } from './cruise';

/** Languages that are translated from English. */
const translated = ['tr', 'ar'] as const;

type Form = Intl.LDMLPluralRule;

/** Optional: zero may use the form of other counts. */
const optional: Form = 'zero';
/** Forms that may omit the number: "one field"; in Arabic "two fields" is a single word. */
const numberInWords = /_(zero|one|two)$/;

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();
const withoutCount = (names: readonly string[]): string[] => names.filter((name) => !/count\}\}$/.test(name));

const isPlural = (english: TextTree, base: string): boolean =>
  typeof english[`${base}_one`] === 'string' && typeof english[`${base}_other`] === 'string';

/** The English text that a key of a translation must match; plural forms that English lacks match its last form. */
function englishFor(english: TextTree, key: string, forms: readonly Form[]): string | TextTree | undefined {
  const [, base, form] = /^(.+)_(\w+)$/.exec(key) ?? [];
  const isForm = base !== undefined && isPlural(english, base);
  return isForm && forms.some((known) => known === form) ? (english[key] ?? english[`${base}_other`]) : english[key];
}

function keysOf(english: TextTree, forms: readonly Form[]): string[] {
  const keys = Object.keys(english).flatMap((key) => {
    const base = key.replace(/_other$/, '');
    return base !== key && isPlural(english, base) ? forms.map((form) => `${base}_${form}`) : [key];
  });
  return [...new Set(keys)].filter((key) => !key.endsWith(`_${optional}`) || key in english);
}

function textProblem(key: string, text: string, english: string): string | undefined {
  if (text.trim() === '' && english.trim() !== '') return 'is empty';
  const [own, wanted] = [placeholders(text), placeholders(english)];
  const isSame = String(own) === String(wanted);
  if (isSame || (numberInWords.test(key) && String(withoutCount(own)) === String(withoutCount(wanted))))
    return undefined;
  return `has the placeholders ${own.join(' ') || '(none)'}, in English ${wanted.join(' ') || '(none)'}`;
}

/** Problems in the translation of an area, by key. */
export function translationProblems(language: string, english: TextTree, translation: TextTree, path = ''): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const missing = keysOf(english, forms)
    .filter((key) => translation[key] === undefined)
    .map((key) => `${path}${key} is missing`);
  const others = Object.entries(translation).flatMap(([key, text]): string[] => {
    const wanted = englishFor(english, key, forms);
    if (text === undefined) return [];
    if (wanted === undefined) return [`${path}${key} does not exist in English`];
    if (typeof text === 'string' && typeof wanted === 'string') {
      const problem = textProblem(key, text, wanted);
      return problem ? [`${path}${key} ${problem}`] : [];
    }
    if (typeof text === 'string' || typeof wanted === 'string') return [`${path}${key} is a text in one language only`];
    return translationProblems(language, wanted, text, `${path}${key}.`);
  });
  return [...missing, ...others];
}

/** The files of a language by area: a module takes its texts from domain, which prints them, too. */
const filesOf = (language: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(projectRoot, 'src/i18n', language)).map((file) => [
      file.replace(/\.(ts|json)$/, ''),
      `src/i18n/${language}/${file}`,
    ]),
  );

async function textsIn(file: string): Promise<TextTree> {
  const path = join(projectRoot, file);
  return file.endsWith('.json')
    ? JSON.parse(readFileSync(path, 'utf8'))
    : { ...(await import(pathToFileURL(path).href)) };
}

/** Problems in the translation files: one line per text, with its file and key. */
export async function problemsOfTranslations(): Promise<string[]> {
  const areas = filesOf('en');
  const problems: string[] = [];
  for (const language of translated) {
    const own = filesOf(language);
    const surplus = [...own].filter(([area]) => !areas.has(area));
    problems.push(...surplus.map(([area, file]) => `${file}: there is no src/i18n/en/${area}.ts`));
    for (const [area, english] of areas) {
      const file = own.get(area);
      if (file === undefined) {
        problems.push(`src/i18n/${language}/${area}.json: the file is missing`);
        continue;
      }
      const found = translationProblems(language, await textsIn(english), await textsIn(file));
      problems.push(...found.map((problem) => `${file}: ${problem}`));
    }
  }
  return problems;
}
