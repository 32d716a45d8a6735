import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Applicant, AssetRecord, Owner } from '../loan/records';
import { mergeSection, movedBorrowers, withTheirs } from './merge';
import type { SectionValues } from './sections';

const account: AssetRecord = { id: 'a1', owners: ['0B'], holder: 'First Bank', value: '100.00' };
const savings: AssetRecord = { id: 'a2', owners: ['0B'], holder: 'Second Bank', value: '200.00' };
const applicant: Applicant = {
  aBFirstNm: 'Ann',
  aBLastNm: 'Lee',
  aBEmail: 'ann@example.com',
  aCFirstNm: 'Ben',
  aCLastNm: 'Lee',
};
const base: SectionValues = { version: 3, sSpCity: 'Reno', applicants: [applicant], assets: [account, savings] };

describe('concurrent changes of two users', () => {
  it('are combined if they affect different fields, even of one record', () => {
    const { merged, conflicts } = mergeSection(
      base,
      { ...base, sSpCity: 'Sparks', assets: [{ ...account, value: '150.00' }, savings] },
      {
        ...base,
        version: 5,
        applicants: [{ ...applicant, aBEmail: 'lee@example.com' }],
        assets: [{ ...account, holder: 'Old Bank' }, savings],
      },
    );
    expect(conflicts).toEqual([]);
    expect(merged).toEqual({
      version: 5,
      sSpCity: 'Sparks',
      applicants: [{ ...applicant, aBEmail: 'lee@example.com' }],
      assets: [{ ...account, holder: 'Old Bank', value: '150.00' }, savings],
    });
  });

  it('are a conflict if both changed the same field; either value can be chosen', () => {
    const mine = { ...base, assets: [{ ...account, value: '150.00' }, savings] };
    const theirs = { ...base, version: 4, assets: [{ ...account, value: '175.00' }, savings] };
    const { merged, conflicts } = mergeSection(base, mine, theirs);
    expect(conflicts).toEqual([{ path: 'assets.a1.value', mine: '150.00', theirs: '175.00' }]);
    expect(merged.assets?.[0]?.value).toBe('150.00');
    expect(withTheirs({ merged, conflicts }, new Set(['assets.a1.value'])).assets?.[0]?.value).toBe('175.00');
    expect(withTheirs({ merged, conflicts }, new Set()).assets?.[0]?.value).toBe('150.00');
  });

  it('are no conflict if both set the same value', () => {
    const { conflicts } = mergeSection(
      base,
      { ...base, sSpCity: 'Sparks' },
      { ...base, version: 4, sSpCity: 'Sparks' },
    );
    expect(conflicts).toEqual([]);
  });

  it('keep added records, drop removed ones, and ask if the other user changed a removed one', () => {
    const mine = { ...base, assets: [savings, { id: 'm', owners: ['0C' as const], value: '1.00' }] };
    const added = { id: 't', owners: ['0B' as const], value: '2.00' };
    const quiet = mergeSection(base, mine, { ...base, version: 4, assets: [account, savings, added] });
    expect(quiet.merged.assets?.map(({ id }) => id)).toEqual(['a2', 't', 'm']);
    expect(quiet.conflicts).toEqual([]);
    const changed = { ...account, value: '175.00' };
    const requested = mergeSection(base, mine, { ...base, version: 4, assets: [changed, savings] });
    expect(requested.conflicts).toEqual([{ path: 'assets.a1', mine: undefined, theirs: changed }]);
    expect(withTheirs(requested, new Set(['assets.a1'])).assets).toContainEqual(changed);
  });

  it('ask about everything typed for a borrower who has moved', () => {
    const swapped = {
      aBFirstNm: 'Ben',
      aBLastNm: 'Lee',
      aBEmail: 'ben@example.com',
      aCFirstNm: 'Ann',
      aCLastNm: 'Lee',
    };
    const mine = { ...base, applicants: [{ ...applicant, aBCellPhone: '7755550100' }] };
    const { conflicts } = mergeSection(base, mine, { ...base, version: 4, applicants: [swapped] });
    expect(conflicts).toEqual([{ path: 'applicants.0.aBCellPhone', mine: '7755550100', theirs: undefined }]);
  });
});

it('ask about a record assigned to a position that now has another borrower', () => {
  const swapped = { aBFirstNm: 'Ben', aBLastNm: 'Lee', aCFirstNm: 'Ann', aCLastNm: 'Lee' };
  const moved = movedBorrowers({ applicants: [applicant] }, { applicants: [swapped] });
  expect(moved).toEqual(['0B', '0C']);
  const added: AssetRecord = { id: 'm', owners: ['0B'], value: '1.00' };
  const mine = { ...base, assets: [account, savings, added] };
  const { conflicts, merged } = mergeSection(base, mine, { ...base, version: 4 }, moved);
  expect(conflicts).toEqual([{ path: 'assets.m', mine: added, theirs: undefined }]);
  expect(withTheirs({ merged, conflicts }, new Set(['assets.m'])).assets).toEqual([account, savings]);
  expect(withTheirs({ merged, conflicts }, new Set()).assets).toContainEqual(added);
});

const cities = fc.record({
  sSpCity: fc.constantFrom('Reno', 'Sparks', 'Elko'),
  sSpAddr: fc.constantFrom('1 A', '2 B'),
});
const records = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    owners: fc.constant<Owner[]>(['0B']),
    value: fc.constantFrom('1.00', '2.00'),
  }),
  { selector: ({ id }) => id },
);
const section = fc
  .record({ fields: cities, assets: records })
  .map(({ fields, assets }): SectionValues => ({ ...fields, assets, version: 1 }));

it('keep the change of only one user, whatever it is', () => {
  fc.assert(
    fc.property(section, section, (before, after) => {
      expect(mergeSection(before, after, before)).toEqual({
        merged: expect.objectContaining({ sSpCity: after.sSpCity }),
        conflicts: [],
      });
      const theirs = mergeSection(before, before, { ...after, version: 2 });
      expect(theirs).toEqual({ merged: { ...after, version: 2 }, conflicts: [] });
      const ids = (values: SectionValues) => new Set(values.assets?.map(({ id }) => id));
      expect(ids(mergeSection(before, after, before).merged)).toEqual(ids(after));
    }),
  );
});
