import { describe, expect, it } from 'vitest';
import { emptyDocument, type LoanDocument, type NewLoanDocument } from '../../loan/document';
import { fieldSpec, fieldTable } from '../../loan/fields/field-table';
import { addressOfPlus4 } from '../../loan/fields/zip-plus4';
import { applyLoanChange, validateLoanChange } from './loan-change';

const loan: LoanDocument = {
  ...emptyDocument(),
  version: 3,
  sLNm: 'L1',
  sStatusT: '0',
  sLAmtCalc: '300000.00',
  sLtvR: '75.000',
  sApprVal: '400000.00',
  sLPurposeT: '1',
  sNoteIR: '4.250',
  sTerm: 360,
  applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aOccT: '0' }],
};

describe('a change of a loan', () => {
  it('is converted to stored form', () => {
    expect(
      validateLoanChange({ version: 3, sLAmtCalc: '$310,000', sNoteIR: '4.5', sEstCloseD: '03/04/2027' }, loan),
    ).toEqual({
      changes: { sLAmtCalc: '310000.00', sNoteIR: '4.500', sEstCloseD: '2027-03-04' },
      fields: {},
    });
  });

  it('lists every rejected field with its reason', () => {
    const { fields } = validateLoanChange(
      { sNoSuch: '1', sLtvR: '10', sStatusT: '6', sNoteIR: 'high', sLPurposeT: '99' },
      loan,
    );
    expect(fields).toEqual({
      sNoSuch: 'unknown-field',
      sLtvR: 'computed-field',
      sStatusT: 'guarded-field',
      sNoteIR: 'not-a-number',
      sLPurposeT: 'not-a-code',
    });
  });

  it('refuses a note rate above 25%', () => {
    expect(validateLoanChange({ sNoteIR: '99' }, loan).fields).toEqual({ sNoteIR: 'too-large' });
    expect(validateLoanChange({ sNoteIR: '25' }, loan).fields).toEqual({});
  });

  it('takes digits alone as an NMLS ID, and leaves one that a file has brought', () => {
    const imported = { ...loan, sUrlaOriginatorNmlsId: 'NMLS 12345' };
    for (const wrong of ['abc', '12 34', '-5'])
      expect(validateLoanChange({ sUrlaOriginatorNmlsId: wrong }, loan).fields).toEqual({
        sUrlaOriginatorNmlsId: 'not-digits',
      });
    expect(validateLoanChange({ sUrlaCompanyNmlsId: '1234567890123' }, loan).fields).toEqual({
      sUrlaCompanyNmlsId: 'too-long',
    });
    expect(validateLoanChange({ sUrlaOriginatorNmlsId: 'NMLS 12345' }, imported)).toEqual({ changes: {}, fields: {} });
    expect(validateLoanChange({ sUrlaOriginatorNmlsId: ' 0012345 ' }, imported).changes).toEqual({
      sUrlaOriginatorNmlsId: '0012345',
    });
  });

  it('refuses a note rate by hand once a program is chosen, which sets it', () => {
    const chosen = { ...loan, sLpTemplateId: 'p', sNoteIR: '6.125' };
    expect(validateLoanChange({ sNoteIR: '5.000' }, chosen).fields).toEqual({ sNoteIR: 'set-by-program' });
    expect(validateLoanChange({ sNoteIR: '6.125%' }, chosen)).toEqual({ changes: {}, fields: {} });
    expect(validateLoanChange({ sNoteIR: '5.000' }, loan).fields).toEqual({});
  });

  it('refuses every term of the chosen program, such as its months and its loan type', () => {
    const chosen = { ...loan, sLpTemplateId: 'p', sTerm: 360, sDue: 360, sLT: '0', sFinMethT: '0' };
    const sent = {
      sTerm: 180,
      sDue: 180,
      sLT: '1',
      sLienPosT: '1',
      sFinMethT: '1',
      sRAdjMarginR: '2.750',
      sIOnlyMon: 60,
    };
    const refused = Object.keys(sent).map((name) => [name, 'set-by-program']);
    expect(validateLoanChange(sent, chosen).fields).toEqual(Object.fromEntries(refused));
    expect(validateLoanChange(sent, loan).fields).toEqual({});
  });

  it('refuses the qualifying rate, the points and the credit of the chosen price', () => {
    const chosen = { ...loan, sLpTemplateId: 'p', sQualIR: '7.750', sLDiscntPc: '1.135', sLDiscnt1003: '3405.00' };
    const sent = { sQualIR: '3.000', sLDiscntPc: '0.000', sLDiscnt1003: '0.00', sLenderCreditAmt: '20000.00' };
    const refused = Object.keys(sent).map((name) => [name, 'set-by-program']);
    expect(validateLoanChange(sent, chosen).fields).toEqual(Object.fromEntries(refused));
    expect(validateLoanChange({ sLDiscnt1003: '0.00', sLenderCreditAmt: '20000.00' }, loan).fields).toEqual({});
  });

  it('ignores values sent back unchanged', () => {
    const sent = { sLNm: 'L1', sStatusT: '0', sLtvR: '75.000', sLAmtCalc: '300000.00', applicants: loan.applicants };
    expect(validateLoanChange(sent, loan)).toEqual({ changes: {}, fields: {} });
  });

  it('never assigns employees, whose logins decide who sees the loan', () => {
    expect(Object.keys(validateLoanChange({ sEmployeeLoanRepLogin: 'me' }, loan).fields)).toEqual([
      'sEmployeeLoanRepLogin',
    ]);
  });

  it('clears a field with null', () => {
    const { changes } = validateLoanChange({ sApprVal: null }, loan);
    expect(changes).toEqual({ sApprVal: null });
    expect(Object.hasOwn(applyLoanChange(loan, changes), 'sApprVal')).toBe(false);
  });

  it('cannot reach the prototype or inherited names', () => {
    const sent = JSON.parse('{"__proto__":{"sNoteIR":"1"},"constructor":"x","toString":"y"}');
    const { changes, fields } = validateLoanChange(sent, loan);
    expect(Object.keys(fields).sort()).toEqual(['__proto__', 'constructor', 'toString']);
    expect(changes).toEqual({});
  });
});

