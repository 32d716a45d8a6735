import { describe, expect, it } from 'vitest';
import { englishText } from '../../domain/messages/english-text';
import { type CodedMessage, message } from '../../domain/messages/message';
import { bytesOf, testFile, testText, today } from './mismo.test-support';
import { readMismo } from './read-mismo';

const read = (name: string) => readMismo(testFile(name), { today });

const codeOf = (warning: { readonly message: CodedMessage }) => warning.message.code;

describe('reading a purchase by a couple', () => {
  const { document, report } = read('conventional-couple.xml');

  it('reads terms, property and transaction exactly as they are written', () => {
    expect(document).toMatchObject({
      sLAmtCalc: '500000.00',
      sNoteIR: '6.125',
      sTerm: 360,
      sDue: 360,
      sLPurposeT: '0',
      sLT: '0',
      sLienPosT: '0',
      sFinMethT: '0',
      sPurchPrice: '625000.00',
      sApprVal: '640000.00',
      sSpAddr: '2210 Larkspur Court',
      sSpCity: 'Monrovia',
      sSpState: 'CA',
      sSpZip: '91016',
      sSpCounty: 'Los Angeles',
      sSpCountyFips: '06037',
      sSpCensusTract: '431100',
      sOccTPe: '0',
      sProdSpT: '1',
      sGseSpT: '12',
      sProdSpStructureT: '2',
      sTotEstCcAmt: '9120.00',
      sTotEstPpAmt: '2210.00',
      sProHazIns: '120.00',
      sProRealETx: '651.04',
      sProHoAssocDues: '85.00',
      sLenderCaseNum: 'TW-2026-114',
      sMersMin: '100012300000000114',
      sPurchCreditEarnestMoneyAmt: '10000.00',
      sPurchCreditRelocationFundsAmt: '1500.00',
      sPurchCreditOtherAmt: '450.00',
      sTitleInNamesOf: 'Marigold June Testwell II and Ferris Testwell',
      sTitleHeldT: '5',
    });
  });

  it('reads both borrowers into one application', () => {
    expect(document.applicants).toHaveLength(1);
    expect(document.applicants[0]).toMatchObject({
      aOccT: '0',
      aPresRent: '2650.00',
      aBFirstNm: 'Marigold',
      aBMidNm: 'June',
      aBLastNm: 'Testwell',
      aBSuffix: 'II',
      aBAliases: 'Marigold Sampleby',
      aBSsn: '999-40-5011',
      aBDob: '1988-05-17',
      aBMaritalStatT: '0',
      aBDependNum: 2,
      aBDependAges: '4, 9',
      aBHPhone: '(626) 555-0111',
      aBCellPhone: '(626) 555-0112',
      aBBusPhone: '(626) 555-0113',
      aBEmail: 'marigold.testwell@example.com',
      aBAddr: '48 Quillfeather Lane',
      aBAddrUnit: '2B',
      aBAddrT: '1',
      aBAddrMonths: 20,
      aBAddrRent: '2650.00',
      aBAddrMail: 'PO Box 310',
      aBZipMail: '91102',
      aBLanguageT: 'spa',
      aBDecOcc: true,
      aBDecBorrowing: true,
      aBDecBorrowingAmt: '5000.00',
      aBEthnicities: ['A', 'AA', 'AD'],
      aBEthnicityOtherDesc: 'Chilean',
      aBRaces: ['E'],
      aBGender: '2',
      aBHousingCounseling: true,
      aBCounselingD: '2026-08-20',
      aBCounselingFormatT: '4',
      aBCounselingAgencyId: '80001',
      aCFirstNm: 'Ferris',
      aCSsn: '999-40-5012',
      aProdCCitizenT: '1',
      aCLanguageT: 'other',
      aCLanguageDesc: 'French',
      aCEthnicities: ['B'],
      aCRaces: ['A', 'B', 'BB', 'BG'],
      aCRaceTribeDesc: 'Example Nation',
      aCGender: '1',
    });
  });

  it('keeps the owners of each asset and debt', () => {
    expect(document.assets.map(({ type, value, owners }) => [type, value, owners])).toEqual([
      ['3', '18250.40', ['0B', '0C']],
      ['7', '64000.00', ['0B']],
      ['6', '51000.00', ['0C']],
      ['4', '15000.00', ['0B']],
      ['21', '4000.00', ['0B']],
      ['9', '2500.00', ['0C']],
    ]);
    expect(document.liabilities.map(({ holder, type, owners, payoff }) => [holder, type, owners, payoff])).toEqual([
      ['Copper Card', '2', ['0B'], false],
      ['Wheelhouse Auto', '3', ['0B', '0C'], false],
      ['Snow Fox Store', '3', ['0C'], true],
      [undefined, '21', ['0C'], undefined],
    ]);
  });

  it('links pay to its job and keeps other income separate', () => {
    expect(document.employments).toMatchObject([
      { employer: 'Brass Kettle Works', monthlyIncome: '7910.25', overtimePay: '410.25', phone: '(818) 555-0140' },
      { employer: 'Old Anvil Co', status: '1', endDate: '2021-02-20', monthlyIncome: '5100.00' },
      {
        employer: 'Paper Lantern Studio',
        owners: ['0C'],
        basePay: '6100.00',
        commissionPay: '900.50',
        monthlyIncome: '7000.50',
      },
    ]);
    expect(document.incomes).toEqual([{ id: 'income-1', owners: ['0B'], type: '5', monthlyAmount: '600.00' }]);
    expect(document.residences).toMatchObject([{ owners: ['0B'], address: '9 Old Mill Road', basis: '3', months: 31 }]);
  });

  it('reads who took the application, but does not assign the loan to them', () => {
    expect(document).toMatchObject({
      sUrlaOriginatorNm: 'Otto Originator',
      sUrlaOriginatorNmlsId: '700002',
      sUrlaOriginatorLicenseState: 'CA',
      sUrlaCompanyNm: 'Lanternfish Home Loans',
      sUrlaCompanyNmlsId: '700001',
    });
    for (const name of ['sStatusT', 'sBranchName', 'sBranchChannelT', 'sOriginatingCompanyName', 'sLNm', 'version']) {
      expect(document).not.toHaveProperty(name);
    }
  });

  it('reports what it read and ignored, without warnings', () => {
    expect(report.warnings).toEqual([]);
    expect(report.read).toContainEqual({ section: 'assets', count: 6, fields: expect.any(Number) });
    expect(report.read).toContainEqual({ section: 'relationships', count: 19, fields: 0 });
    expect(report.ignored.filter(({ path }) => path.includes('PostalCode'))).toEqual([]);
    expect(document).toMatchObject({ sSpZip: '91016', sSpZipPlus4: '3321' });
    expect(report.ignored.filter(({ path }) => path.includes('PURCHASE_CREDIT'))).toEqual([]);
  });
});

