import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import type { VestingRecord } from '../../loan/records';
import { capitalizedVesting } from './capitalized';
import { capitals } from './capitals';
import { titleHolderOfBorrower, vestingText } from './vesting-text';

const holder = (values: Partial<VestingRecord>): VestingRecord => ({ id: 'v', owners: [], ...values });
const ann = { firstName: 'Ann', lastName: 'Lee' };
const ben = { firstName: 'Ben', lastName: 'Lee' };

const text = (vestings: readonly Partial<VestingRecord>[], more: Partial<NewLoanDocument> = {}): string =>
  vestingText({ ...emptyDocument(), ...more, vestings: vestings.map(holder) });

describe('how title will be held', () => {
  it('names a couple, their relationship, and the manner', () => {
    const couple = [
      { ...ann, relationship: '1' },
      { ...ben, relationship: '2' },
    ];
    expect(text(couple, { sTitleHeldT: '1' })).toBe('ANN LEE AND BEN LEE, WIFE AND HUSBAND, AS JOINT TENANTS');
    expect(text([...couple].reverse(), { sTitleHeldT: '5' })).toBe(
      'BEN LEE AND ANN LEE, HUSBAND AND WIFE, AS COMMUNITY PROPERTY',
    );
    const partners = couple.map((one) => ({ ...one, relationship: '4' }));
    expect(text(partners)).toBe('ANN LEE AND BEN LEE, DOMESTIC PARTNERS');
  });

  it('treats married borrowers of one application as a couple', () => {
    const document: NewLoanDocument = {
      ...emptyDocument(),
      applicants: [
        {
          aBFirstNm: 'Ann',
          aBLastNm: 'Lee',
          aBMaritalStatT: '0',
          aCFirstNm: 'Ben',
          aCLastNm: 'Lee',
          aCMaritalStatT: '0',
        },
      ],
      vestings: [holder({ owners: ['0B'] }), holder({ id: 'w', owners: ['0C'] })],
    };
    expect(vestingText(document)).toBe('ANN LEE AND BEN LEE, MARRIED TO EACH OTHER');
    const others = { ...document, applicants: [{ ...document.applicants[0], aCMaritalStatT: '1' }] };
    expect(vestingText(others)).toBe('ANN LEE, A MARRIED PERSON, AND BEN LEE, AN UNMARRIED PERSON');
  });

  it("states each person's status and share", () => {
    const three = [
      { ...ann, maritalWording: 'a single woman', share: '50.000' },
      { ...ben, maritalStatus: '2', share: '33.333' },
      { firstName: 'Cem', lastName: 'Kaya', suffix: 'Jr', share: '16.667' },
    ];
    expect(text(three, { sTitleHeldT: '2' })).toBe(
      'ANN LEE, A SINGLE WOMAN, AS TO AN UNDIVIDED 50% INTEREST, ' +
        'BEN LEE, A LEGALLY SEPARATED PERSON, AS TO AN UNDIVIDED 33.333% INTEREST, ' +
        'AND CEM KAYA JR, AS TO AN UNDIVIDED 16.667% INTEREST, AS TENANTS IN COMMON',
    );
    expect(text([{ ...ann, maritalStatus: '0' }], { sTitleHeldT: '0' })).toBe(
      'ANN LEE, A MARRIED PERSON, AS SOLE AND SEPARATE PROPERTY',
    );
    expect(text([{ ...ann, maritalStatus: '1' }], { sTitleHeldT: '1' })).toBe('ANN LEE, AN UNMARRIED PERSON');
  });

  it('names trusts with trustee and date, and other entities', () => {
    const trust = { entityType: '1', entityName: 'The Lee Family Trust', entityDate: '2020-05-04' };
    expect(text([{ ...ann, ...trust }], { sTitleHeldT: '6' })).toBe(
      'ANN LEE, TRUSTEE OF THE LEE FAMILY TRUST DATED MAY 4, 2020',
    );
    expect(text([{ entityType: '2', entityName: 'Lee Holdings LLC' }])).toBe('LEE HOLDINGS LLC');
  });

  it('leaves out non-title-holders, and uses the written manner', () => {
    const people = [{ ...ann }, { ...ben, type: '3' }];
    expect(text(people, { applicants: [{ aManner: 'her sole and separate property' }] })).toBe(
      'ANN LEE, AS HER SOLE AND SEPARATE PROPERTY',
    );
    expect(text([{ ...ben, type: '1' }], { sTitleHeldT: '4' })).toBe('');
  });
});

describe('a title holder who is a borrower', () => {
  it("starts with the application's data", () => {
    const document = { ...emptyDocument(), applicants: [{ aCFirstNm: 'Ben', aCLastNm: 'Lee', aCCity: 'Davis' }] };
    expect(titleHolderOfBorrower(document, '0C')).toEqual({
      owners: ['0C'],
      firstName: 'Ben',
      lastName: 'Lee',
      city: 'Davis',
    });
  });
});

describe('capitals', () => {
  it('are English, and keep the length of a text', () => {
    expect(capitals('Iris Mission, ß')).toBe('IRIS MISSION, ß');
  });

  it('are written into names and vesting texts, and repeating it changes nothing', () => {
    const document: NewLoanDocument = {
      ...emptyDocument(),
      sTitleInNamesOf: 'Ann Lee',
      applicants: [{ aBFirstNm: 'Ann', aManner: 'sole' }],
      vestings: [holder({ ...ann, city: 'Davis' })],
    };
    const change = capitalizedVesting(document);
    expect(change).toEqual({
      sTitleInNamesOf: 'ANN LEE',
      applicants: [{ aManner: 'SOLE' }],
      vestings: [{ id: 'v', owners: [], firstName: 'ANN', lastName: 'LEE', city: 'Davis' }],
    });
    expect(capitalizedVesting({ ...document, ...change })).toEqual(change);
  });
});