describe('borrower fields of a change', () => {
  it('at the top mean the first application and leave its other values', () => {
    const { changes } = validateLoanChange({ aBFirstNm: 'Anna', aBSsn: '123456789' }, loan);
    expect(changes).toEqual({
      applicants: [{ aBFirstNm: 'Anna', aBLastNm: 'Lee', aOccT: '0', aBSsn: '123-45-6789' }],
    });
  });

  it('are rejected under the name they were sent by', () => {
    expect(validateLoanChange({ aBSsn: '12' }, loan).fields).toHaveProperty('aBSsn');
    expect(validateLoanChange({ applicants: [{ aBSsn: '12' }] }, loan).fields).toHaveProperty(['applicants[0].aBSsn']);
    expect(validateLoanChange({ applicants: [{ sNoteIR: '4' }] }, loan).fields).toHaveProperty([
      'applicants[0].sNoteIR',
    ]);
  });

  it('may add a second application and no third', () => {
    expect(validateLoanChange({ applicants: [{}, { aBFirstNm: 'Cleo' }] }, loan).changes.applicants).toHaveLength(2);
    expect(validateLoanChange({ applicants: [{}, {}, {}] }, loan).fields).toHaveProperty('applicants');
    expect(validateLoanChange({ applicants: 'x' }, loan).fields).toHaveProperty('applicants');
    expect(validateLoanChange({ applicants: ['x'] }, loan).fields).toEqual({ 'applicants[0]': 'not-a-list' });
  });
});

describe('records of a change', () => {
  it('are replaced whole and in stored form', () => {
    const assets = [{ id: 'a1', owners: ['0B'], type: '3', value: '$12,000', holder: 'Bank' }];
    expect(validateLoanChange({ assets }, loan).changes).toEqual({
      assets: [{ id: 'a1', owners: ['0B'], type: '3', value: '12000.00', holder: 'Bank' }],
    });
  });

  it('need a unique ID and owners that the loan has', () => {
    const assets = [
      { id: 'a1', owners: [] },
      { id: 'a1', owners: ['1B'] },
      { owners: ['0B'], value: 'much' },
    ];
    expect(Object.keys(validateLoanChange({ assets }, loan).fields).sort()).toEqual([
      'assets[0].owners',
      'assets[1].id',
      'assets[1].owners',
      'assets[2].id',
      'assets[2].value',
    ]);
  });

  it('have each owner once, and no ID that could be an inherited property name', () => {
    const assets = [{ id: 'a1', owners: ['0C', '0B', '0C'], value: '1' }];
    expect(validateLoanChange({ assets }, loan).changes.assets).toMatchObject([{ owners: ['0C', '0B'] }]);
    expect(validateLoanChange({ assets: [{ id: '__proto__', owners: ['0B'] }] }, loan).fields).toEqual({
      'assets[0].id': 'required',
    });
  });

  it('are at most 200 of one kind', () => {
    const assets = Array.from({ length: 201 }, (_, index) => ({ id: `a${index}`, owners: ['0B'] }));
    expect(validateLoanChange({ assets: assets.slice(1) }, loan).fields).toEqual({});
    expect(validateLoanChange({ assets }, loan).fields).toEqual({
      assets: 'too-many',
    });
  });

  it('have only the fields of their list', () => {
    expect(validateLoanChange({ assets: [{ id: 'a', owners: ['0B'], balance: '1' }] }, loan).fields).toHaveProperty([
      'assets[0].balance',
    ]);
    expect(validateLoanChange({ 'asset.value': '1' }, loan).fields).toHaveProperty(['asset.value']);
  });
});

