import { describe, expect, it } from 'vitest';
import { recordLists } from '../../domain/loan/document';
import { fieldTable } from '../../domain/loan/fields/field-table';
import { loanFields } from '../../domain/loan/fields/loan-fields';
import { application as arApplication } from './ar/application.json';
import { codes as arCodes } from './ar/codes';
import arFields from './ar/fields-loan.json';
import { type AreaTexts, messagesOf } from './derived-texts';
import { application as enApplication } from './en/application';
import { codes as enCodes } from './en/codes';
import * as enFields from './en/fields-loan';
import { flattenTexts } from './text-tree';
import { application as trApplication } from './tr/application.json';
import { codes as trCodes } from './tr/codes';
import trFields from './tr/fields-loan.json';

const labelsOf = (texts: AreaTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    flattenTexts({ fields: messagesOf(texts).fields }).map(([key, label]) => [key.slice('fields.'.length), label]),
  );

const languages = { en: labelsOf(enFields), tr: labelsOf(trFields), ar: labelsOf(arFields) };
const arabic = /[\u0600-\u06ff]/;

describe('labels of loan fields', () => {
  it.each(Object.entries(languages))('exist in %s for all fields and no others', (_, labels) => {
    expect(Object.keys(labels).sort()).toEqual(Object.keys(loanFields).sort());
    expect(Object.values(labels).filter((label) => label.trim() === '')).toEqual([]);
  });

  it.each(Object.entries(languages))('are unique in %s', (_, labels) => {
    const seen = new Map<string, string[]>();
    for (const [name, label] of Object.entries(labels)) seen.set(label, [...(seen.get(label) ?? []), name]);
    expect([...seen].filter(([, names]) => names.length > 1)).toEqual([]);
  });

  it('use names of the field table', () => {
    expect(Object.keys(languages.en).filter((name) => !Object.hasOwn(fieldTable, name))).toEqual([]);
  });
});

describe('names of records', () => {
  it.each([
    ['en', enApplication],
    ['tr', trApplication],
    ['ar', arApplication],
  ])('exist in %s for every list of a loan', (_, { lists }) => {
    expect(Object.keys(lists).sort()).toEqual([...recordLists].sort());
    expect(Object.values(lists).filter(({ one }) => one.trim() === '')).toEqual([]);
  });
});

describe('labels of codes', () => {
  const flat = (lists: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
    Object.entries(lists).flatMap(([list, labels]) =>
      Object.entries(labels).map(([code, label]) => [`${list}.${code}`, label] as const),
    );

  it('exist in every language for every code', () => {
    const keys = flat(enCodes).map(([key]) => key);
    expect(flat(trCodes).map(([key]) => key)).toEqual(keys);
    expect(flat(arCodes).map(([key]) => key)).toEqual(keys);
    expect([...flat(trCodes), ...flat(arCodes)].filter(([, label]) => label.trim() === '')).toEqual([]);
  });

  it('are Arabic except for names and abbreviations', () => {
    const latin = flat(arCodes).filter(([, label]) => !arabic.test(label) && /[a-z]{3}/.test(label));
    expect([...new Set(latin.map(([, label]) => label))].sort()).toEqual([
      'Equifax Beacon 5.0',
      'Experian Fair Isaac V2',
      'Fannie Mae',
      'Freddie Mac',
      'Ginnie Mae',
      'HFA Preferred',
      'Home Possible',
      'HomeReady',
      'TransUnion FICO Risk Score Classic 04',
      'VantageScore 4.0',
    ]);
  });
});