describe('reading other kinds of loans', () => {
  it('groups four borrowers into two applications by their homes, with a warning', () => {
    const { document, report } = read('four-borrowers.xml');
    expect(document.applicants.map(({ aBFirstNm, aCFirstNm }) => [aBFirstNm, aCFirstNm])).toEqual([
      ['Alba', 'Boris'],
      ['Corin', 'Dora'],
    ]);
    expect(document.assets.map(({ owners }) => owners)).toEqual([['0B', '0C'], ['1B', '1C'], ['1C'], ['1B']]);
    expect(document.liabilities.map(({ owners }) => owners)).toEqual([['0C'], ['1C']]);
    expect(document.employments.map(({ owners, monthlyIncome }) => [owners, monthlyIncome])).toEqual([
      [['0B'], '5000.00'],
      [['0C'], '4800.00'],
      [['1B'], '5200.00'],
      [['1C'], '4100.00'],
    ]);
    expect(document.sProdSpT).toBe('8');
    expect(report.warnings.map(codeOf)).toEqual(['grouped-by-home']);
  });

  it('reads FHA data', () => {
    const { document } = read('fha-purchase.xml');
    expect(document).toMatchObject({
      sLT: '1',
      sFhaSection: '203B',
      sFhaLenderId: '7000100001',
      sAgencyCaseNum: '411-7000001',
      sFfUfmip1pc: '3377.50',
      sProMIns: '88.46',
      sProdSpT: '12',
    });
    expect(document).not.toHaveProperty('sUfCashPd');
    expect(document.applicants[0]).toMatchObject({ aBDecBankrupt: true, aBDecBankruptcyChapters: ['7', '13'] });
  });

  it('reads VA data, and which fee is paid in cash', () => {
    const { document } = read('va-irrrl.xml');
    expect(document).toMatchObject({
      sLT: '2',
      sLPurposeT: '7',
      sGseRefPurposeT: '5',
      sVaEntitlementAmt: '36000.00',
      sFfUfmip1pc: '1756.00',
      sUfCashPd: '756.00',
      sSpAcquiredD: '2019-04-12',
    });
    expect(document.applicants[0]).toMatchObject({
      aBMilitaryService: true,
      aBMilitaryStatusT: ['1'],
      aBMilitaryTourEndD: '2027-06-30',
      aBRaces: ['D', 'DC', 'DD'],
      aBVaFedTax: '612.40',
      aBVaLocalTax: '0.00',
      aBVaSsTax: '432.99',
      aBVaStateTax: '198.10',
    });
    expect(document.employments[0]).toMatchObject({ militaryPay: '5660.00', monthlyIncome: '5660.00' });
  });

  it('reads what is exempt from federal tax, pay only if all items are that can be', () => {
    expect(read('fha-purchase.xml').document.incomes).toMatchObject([{ type: '17', nonTaxable: true }]);
    const text = testText('va-irrrl.xml');
    const exempt = (type: string, xml: string) =>
      xml.replace(`<IncomeType>${type}<`, `<IncomeFederalTaxExemptIndicator>true</IncomeFederalTaxExemptIndicator>$&`);
    const jobOf = (xml: string) => readMismo(bytesOf(xml), { today }).document.employments[0];
    expect(jobOf(text)).not.toHaveProperty('militaryNonTaxable');
    expect(jobOf(exempt('MilitaryRationsAllowance', text))).toMatchObject({ militaryNonTaxable: true });
    expect(jobOf(exempt('MilitaryBasePay', text))).not.toHaveProperty('militaryNonTaxable');
    const other = text.replace('<IncomeType>MilitaryBasePay<', '<IncomeType>MilitaryCombatPay<');
    expect(jobOf(exempt('MilitaryRationsAllowance', other))).toMatchObject({ militaryNonTaxable: false });
  });

  it('reads the rules of an adjustable rate', () => {
    expect(read('arm-7-6.xml').document).toMatchObject({
      sFinMethT: '1',
      sArmIndexT: '1',
      sRAdjIndexR: '4.310',
      sRAdjMarginR: '2.750',
      sRAdjFloorR: '2.750',
      sRAdj1stCapR: '5.000',
      sRAdj1stCapMon: 84,
      sRAdjCapR: '1.000',
      sRAdjCapMon: 6,
      sRAdjLifeCapR: '5.000',
      sRAdjRoundToR: '0.125',
      sRAdjRoundT: '0',
      sArmLookbackDays: 45,
      sQualIR: '7.750',
      sGseSpT: '6',
      sProdSpT: '2',
      sOccTPe: '1',
    });
  });

  it('reads a closed-end second and a line of credit, drawn and in full', () => {
    expect(read('second-lien-heloc.xml').document).toMatchObject({
      sConcurSubFin: '50000.00',
      sSubFin: '35000.00',
      sSubFinDrawn: '20000.00',
      sSubFinIR: '7.500',
      sProOFinPmt: '402.50',
    });
  });

  it('reads gifts as assets, separate from purchase credits', () => {
    const { document } = read('gifts-and-credits.xml');
    expect(
      document.assets.map(({ type, value, giftSource, giftDeposited }) => [type, value, giftSource, giftDeposited]),
    ).toEqual([
      ['4', '20000.00', '1', true],
      ['13', '35000.00', '1', undefined],
      ['21', '7500.00', '8', false],
      ['4', '1000.00', '4', false],
      ['23', '3000.00', undefined, undefined],
      ['12', '44000.00', undefined, undefined],
    ]);
    expect(document).toMatchObject({
      sPurchCreditEarnestMoneyAmt: '1500.00',
      sPurchCreditEmployerAssistanceAmt: '2000.00',
      sPurchCreditSweatEquityAmt: '1200.00',
      sPurchCreditOtherAmt: '75.00',
    });
  });

  it('links mortgages to the owned property that secures them', () => {
    const { document, report } = read('owned-real-estate.xml');
    expect(document.reos).toMatchObject([
      {
        id: 'reo-1',
        status: '0',
        currentUsage: '0',
        intendedUsage: '2',
        netRent: '-120.55',
        units: 2,
        owners: ['0B', '0C'],
      },
      { id: 'reo-2', status: '1' },
      { id: 'reo-3', status: '2', owners: ['0C'] },
    ]);
    expect(document.liabilities.map(({ type, reoId, creditLimit }) => [type, reoId, creditLimit])).toEqual([
      ['0', 'reo-1', undefined],
      ['1', 'reo-1', '40000.00'],
      ['5', undefined, undefined],
      ['9', undefined, undefined],
      ['8', undefined, undefined],
    ]);
    expect(document.employments.slice(0, 2)).toMatchObject([
      { selfEmployed: true, ownershipShare: '2', monthlyIncome: '14000.00' },
      { selfEmployed: true, ownershipShare: '1', monthlyIncome: '-350.25' },
    ]);
    expect(report.warnings).toEqual([]);
  });

  it('warns if the stated liens differ from those in the debts', () => {
    const text = testText('owned-real-estate.xml').replace('>101000.00<', '>99000.00<');
    const { report } = readMismo(bytesOf(text), { today });
    expect(report.warnings).toMatchObject([{ message: { code: 'liens-differ', values: { sum: '101000.00' } } }]);
  });
});