describe('derived changes', () => {
  const following = (sent: Record<string, unknown>) => validateLoanChange(sent, loan).changes;

  it('is the property type of agencies', () => {
    expect(following({ sProdSpT: '2' })).toMatchObject({ sGseSpT: '2' });
    expect(following({ sProdSpT: '0', sProdSpStructureT: '1' })).toMatchObject({ sGseSpT: '1' });
    expect(following({ sProdSpT: '2', sGseSpT: '6' })).toMatchObject({ sGseSpT: '6' });
  });

  it('include the name of the documentation type', () => {
    expect(following({ sProdDocT: '20' })).toMatchObject({ sProdDocT: '20', sCustomField2Notes: 'DSCR' });
    expect(following({ sProdDocT: '__16' })).toMatchObject({
      sProdDocT: '16',
      sCustomField2Notes: 'Asset Utilization',
    });
  });

  it('is the occupancy on both sides', () => {
    expect(following({ sOccTPe: '2' }).applicants).toEqual([{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aOccT: '2' }]);
    expect(following({ aOccT: '1' })).toMatchObject({ sOccTPe: '1' });
  });

  it('is the impound in either form', () => {
    expect(following({ sProdImpound: true })).toMatchObject({ sProdImpoundT: '1' });
    expect(following({ sProdImpoundT: '0' })).toMatchObject({ sProdImpound: false });
    expect(following({ sProdImpoundT: '2' })).toMatchObject({ sProdImpound: true });
  });

  it('is the due term, unless it was another on purpose', () => {
    expect(following({ sTerm: 180 })).toMatchObject({ sDue: 180 });
    expect(validateLoanChange({ sTerm: 360 }, { ...loan, sTerm: 180, sDue: 84 }).changes).toEqual({ sTerm: 360 });
  });
});

describe('the last four digits of a ZIP+4', () => {
  const homes: NewLoanDocument['residences'] = [
    { id: 'r', owners: ['0B'], address: '1 Elm St', zip: '91502', zipPlus4: '1234' },
  ];
  const stored: LoanDocument = {
    ...loan,
    sSpAddr: '2 Oak Ave',
    sSpZip: '91016',
    sSpZipPlus4: '3321',
    applicants: [
      { aBAddr: '3 Fir Rd', aBZip: '91101', aBZipPlus4: '1111', aBZipMail: '91102', aBZipMailPlus4: '2222' },
    ],
    residences: homes,
  };
  const changed = (sent: Record<string, unknown>) => {
    const { changes, fields } = validateLoanChange(sent, stored);
    expect(fields).toEqual({});
    return applyLoanChange(stored, changes);
  };

  it('do not survive another ZIP', () => {
    expect(changed({ sSpZip: '91017' }).sSpZipPlus4).toBeUndefined();
    const [first] = changed({ aBZip: '90001' }).applicants;
    expect(first).toMatchObject({ aBZip: '90001', aBZipMailPlus4: '2222' });
    expect(first).not.toHaveProperty('aBZipPlus4');
    const [home] = changed({ residences: homes.map((one) => ({ ...one, zip: '90001' })) }).residences;
    expect(home?.zipPlus4 ?? null).toBeNull();
  });

  it('do not survive another street', () => {
    expect(changed({ sSpAddr: '2 Oak Court' }).sSpZipPlus4).toBeUndefined();
    const [home] = changed({ residences: homes.map((one) => ({ ...one, address: '9 Elm St' })) }).residences;
    expect(home?.zipPlus4 ?? null).toBeNull();
  });

  it('are kept by any other change, and with the ZIP that they come with', () => {
    expect(changed({ sSpCity: 'Monrovia' }).sSpZipPlus4).toBe('3321');
    expect(changed({ sSpZip: '91017', sSpZipPlus4: '0001' }).sSpZipPlus4).toBe('0001');
    const added = [{ id: 'n', owners: ['0B'], zip: '90001', zipPlus4: '7777' }, ...homes];
    expect(changed({ residences: added }).residences.map(({ zipPlus4 }) => zipPlus4)).toEqual(['7777', '1234']);
  });

  it('are four digits', () => {
    expect(validateLoanChange({ sSpZipPlus4: '12' }, stored).fields).toEqual({ sSpZipPlus4: 'invalid-zip' });
  });

  it('have a ZIP and a street beside them wherever they are', () => {
    const names = Object.entries(fieldTable).flatMap(([name, { kind }]) => (kind === 'zipPlus4' ? [name] : []));
    expect(names).toHaveLength(9);
    for (const name of names) {
      const [list, field = name] = name.includes('.') ? name.split('.') : ['', name];
      const { zip, street } = addressOfPlus4(field) ?? {};
      const prefix = list ? `${list}.` : '';
      expect([name, fieldSpec(`${prefix}${zip}`)?.kind, fieldSpec(`${prefix}${street}`)?.kind]).toEqual([
        name,
        'zip',
        'text',
      ]);
    }
  });
});

