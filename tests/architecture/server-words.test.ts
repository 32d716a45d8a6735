import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordingOf } from '../../domain/messages/wording';
import { projectRoot } from './cruise';
import { serverWordsIn } from './server-words';

const notProduct = /(\.(test|test-support)\.ts$|seed|^api\/(db|ports)\/)/;

const sources = ['api', 'domain'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.ts$/.test(name) && !notProduct.test(name)),
);

/** For programs that call the API or the LOS, never shown to a person; and texts that are put together elsewhere. */
const otherTexts = new Set([
  'At most § loans are given at once.',
  'This operation ID was used for another request.',
  'This is no cursor of the change feed.',
  'The call § does not fit: §',
  'There is no operation §.',
  'A loan in status § cannot move to §.',
  // Only names and numbers of a refusal's place.
  '§/PARTIES',
  // Composed: their sentences are told in wording.test.ts.
  '§ was not found.',
  'The § is not valid.',
  '§: § §; nothing was kept.',
  'The file ends too early, at §§.',
  "An entity at § is not one of XML's own five; such files are refused.",
  'There is text outside the XML document at §.',
  'The file is not well-formed XML at §: §',
  'This is §, not a MISMO 3.4 file.',
  'The file does not say who applies together; borrowers were grouped §: §.',
]);

const isSentence = (text: string): boolean => /\p{L}{2}/u.test(text) && !/^[a-z]+(-[a-z]+)*$/.test(text);

describe('words of the server', () => {
  const said = sources.flatMap((name) =>
    serverWordsIn(readFileSync(join(projectRoot, name), 'utf8'), name)
      .filter(({ text }) => isSentence(text))
      .map((word) => ({ name, ...word })),
  );

  it('can be said in every language: each has a code', () => {
    expect(said.length).toBeGreaterThan(100);
    const unknown = said.filter(({ text }) => !otherTexts.has(text) && wordingOf(text.replaceAll('§', '7')) === null);
    expect(unknown.map(({ name, line, text }) => `${name}:${line} ${text}`)).toEqual([]);
  });

  it('are on no list that nothing says', () => {
    const texts = new Set(said.map(({ text }) => text));
    expect([...otherTexts].filter((text) => !texts.has(text))).toEqual([]);
  });

  it.each([
    ["throw new AppError('stale', 409, 'Too late.')", 'Too late.'],
    ["throw invalid('No.', { name: 'Not so.' })", 'Not so.'],
    [`throw notFound(\`The \${what}\`)`, 'The § was not found.'],
    ["const message = bad ? 'One.' : 'Two.'; throw new LosError('invalid', message)", 'Two.'],
    [`warn(notes, 'odd', \`\${n} odd\`)`, '§ odd'],
    ["fields.sLNm = 'Not yours.'", 'Not yours.'],
  ])('are found in %s', (source, text) => {
    expect(serverWordsIn(source).map((word) => word.text)).toContain(text);
  });
});
