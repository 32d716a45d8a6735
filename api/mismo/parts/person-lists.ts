import { ownValue } from '../../../domain/tables/own-value';
import type { Target } from '../binding';
import { cleanText } from '../field-text';
import { unknownValue } from '../read/read-bindings';
import type { Notes } from '../read/report';
import { append, ensure, type OutElement } from '../xml/output-tree';
import { select } from '../xml/path';
import type { XmlElement } from '../xml/xml-tree';

/** Answers of a borrower that MISMO repeats and one field combines. Paths begin at `BORROWER`, those of names at `PARTY`. */

const chapters: Readonly<Record<string, string>> = {
  ChapterSeven: '7',
  ChapterEleven: '11',
  ChapterTwelve: '12',
  ChapterThirteen: '13',
};
const statuses: Readonly<Record<string, string>> = {
  ActiveDuty: '1',
  Veteran: '2',
  ReserveNationalGuardNeverActivated: '3',
};
const languages: Readonly<Record<string, string>> = {
  eng: 'eng',
  chi: 'zho',
  zho: 'zho',
  kor: 'kor',
  spa: 'spa',
  tgl: 'tgl',
  vie: 'vie',
};

const chapterPath = 'BANKRUPTCIES/BANKRUPTCY/BANKRUPTCY_DETAIL/BankruptcyChapterType';
const servicePath = 'MILITARY_SERVICES/MILITARY_SERVICE/MilitaryStatusType';
const agePath = 'DEPENDENTS/DEPENDENT/DependentAgeYearsCount';
const aliasPath = 'INDIVIDUAL/ALIASES/ALIAS/NAME';
const languageExtension = 'EXTENSION/OTHER/ULAD:LANGUAGE_EXTENSION';

/** Returns how many fields got a value. */
export function readPersonLists(party: XmlElement, borrower: XmlElement, target: Target, notes: Notes): number {
  const before = Object.keys(target).length;
  const chapterCodes = codesAt(borrower, chapterPath, chapters, 'aBDecBankruptcyChapters', notes);
  if (chapterCodes.length > 0) target.aBDecBankruptcyChapters = chapterCodes;
  const serviceCodes = codesAt(borrower, servicePath, statuses, 'aBMilitaryStatusT', notes);
  if (serviceCodes.length > 0) target.aBMilitaryStatusT = serviceCodes;
  const ages = texts(borrower, agePath).filter((age) => /^\d{1,3}$/.test(age));
  if (ages.length > 0) target.aBDependAges = ages.join(', ').slice(0, 80);
  const aliases = select(party, aliasPath).map(nameOf).filter(Boolean);
  if (aliases.length > 0) target.aBAliases = cleanText(aliases.join('; '), 400);
  readLanguage(party, target, notes);
  return Object.keys(target).length - before;
}

/** A name as one text, built from its parts if they are given. */
export function nameOf(name: XmlElement): string {
  const parts = ['FirstName', 'MiddleName', 'LastName', 'SuffixName'].flatMap((part) => texts(name, part));
  const [whole] = texts(name, 'FullName');
  return parts.length > 0 ? parts.join(' ') : (whole ?? '');
}

function readLanguage(party: XmlElement, target: Target, notes: Notes): void {
  const [language] = select(party, 'LANGUAGES/LANGUAGE');
  if (!language) return;
  const [refusal] = texts(language, `${languageExtension}/ULAD:LanguageRefusalIndicator`);
  const [description] = texts(language, `${languageExtension}/ULAD:LanguageCodeOtherDescription`);
  const [code] = select(language, 'LanguageCode').filter((element) => element.text !== '');
  if (code) code.read = true;
  const known = ownValue(languages, code?.text.toLowerCase());
  if (refusal === 'true') target.aBLanguageT = 'refused';
  else if (known) target.aBLanguageT = known;
  else if (code?.text === 'zxx' || description) target.aBLanguageT = 'other';
  else if (code) unknownValue(code, 'aBLanguageT', notes);
  if (description) target.aBLanguageDesc = cleanText(description, 80);
}

function texts(from: XmlElement, path: string): string[] {
  return select(from, path).flatMap((element) => {
    element.read = true;
    return element.text === '' ? [] : [element.text];
  });
}

function codesAt(
  from: XmlElement,
  path: string,
  codes: Readonly<Record<string, string>>,
  field: 'aBDecBankruptcyChapters' | 'aBMilitaryStatusT',
  notes: Notes,
): string[] {
  const found = select(from, path).flatMap((element) => {
    element.read = true;
    const code = ownValue(codes, element.text);
    if (!code && element.text) unknownValue(element, field, notes);
    return code ?? [];
  });
  return [...new Set(found)].sort((a, b) => Number(a) - Number(b));
}

/** Writes the answers read by {@link readPersonLists}. */
export function writePersonLists(party: OutElement, borrower: OutElement, source: Readonly<Target>): void {
  for (const type of typesOf(source.aBDecBankruptcyChapters, chapters)) {
    append(
      append(append(ensure(borrower, 'BANKRUPTCIES'), 'BANKRUPTCY'), 'BANKRUPTCY_DETAIL'),
      'BankruptcyChapterType',
    ).text = type;
  }
  for (const type of typesOf(source.aBMilitaryStatusT, statuses)) {
    append(append(ensure(borrower, 'MILITARY_SERVICES'), 'MILITARY_SERVICE'), 'MilitaryStatusType').text = type;
  }
  if (typeof source.aBMilitaryTourEndD === 'string') {
    ensure(borrower, 'MILITARY_SERVICES/MILITARY_SERVICE/MilitaryServiceExpectedCompletionDate').text =
      source.aBMilitaryTourEndD;
  }
  for (const age of textOf(source.aBDependAges).match(/\d{1,3}/g) ?? []) {
    append(append(ensure(borrower, 'DEPENDENTS'), 'DEPENDENT'), 'DependentAgeYearsCount').text = age;
  }
  for (const alias of textOf(source.aBAliases)
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)) {
    append(append(append(ensure(party, 'INDIVIDUAL/ALIASES'), 'ALIAS'), 'NAME'), 'FullName').text = alias;
  }
  writeLanguage(party, source);
}

function writeLanguage(party: OutElement, source: Readonly<Target>): void {
  const code = source.aBLanguageT;
  if (typeof code !== 'string' || code === '') return;
  const language = ensure(party, 'LANGUAGES/LANGUAGE');
  const known = Object.keys(languages).find((key) => languages[key] === code);
  if (code !== 'refused') append(language, 'LanguageCode').text = known ?? 'zxx';
  if (typeof source.aBLanguageDesc === 'string' && source.aBLanguageDesc) {
    ensure(language, `${languageExtension}/ULAD:LanguageCodeOtherDescription`).text = source.aBLanguageDesc;
  }
  ensure(language, `${languageExtension}/ULAD:LanguageRefusalIndicator`).text = String(code === 'refused');
}

function typesOf(value: unknown, codes: Readonly<Record<string, string>>): string[] {
  return Array.isArray(value) ? Object.keys(codes).filter((type) => value.includes(codes[type])) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
