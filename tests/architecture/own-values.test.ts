import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './cruise';

const HELPER = 'domain/tables/own-value.ts';

interface Source {
  readonly file: string;
  readonly text: string;
}

/** Tables of a module that any text may index. */
const tablesOf = ({ text }: Source): readonly string[] =>
  [...text.matchAll(/^(?:export )?const (\w+): (?:Readonly<|Partial<)*Record<string\b/gm)].map(([, name = '']) => name);

const codeLines = ({ text }: Source): readonly string[] =>
  text.split('\n').filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line));

/** Reads such as `labels[code]`, which answer `constructor` with a function. A literal name is known to be in the table. */
function indexedIn(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((owner) =>
    tablesOf(owner).flatMap((table) => {
      const read = new RegExp(`(?<![.\\w])${table}(?:\\?\\.)?\\[(?!['"])`);
      const ofAllNames = `Object.keys(${table})`;
      const imports = new RegExp(
        `^import [^;]*\\b${table}\\b[^;]*/${basename(owner.file).replace(/\.tsx?$/, '')}'`,
        'm',
      );
      const users = sources.filter((source) => source === owner || imports.test(source.text));
      return users.flatMap((user) =>
        codeLines(user)
          .filter((line) => read.test(line) && !line.includes(ofAllNames))
          .map((line) => `${user.file}: ${line.trim()}`),
      );
    }),
  );
}

/** Tests such as `name in table`, which are true for `constructor`. */
const inherited =
  /(?<!\b(?:const|let|\[\w+|\[key) )(?<=[(!\s])(?!as\b)[\w.]+(?:\([\w.]*\))? in [\w.]+\s*(?=[)?;,&|]|$)/;

function namesIn(source: Source): readonly string[] {
  return codeLines(source)
    .filter((line) => inherited.test(line.replaceAll(/'[^']*'|`[^`]*`|\/.+\/[gimu]*;/g, "''")))
    .map((line) => `${source.file}: ${line.trim()}`);
}

const sources = ['domain', 'api', 'src']
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-support)\./.test(file) && file !== HELPER)
  .map((file): Source => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') }));

describe('names from outside', () => {
  const example = (text: string): Source => ({ file: 'example.ts', text });

  it.each(['return labels[code];', 'return labels?.[role] ?? "";'])('are detected as an index: %s', (line) => {
    const found = indexedIn([example(`const labels: Readonly<Record<string, string>> = {};\n${line}`)]);
    expect(found).toEqual([`example.ts: ${line}`]);
  });

  it.each([
    'if (!(name in body)) continue;',
    'return code in raceCodes ? 1 : 2;',
    'names.some((name) => name in sent)',
  ])('are detected before `in`: %s', (line) => expect(namesIn(example(line))).toEqual([`example.ts: ${line}`]));

  it.each([
    "return 'problem' in read;",
    'for (const name in table) use(name);',
    'type All = { [K in Key]: string };',
    "message('Shown in dollars.');",
  ])('are not seen in: %s', (line) => expect(namesIn(example(line))).toEqual([]));

  it('are looked up with ownValue', () => expect(indexedIn(sources)).toEqual([]));

  it('are tested with Object.hasOwn', () => expect(sources.flatMap(namesIn)).toEqual([]));
});
