import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { languages } from '../../../domain/format/language';
import { pdfPages } from '../../../tests/support/pdf-pages';
import { adverseAction } from '../templates/adverse-action';
import { documentTemplates } from '../templates/document-templates';
import { sampleDocument } from './sample.test-support';
import { createTypesetter, type Typesetter } from './typesetter';

const opened: Typesetter[] = [];
const folders: string[] = [];
const open = (folder?: string): Typesetter => {
  const typesetter = folder ? createTypesetter(folder) : createTypesetter();
  opened.push(typesetter);
  return typesetter;
};
afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()));
  await Promise.all(folders.map((each) => rm(each, { recursive: true, force: true })));
});

const created = new Date('2026-11-20T18:42:00Z');
const typesetter = open();

/** A folder with this template. */
async function folderWith(source: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'templates-'));
  folders.push(folder);
  await writeFile(path.join(folder, 'own.typ'), `#set document(title: "Own")\n${source}`);
  return folder;
}
const own = async (source: string, doc: object = {}) =>
  open(await folderWith(source)).typeset({ file: 'own.typ', doc, created });

describe.each(documentTemplates.map((template) => [template.id, template] as const))(
  'the document %s',
  (_, template) => {
    it.each(languages)(
      'is a tagged PDF/UA-1 in %s, and the same bytes again',
      async (language) => {
        const job = sampleDocument(template, language, created);
        const pdf = Buffer.from(await typesetter.typeset(job));
        const text = pdf.toString('latin1');
        expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
        expect(text).toMatch(new RegExp(`/Lang ?\\(${template.language ?? language}`));
        expect(Buffer.from(await typesetter.typeset(job)).equals(pdf)).toBe(true);
      },
      30_000,
    );
  },
);

it('prints a notice of adverse action whose score has no date', async () => {
  const { sample } = adverseAction;
  const score = sample.score && { ...sample.score, scoredD: null, factors: [] };
  const job = sampleDocument({ ...adverseAction, sample: { ...sample, score } }, 'ar', created);
  expect(await typesetter.typeset(job)).toBeInstanceOf(Uint8Array);
}, 30_000);

it('keeps the box of the score on one page of the notice, wherever the page ends', async () => {
  const { sample } = adverseAction;
  const [agency] = sample.agencies;
  const apart: number[] = [];
  for (let lines = 0; lines < 16; lines += 1) {
    const address = Array.from({ length: lines }, (_, line) => `Line ${line}`);
    const agencies = agency ? [agency] : [];
    const job = sampleDocument({ ...adverseAction, sample: { ...sample, address, agencies } }, 'en', created);
    const pages = await pdfPages(await typesetter.typeset(job));
    const box = pages.filter((text) => text.includes('300 to 850') || text.includes('SourceNorthgate'));
    if (box.length !== 1) apart.push(lines);
  }
  expect(apart).toEqual([]);
}, 60_000);

describe('data', () => {
  it('is text, never markup, whatever it is', async () => {
    const hostile = '#panic("x") #read("own.typ") *b* $x$ = Title \u202e \u0000 \ud800 😀 中文 <a@b> \\u{41} "}]';
    expect(await own('#json(bytes(sys.inputs.doc)).name', { name: hostile })).toBeInstanceOf(Uint8Array);
  }, 30_000);

  it('is refused if it is too large', async () => {
    await expect(own('x', { name: 'x'.repeat(1_000_001) })).rejects.toMatchObject({ code: 'too-large' });
  });
});

describe('a template', () => {
  it.each(['#read("../../../../etc/hostname")', '#include "../lib.typ"', '#read("/../../etc/hostname")'])(
    'can’t read outside its folder: %s',
    async (source) => {
      await expect(own(source)).rejects.toMatchObject({
        wording: { code: 'document-not-made' },
        cause: { message: expect.stringMatching(/outside|denied|not found/) },
      });
    },
    30_000,
  );

  it('can’t import a package, which would be downloaded', async () => {
    const folder = await folderWith('#import "@preview/cetz:0.3.1"');
    expect(() => createTypesetter(folder)).toThrow('own.typ imports a package');
  });

  it('that fails leaves the next document unharmed', async () => {
    await expect(own('#panic("broken")')).rejects.toMatchObject({
      cause: { message: expect.stringContaining('broken') },
    });
    expect(await typesetter.problem()).toBeNull();
  }, 30_000);
});
