import { readdirSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import { type Language, languages } from '../../domain/format/language.ts';
import { partOf, type TextPart, textParts } from '../i18n/text-parts.ts';
import { modulePath, withoutEnding } from './module-path.ts';

const REPLACED = 'src/i18n/text-files';
const PREFIX = 'emet-texts:';
const RESOLVED = `\0${PREFIX}`;

/** Language and part of the module that has the texts of a part; undefined for other modules. */
export function partOfModule(id: string): { readonly language: string; readonly part: TextPart } | undefined {
  const [language = '', name] = id.startsWith(RESOLVED) ? id.slice(RESOLVED.length).split('/') : [];
  const part = textParts.find((each) => each === name);
  return part && { language, part };
}

/** One `import()` for each part: those of single areas would be seven kilobytes of addresses. */
function loaderCode(): string {
  const loaders = languages.flatMap((language) =>
    textParts.map((part) => `'${language}/${part}': () => import('${PREFIX}${language}/${part}')`),
  );
  return `const parts = { ${loaders.join(', ')} };
export const loadAreas = async (language, part) => (await parts[\`\${language}/\${part}\`]()).areas;`;
}

function partCode(root: string, language: string, part: TextPart, titles: object): string {
  const folder = path.join(root, 'src/i18n', language);
  const files = readdirSync(folder).filter((name) => partOf(withoutEnding(name)) === part);
  const imports = files.map((name, at) => {
    const what = name.endsWith('.json') ? `area${at}` : `* as area${at}`;
    return `import ${what} from ${JSON.stringify(path.join(folder, name))};`;
  });
  const areas = [...(part === 'first' ? [JSON.stringify(titles)] : []), ...files.map((_name, at) => `area${at}`)];
  return `${imports.join('\n')}\nexport const areas = [${areas.join(', ')}];`;
}

/** The titles of the pages in each language: the table has all languages, of which a browser needs one. */
async function readTitles(): Promise<(language: Language) => object> {
  const { titleTexts }: typeof import('../i18n/page-titles') = await tsImport(
    '../i18n/page-titles.ts',
    import.meta.url,
  );
  return titleTexts;
}

/** Makes one module of the texts of each part of a language, with the titles of the pages in that language alone. */
export function textModules(): Plugin {
  let root = '';
  let titles: ReturnType<typeof readTitles> | undefined;
  return {
    name: 'text-modules',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : undefined),
    async load(id) {
      if (withoutEnding(modulePath(root, id)) === REPLACED) return loaderCode();
      const found = partOfModule(id);
      const language = languages.find((each) => each === found?.language);
      if (!found || !language) return undefined;
      titles ??= readTitles();
      return partCode(root, language, found.part, (await titles)(language));
    },
  };
}