describe('reading a file with faults', () => {
  it('imports records with broken arcs, assigns them to the first borrower, and warns', () => {
    const { document, report } = read('broken-arcs.xml');
    expect(document.assets.map(({ owners }) => owners)).toEqual([['0B'], ['0B'], ['0B']]);
    expect(document.liabilities.map(({ owners }) => owners)).toEqual([['0C'], ['0B']]);
    const codes = report.warnings.map(codeOf);
    expect(codes.filter((code) => code === 'arc-to-nowhere')).toHaveLength(2);
    expect(codes.filter((code) => code === 'arc-to-other-role')).toHaveLength(1);
    expect(codes.filter((code) => code === 'owner-assumed')).toHaveLength(4);
    expect(report.warnings[0]).toMatchObject({
      line: expect.any(Number),
      message: message('arc-to-nowhere', { label: 'BORROWER_9' }),
    });
    expect(document.incomes).toMatchObject([{ type: '21', description: 'Base', monthlyAmount: '100.00' }]);
  });

  it('warns about a broken arc even if there is only one borrower', () => {
    const text = testText('fha-purchase.xml').replace('xlink:to="BORROWER_1"', 'xlink:to="BORROWER_7"');
    const { document, report } = readMismo(bytesOf(text), { today });
    expect(document.assets[0]?.owners).toEqual(['0B']);
    expect(report.warnings.map(codeOf)).toEqual(['arc-to-nowhere', 'owner-assumed']);
  });

  it('drops values that it does not understand, and reports them with their location', () => {
    const { document, report } = read('looks-wrong.xml');
    expect(document.applicants[0]).not.toHaveProperty('aBMaritalStatT');
    expect(document.applicants[0]).not.toHaveProperty('aBEmail');
    expect(document).not.toHaveProperty('sTerm');
    expect(document).not.toHaveProperty('sSpState');
    expect(document.assets[1]).not.toHaveProperty('type');
    const messages = report.warnings.map((warning) => englishText(warning.message)).join('\n');
    for (const part of [
      '“Perplexed”',
      '“Martian”',
      '“PirateTreasure”',
      '“twenty”',
      '“thirty”',
      '“ZZ”',
      '“Lighthouse”',
    ]) {
      expect(messages).toContain(part);
    }
    expect(report.warnings.find((warning) => warning.message.values.text === 'Perplexed')).toMatchObject({
      path: expect.stringMatching(/BORROWER_DETAIL\/MaritalStatusType$/),
      line: expect.any(Number),
    });
  });

  it('warns about implausible values', () => {
    const { warnings } = read('looks-wrong.xml').report;
    expect(warnings.map(codeOf)).toEqual(
      expect.arrayContaining([
        'under-18',
        'born-in-future',
        'ssn-repeated',
        'rate-zero',
        'asset-below-zero',
        'pay-without-job',
      ]),
    );
    expect(warnings.map((warning) => warning.message)).toContainEqual(
      message('loan-above-value', { ratio: '150.000' }),
    );
  });

  it('never shows a social security number in a report, whatever the file does with it', () => {
    const text = testText('looks-wrong.xml')
      .replace('<MaritalStatusType>Perplexed', '<MaritalStatusType>999405111')
      .replace('PirateTreasure', '999-40-5111')
      .replace('BORROWER_2"', '999405111"')
      .replace('</DEAL>', '<NOTE><Text>Number 999 40 5111, again 999405111</Text></NOTE></DEAL>');
    const { report } = readMismo(bytesOf(text), { today });
    expect(JSON.stringify(report).replace(/[\s-]/g, '')).not.toContain('999405111');
  });

  it('compares principal and interest with the result of the terms', () => {
    const text = testText('conventional-couple.xml').replace('>3038.05<', '>2900.00<');
    const { report } = readMismo(bytesOf(text), { today });
    expect(report.warnings).toMatchObject([{ message: { code: 'payment-differs', values: { sum: '3038.05' } } }]);
  });

  it('prefers shared credit reports to homes when it groups borrowers', () => {
    const arc = (from: string, to: string) =>
      `<RELATIONSHIP xlink:from="${from}" xlink:to="${to}" xlink:arcrole="urn:fdc:mismo.org:2009:residential/ROLE_SharesJointCreditReportWith_ROLE"/>`;
    const text = testText('four-borrowers.xml').replace(
      '</RELATIONSHIPS>',
      `${arc('BORROWER_1', 'BORROWER_2')}${arc('BORROWER_4', 'BORROWER_3')}</RELATIONSHIPS>`,
    );
    const { document, report } = readMismo(bytesOf(text), { today });
    expect(document.applicants.map(({ aBFirstNm, aCFirstNm }) => [aBFirstNm, aCFirstNm])).toEqual([
      ['Corin', 'Alba'],
      ['Boris', 'Dora'],
    ]);
    expect(report.warnings).toEqual([]);
  });
});