describe('a change that is applied', () => {
  it('include computed fields, but not the version, which the LOS sets', () => {
    const next = applyLoanChange(loan, { sLAmtCalc: '200000.00' });
    expect(next).toMatchObject({ sLtvR: '50.000', sFinalLAmt: '200000.00', version: 3 });
    expect(loan.sLAmtCalc).toBe('300000.00');
  });
});

describe('removing an application', () => {
  const two: LoanDocument = {
    ...loan,
    applicants: [{ aBLastNm: 'Lee' }, { aBLastNm: 'Kaya' }],
    assets: [{ id: 'a', owners: ['0B', '1B'] }],
  };

  it('is null in its place, and stays null for the LOS', () => {
    const { changes, fields } = validateLoanChange({ applicants: [{}, null], assets: [] }, two);
    expect(fields).toEqual({});
    expect(changes).toEqual({ applicants: [{ aBLastNm: 'Lee' }, null], assets: [] });
    expect(applyLoanChange(two, validateLoanChange(changes, two).changes).applicants).toMatchObject([
      { aBLastNm: 'Lee' },
    ]);
  });

  it('leaves no record to removed borrowers, and is not possible for the first', () => {
    expect(validateLoanChange({ applicants: [{}, null] }, two).fields).toEqual({ assets: 'not-a-code' });
    expect(validateLoanChange({ applicants: [{}, null], assets: two.assets }, two).fields).toEqual({
      'assets[0].owners': 'not-a-code',
    });
    expect(validateLoanChange({ applicants: [null] }, two).changes).toEqual({});
  });
});

describe('title holders', () => {
  it('is one borrower, or none', () => {
    const owners = (stored: readonly string[]) =>
      validateLoanChange({ vestings: [{ id: 'v', owners: stored, lastName: 'Lee' }] }, loan).fields;
    expect(owners([])).toEqual({});
    expect(owners(['0B'])).toEqual({});
    expect(owners(['0B', '0C'])).toEqual({ 'vestings[0].owners': 'not-a-code' });
  });

  it('have a name or are a borrower, and each borrower only once', () => {
    const vestings = [
      { id: 'a', owners: [], lastName: ' ' },
      { id: 'b', owners: ['0B'] },
      { id: 'c', owners: ['0B'] },
      { id: 'd', owners: [], entityName: 'Lee Family Trust' },
    ];
    expect(validateLoanChange({ vestings }, loan).fields).toEqual({
      'vestings[0].lastName': 'required',
      'vestings[2].owners': 'wrong-place',
    });
  });
});

describe('a change without a loan', () => {
  it('makes a new one', () => {
    const { changes, fields } = validateLoanChange({ sBranchChannelT: '2', sLPurposeT: '0', aBLastNm: 'Lee' });
    expect(fields).toEqual({});
    expect(applyLoanChange(emptyDocument(), changes)).toMatchObject({
      sBranchChannelT: '2',
      sLPurposeT: '0',
      applicants: [{ aBLastNm: 'Lee' }],
    });
  });
});
