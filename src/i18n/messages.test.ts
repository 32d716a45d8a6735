import englishOfReactAdmin from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { english as codes } from '../../domain/messages/english';
import { premiumKinds } from '../../domain/pricing/insurance/premium-kind';
import { rateAdjustments } from '../../domain/pricing/insurance/rate-card';
import { conditionCategories } from '../../domain/underwriting/condition-categories';
import { allMessages } from '../testing/all-messages';
import { type AreaTexts, messagesOf } from './derived-texts';
import { flattenTexts as flatten } from './text-tree';

const { en, tr, ar } = allMessages;

/** Names and abbreviations that are the same in every language, including file format codes and keys. */
const names = new Set(
  [
    'access_token APOR APR ARM AUS C CC CD CHARM CLTV CSV DC DO DSCR DTI DU EA FHA FICO FIPS GUS HCLTV HELOC HFA HMDA HOEPA IRA IRRRL IRS ITIN',
    'GSE HH JPEG JWT KB LE LOS LP LPA LTV MB MERS MIN MISMO MM NMLS PACE PDF PML PIN PMI PNG PUD QM SOFR SSA SVG TOTAL USDA VA VOE',
    'SIVA VISA SISA NIVA NINA NISA NINANE NIVANE VINA',
    'Equifax Experian TransUnion Fannie Mae Freddie Mac Ginnie Home Possible HomeReady Preferred Hmong LendingQB LOXML Office',
    'HPML XLSX YieldTableAdjustable YieldTableFixed Z',
    'AIR Approve B CU csv D EAD Eligible ISAOA SSR UCD UCDP',
    'DATABASE_URL LOS_URL PostgreSQL S3_ SMTP_URL',
    'DEAL DEAL_SET DEAL_SETS DEALS DTD JSON MESSAGE PARTY RTF UTF XML ZIP',
    'Chrome Edge Firefox Safari Google Microsoft Authenticator QR',
    'Borrower FinancedUnitCount HousingExpenseType SubjectLoan Ctrl Enter Esc R F',
    'CFPB FDIC HUD LEI LGC LNG MIC NCUA OCC Node js ms',
    'UAD sub',
    'A I II III J K Non x30x12 x60x12 x90x12 https',
    ...conditionCategories,
  ].flatMap((line) => line.split(' ')),
);

/** What a text quotes from outside: names of credit scores and of underwriting systems, tax forms, citations, date formats, and cells of an import file. */
const quoted = new RegExp(
  [
    'Experian Fair Isaac V2|TransUnion FICO Risk Score Classic 04|Equifax Beacon 5.0|VantageScore 4.0',
    '1Password|Federal Reserve|Desktop Underwriter|Desktop Originator|Loan Product Advisor|W-2',
    String.raw`GeoNames \(CC BY 4\.0\)|12\sCFR\s[\d.]+(\(\w+\))*|YYYY-MM-DD|MM/DD/YYYY`,
    String.raw`\b(Kind|Line|premium|${[...premiumKinds, ...rateAdjustments].join('|')})\b`,
  ].join('|'),
  'g',
);

/** Words that English and Turkish share. */
const sharedWithTurkish = new Set('form jumbo limit logo net new no non portal program qm risk york'.split(' '));

/** Latin words that are neither placeholders nor known names. */
const unknownWords = (text: string): string[] =>
  (
    text
      .replace(/\{\{\w+\}\}/g, '')
      .replace(quoted, '')
      .match(/\p{Script=Latin}[\p{Script=Latin}\d_]*/gu) ?? []
  ).filter((word) => !names.has(word));

const english = new Map(flatten(en));
const turkish = flatten(tr);
const arabic = flatten(ar);

describe('messages', () => {
  it('of the server are in one of the two message files', () => {
    expect(en.messages).toEqual(codes);
  });

  it('belong to one area, so that none overwrites another', () => {
    const areas = import.meta.glob<AreaTexts>('./en/*.ts', { eager: true });
    const keys = Object.values(areas).flatMap((texts) => flatten(messagesOf(texts)).map(([key]) => key));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('are not left in English in Turkish', () => {
    const same = turkish.filter(
      ([key, text]) =>
        english.get(key) === text &&
        !key.startsWith('codes.state.') &&
        unknownWords(text).some((word) => !sharedWithTurkish.has(word.toLowerCase())),
    );
    expect(same.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it('contain no English words in Turkish', () => {
    const words = new Set('and are be been cannot has is loan of or rate that the this to was with yes you'.split(' '));
    const found = turkish.filter(([, text]) => unknownWords(text).some((word) => words.has(word.toLowerCase())));
    expect(found.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it('contain no Latin words except names in Arabic', () => {
    const found = arabic.flatMap(([key, text]) => unknownWords(text).map((word) => `${key}: ${word}`));
    expect(found).toEqual([]);
  });

  it.each([
    ['English', english],
    ['Turkish', new Map(turkish)],
    ['Arabic', new Map(arabic)],
  ] as const)('use typographic apostrophes and quotation marks in %s', (_, texts) => {
    // React-Admin's own English is as its package has it.
    const found = [...texts].filter(
      ([key, text]) => /['"]/.test(text) && !(texts === english && key.startsWith('ra.')),
    );
    expect(found.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it('use Arabic punctuation in Arabic', () => {
    const found = arabic.filter(([, text]) => /[\u0600-\u06ff]\s*[?;,]/.test(text));
    expect(found.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it('isolate percentages in Arabic, where a percent sign would otherwise be left of its number', () => {
    const isolates = /\u2066[^\u2069]*\u2069/g;
    const found = arabic.filter(([, text]) => /(\d|\}\})%/.test(text.replace(isolates, '')));
    expect(found.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it('have all Arabic plural forms wherever English has two', () => {
    const keys = new Set(arabic.map(([key]) => key));
    const plurals = [...english.keys()].filter((key) => key.endsWith('_other') && !key.startsWith('ra.'));
    expect(plurals.length).toBeGreaterThan(10);
    const missing = plurals.flatMap((key) =>
      ['two', 'few', 'many'].map((form) => key.replace(/other$/, form)).filter((form) => !keys.has(form)),
    );
    expect(missing).toEqual([]);
  });

  it('add no Turkish suffix to a placeholder', () => {
    const found = turkish.filter(([, text]) => /\}\}['’]\p{Ll}/u.test(text));
    expect(found.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});

describe.each([
  ['Turkish', tr],
  ['Arabic', ar],
] as const)('React-Admin in %s', (_, messages) => {
  it('has all keys of the English messages', () => {
    const keys = new Set(flatten(messages).map(([key]) => key.replace(/_(zero|one|two|few|many|other)$/, '')));
    expect(flatten(englishOfReactAdmin).filter(([key]) => !keys.has(key))).toEqual([]);
  });
});
