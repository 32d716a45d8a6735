import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../../domain/loan/document';
import type { LiabilityRecord } from '../../domain/loan/records';
import { arbitraryLoan } from './arbitrary-loan.test-support';
import { bytesOf, testFile, today } from './mismo.test-support';
import { readMismo } from './read-mismo';
import { writeMismo } from './write-mismo';

const now = new Date('2026-11-21T18:30:00.250Z');
const write = (document: NewLoanDocument) => writeMismo(document, { now });
const again = (document: NewLoanDocument) => readMismo(bytesOf(write(document)), { today }).document;

describe('writing a loan as MISMO 3.4', () => {
  it.each([
    'conventional-couple.xml',
    'four-borrowers.xml',
    'fha-purchase.xml',
    'va-irrrl.xml',
    'arm-7-6.xml',
    'second-lien-heloc.xml',
    'gifts-and-credits.xml',
    'owned-real-estate.xml',
    'latin1.xml',
    'broken-arcs.xml',
    'looks-wrong.xml',
  ])('writes back everything that was read from %s', (name) => {
    const { document } = readMismo(testFile(name), { today });
    expect(again(document)).toEqual(document);
  });

  it('writes back every field that MISMO supports, for any loan', () => {
    fc.assert(
      fc.property(arbitraryLoan, (document) => {
        // An import may conclude more than was written (for example the delivered property type), but loses and changes
        // nothing.
        expect(again(document)).toMatchObject(document);
      }),
      { numRuns: 20 },
    );
  }, 30_000);

  it('is the same file again after an import', () => {
    fc.assert(
      fc.property(arbitraryLoan, (document) => {
        const first = again(document);
        expect(write(again(first))).toBe(write(first));
      }),
      { numRuns: 8 },
    );
  }, 30_000);

  it('counts the first mortgage before a second lien once, although it is both a debt and a loan', () => {
    const document: NewLoanDocument = {
      ...emptyDocument(),
      ...{ sLienPosT: '1', sLPurposeT: '1', sLAmtCalc: '50000.00' },
      applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aBSsn: '900-12-3456' }],
      reos: [{ id: 'reo-1', owners: ['0B'], isSubjectProperty: true }],
      liabilities: [{ id: 'liability-1', owners: ['0B'], type: '0', balance: '204000.00', reoId: 'reo-1' }],
    };
    expect(again(document).sRemain1stMBal).toBe('204000.00');
    expect(again(again(document)).sRemain1stMBal).toBe('204000.00');
  });

  it('counts no debt that the lender owes the borrower as financing that stays', () => {
    const debt: LiabilityRecord = { id: '', owners: ['0B'], type: '1', reoId: 'reo-1' };
    const document: NewLoanDocument = {
      ...emptyDocument(),
      ...{ sLienPosT: '0', sLPurposeT: '1', sLAmtCalc: '50000.00' },
      applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aBSsn: '900-12-3456' }],
      reos: [{ id: 'reo-1', owners: ['0B'], isSubjectProperty: true }],
      liabilities: [
        { ...debt, id: 'liability-1', creditLimit: '20000.00', balance: '-0.04' },
        { ...debt, id: 'liability-2', creditLimit: '-30.00', balance: '500.00' },
        { ...debt, id: 'liability-3', type: '0', balance: '-10.00' },
      ],
    };
    const first = again(document);
    expect(first).toMatchObject({ sSubFin: '20500.00', sSubFinDrawn: '500.00' });
    expect(first.sConcurSubFin).toBeUndefined();
    expect(again(first)).toEqual(first);
  });

  it('writes that a property is in no project if nothing else about its type is known', () => {
    const document = { ...readMismo(testFile('fha-purchase.xml'), { today }).document };
    delete document.sProdSpT;
    delete document.sGseSpT;
    const back = again({ ...document, sSpProjectT: '0' });
    expect(back.sSpProjectT).toBe('0');
    expect(again(back).sSpProjectT).toBe('0');
  });

  it('writes version, time and owners as in the DU specification', () => {
    const text = write(readMismo(testFile('conventional-couple.xml'), { today }).document);
    expect(text).toContain('MISMOReferenceModelIdentifier="3.4.032420160128"');
    expect(text).toContain('<CreatedDatetime>2026-11-21T18:30:00Z</CreatedDatetime>');
    expect(text).toContain('<TaxpayerIdentifierValue>999405011</TaxpayerIdentifierValue>');
    expect(text).toContain('<ContactPointTelephoneValue>6265550111</ContactPointTelephoneValue>');
    expect(text).toMatch(
      /xlink:from="ASSET_1" xlink:to="BORROWER_2" xlink:arcrole="urn:fdc:mismo.org:2009:residential\/ASSET_IsAssociatedWith_ROLE"/,
    );
    expect(text).toMatch(
      /xlink:from="BORROWER_2" xlink:to="BORROWER_1" xlink:arcrole="[^"]*ROLE_SharesJointCreditReportWith_ROLE"/,
    );
  });

  it('writes elements in schema order: choices first, the rest by name, extensions last', () => {
    const text = write(readMismo(testFile('conventional-couple.xml'), { today }).document);
    const order = [
      '<ASSETS>',
      '<COLLATERALS>',
      '<EXPENSES>',
      '<LIABILITIES>',
      '<LOANS>',
      '<PARTIES>',
      '<RELATIONSHIPS',
    ];
    expect(order.map((name) => text.indexOf(name))).toEqual(
      [...order.map((name) => text.indexOf(name))].sort((a, b) => a - b),
    );
    expect(text.indexOf('<BORROWER>')).toBeLessThan(text.indexOf('<ROLE_DETAIL>'));
    expect(text).toMatch(/<LanguageCode>spa<\/LanguageCode>\s*<EXTENSION>/);
  });

  it('writes nothing that the portal does not know', () => {
    const { document } = readMismo(testFile('fha-purchase.xml'), { today });
    const more = {
      ...document,
      sSecretNote: 'secret-note',
      applicants: [{ ...document.applicants[0], aBSecret: 'secret-name' }],
    };
    expect(write(more as NewLoanDocument)).not.toContain('secret');
  });

  it('writes two single borrowers as two applications again', () => {
    const document = readMismo(testFile('fha-purchase.xml'), { today }).document;
    const [one] = document.applicants;
    const two = { ...document, applicants: [{ ...one }, { aBFirstNm: 'Second', aBLastNm: 'Applicant' }] };
    expect(again(two).applicants.map(({ aBLastNm, aCLastNm }) => [aBLastNm, aCLastNm])).toEqual([
      ['Placeholder', undefined],
      ['Applicant', undefined],
    ]);
  });

  it('writes the pay of a job once, by its parts or by its total', () => {
    const { document } = readMismo(testFile('conventional-couple.xml'), { today });
    const totals = [...write(document).matchAll(/<EmploymentMonthlyIncomeAmount>([^<]*)</g)].map(
      ([, amount]) => amount,
    );
    expect(totals).toEqual(['5100.00']);
  });

  it('leaves out characters that XML cannot carry', () => {
    const document = readMismo(testFile('fha-purchase.xml'), { today }).document;
    const odd = { ...document, sSpAddr: 'A\u0001B\uFFFF \uD800C' };
    expect(again(odd as NewLoanDocument).sSpAddr).toBe('AB C');
  });
});
