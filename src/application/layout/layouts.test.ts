import { describe, expect, it } from 'vitest';
import { placeOfList } from '../../../domain/application/change/change-checker';
import { type Section, sections } from '../../../domain/application/sections';
import { borrowersNameOf } from '../../../domain/application/visibility/field-visibility';
import { coborrowerName } from '../../../domain/loan/fields/coborrower-fields';
import { fieldSpec, fieldTable } from '../../../domain/loan/fields/field-table';
import { application } from '../../i18n/en/application-groups';
import * as asset from './asset-layout';
import * as borrower from './borrower-layout';
import * as costs from './costs-layout';
import * as declaration from './declaration-layout';
import * as demographic from './demographic-layout';
import * as employment from './employment-layout';
import { type FieldGroup, fieldOf, type ListLayout } from './layout';
import * as liability from './liability-layout';
import * as originator from './originator-layout';
import * as property from './property-layout';
import * as reo from './reo-layout';
import * as terms from './terms-layout';

const titles = application.groups;

const layouts = [
  asset,
  borrower,
  costs,
  declaration,
  demographic,
  employment,
  liability,
  originator,
  property,
  reo,
  terms,
];

type Part = FieldGroup | ListLayout | readonly FieldGroup[];
const parts = layouts.flatMap((layout) => Object.values(layout) as Part[]);
const lists = parts.filter((part): part is ListLayout => 'list' in part);
const groups = parts.flatMap((part): readonly FieldGroup[] => ('list' in part ? [] : 'key' in part ? [part] : part));

const placedFields = [
  ...groups.flatMap(({ fields }) => fields.map(fieldOf)),
  ...lists.flatMap(({ list, groups: own }) =>
    own.flatMap(({ fields }) => fields.map((field) => `${placeOfList[list]}.${fieldOf(field)}`)),
  ),
];

/** `vesting` records are entered in their own dialog instead. */
const PAGES: readonly (keyof typeof sections)[] = [
  'borrower-info',
  'employment',
  'asset',
  'liability',
  'reo',
  'loan-prop',
  'declaration',
  'demographics',
];

const mayEnter = (name: string): boolean => {
  const spec = fieldSpec(name);
  return spec !== undefined && !spec.computed && !spec.guarded && spec.kind !== 'zipPlus4';
};

describe('application layouts', () => {
  it('put a ZIP code before the city and state that it fills', () => {
    const all = [...groups, ...lists.flatMap((list) => list.groups)].map(({ fields }) => fields.map(fieldOf));
    const addresses = all.filter((fields) => fields.some((name) => /zip/i.test(name)));
    expect(addresses.length).toBeGreaterThan(5);
    for (const fields of addresses) {
      const places = fields.filter((name) => /(zip|city|state)(mail)?$/i.test(name) && !/License/.test(name));
      expect(places[0]).toMatch(/zip/i);
    }
  });

  it('place every editable field of the pages exactly once', () => {
    const shownFields = PAGES.flatMap((page) => {
      const { loan, applicants, lists: own }: Section = sections[page];
      const places = own.map((list) => placeOfList[list]);
      const ofRecords = Object.keys(fieldTable).filter((name) => places.some((path) => name.startsWith(`${path}.`)));
      return [...loan, ...applicants.map(borrowersNameOf), ...ofRecords];
    });
    const missing = new Set(shownFields.filter((name) => mayEnter(name) && !placedFields.includes(name)));
    expect([...missing]).toEqual([]);
    expect(placedFields.filter((name, index) => placedFields.indexOf(name) < index)).toEqual([]);
  });

  it('name only existing fields, and only groups with a title and, if they are noted, a note', () => {
    expect(placedFields.filter((name) => fieldSpec(name) === undefined)).toEqual([]);
    expect(placedFields.filter((name) => name.startsWith('aB')).every((name) => fieldSpec(coborrowerName(name)))).toBe(
      true,
    );
    const keys = [...groups, ...lists.flatMap(({ groups: own }) => own)].map(({ key }) => key);
    expect(keys.filter((key) => !(key in titles))).toEqual([]);
    const noted = lists.flatMap(({ groups: own }) => own).filter((group) => group.noted);
    expect(noted.map(({ key }) => key)).toEqual(Object.keys(application.notes));
  });
});
