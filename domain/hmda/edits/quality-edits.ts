import type { LarField, LarRow } from '../lar-fields';
import { pairs } from './credit-edits';
import { all, any, type Check, type Edit, edit, ifNumber, is, isNot, not, number, numberIn, when } from './edit';
import { isCountyOf } from './state-fips';

/** The number of a field is at most this, if it is a number. */
const atMost = (field: LarField, most: number): Check => ifNumber(field, (value) => value <= most);
const between = (field: LarField, least: number, most: number): Check =>
  ifNumber(field, (value) => value >= least && value <= most);

const fewUnits = number('units', (units) => units <= 4);
const manyUnits = number('units', (units) => units >= 5);
const isMade = is('actionTaken', '1');
const YEAR = 10_000;

const priceEdits: readonly Edit[] = [
  edit('Q605-1', ['purchaser', 'loanType'], when(is('purchaser', '1 3'), is('loanType', '1'))),
  edit('Q605-2', ['purchaser', 'loanType'], when(is('purchaser', '2'), is('loanType', '2 3 4'))),
  edit('Q609', 'rateSpread', when(is('purchaser', '1 2 3 4'), atMost('rateSpread', 10))),
  edit('Q610', 'hoepa', highSpread('1', 6.5)),
  edit('Q611', 'hoepa', highSpread('2', 8.5)),
  edit('Q612', 'hoepa', when(is('purchaser', '1 3'), is('hoepa', '2 3'))),
  edit('Q630', 'hoepa', when(manyUnits, is('hoepa', '3'))),
  edit(
    'Q650-1',
    'interestRate',
    ifNumber('interestRate', (rate) => rate <= 0 || rate >= 0.5),
  ),
  edit('Q650-2', 'interestRate', atMost('interestRate', 20)),
  edit('Q658', 'loanTerm', atMost('loanTerm', 600)),
];

function highSpread(lien: string, limit: number): Check {
  const isHigh = number('rateSpread', (spread) => spread > limit);
  return when(all(isMade, is('lien', lien), isHigh), is('hoepa', '1'));
}

/** One amount above another, if both are numbers other than zero. */
const above = (more: LarField, less: LarField): Check =>
  ifNumber(more, (value, row) => {
    const other = numberIn(row, less) ?? 0;
    return value === 0 || other === 0 || value > other;
  });

const costEdits: readonly Edit[] = [
  edit('Q615-1', ['totalLoanCosts', 'originationCharges'], above('totalLoanCosts', 'originationCharges')),
  edit('Q615-2', ['pointsAndFees', 'originationCharges'], above('pointsAndFees', 'originationCharges')),
  edit('Q616-1', ['totalLoanCosts', 'discountPoints'], above('totalLoanCosts', 'discountPoints')),
  edit('Q616-2', ['pointsAndFees', 'discountPoints'], above('pointsAndFees', 'discountPoints')),
  edit(
    'Q616-3',
    'discountPoints',
    ifNumber('discountPoints', (points, row) => points <= (numberIn(row, 'loanAmount') ?? 0) * 0.15),
  ),
];

/** The loan amount in percent of the value, as the CLTV is reported. */
function isAboveLtv(row: LarRow): boolean {
  const [cltv, value, amount] = [numberIn(row, 'cltv'), numberIn(row, 'propertyValue'), numberIn(row, 'loanAmount')];
  if (row.loanType !== '1' || cltv === undefined || !value || amount === undefined) return true;
  // The CFPB rounds the other ratio to the places of this one, without zeros at the end.
  const decimals = String(cltv).split('.')[1]?.length ?? 0;
  return cltv >= Number(((amount / value) * 100).toFixed(decimals));
}

const ratioEdits: readonly Edit[] = [
  edit('Q617', ['cltv', 'propertyValue'], isAboveLtv),
  edit(
    'Q651-1',
    'cltv',
    ifNumber('cltv', (cltv) => cltv <= 0 || cltv >= 1.5),
  ),
  edit(
    'Q651-2',
    'cltv',
    ifNumber('cltv', (cltv) => cltv < 150),
  ),
  edit(
    'Q652',
    'dti',
    ifNumber('dti', (dti) => dti <= 0 || dti >= 1),
  ),
  edit('Q653-1', 'cltv', when(is('actionTaken', '1 2 8'), between('cltv', 0, 250))),
  edit('Q653-2', 'cltv', when(is('actionTaken', '3 4 5 6 7'), between('cltv', 0, 1000))),
  edit(
    'Q654',
    'dti',
    when(
      all(
        is('actionTaken', '1 2 8'),
        number('income', (income) => income > 5),
      ),
      between('dti', 0, 80),
    ),
  ),
];

const amountEdits: readonly Edit[] = [
  edit(
    'Q606',
    'income',
    ifNumber('income', (income) => income < 10_000),
  ),
  edit('Q607', 'loanAmount', when(is('lien', '2'), atMost('loanAmount', 250_000))),
  edit(
    'Q623',
    'loanAmount',
    when(
      all(
        fewUnits,
        number('income', (income) => income <= 200),
      ),
      ifNumber('loanAmount', (amount) => amount < 2_000_000),
    ),
  ),
  edit('Q624', 'loanAmount', when(all(is('loanType', '2'), is('units', '1')), atMost('loanAmount', 637_000))),
  edit('Q625', 'loanAmount', when(all(is('loanType', '3'), fewUnits), atMost('loanAmount', 1_050_000))),
  edit('Q626', 'loanAmount', when(all(is('purchaser', '1 2 3 4'), fewUnits), atMost('loanAmount', 1_225_000))),
  edit('Q627', 'loanAmount', when(manyUnits, between('loanAmount', 100_000, 10_000_000))),
  edit(
    'Q628',
    'loanAmount',
    when(
      all(is('loanPurpose', '1'), fewUnits),
      ifNumber('loanAmount', (amount) => amount > 10_000),
    ),
  ),
  edit(
    'Q629',
    'income',
    when(all(is('actionTaken', '1 2 3 4 5 7 8'), fewUnits, is('loanPurpose', '1 2 4')), isNot('income', 'NA')),
  ),
  edit(
    'Q645-1',
    'loanAmount',
    ifNumber('loanAmount', (amount) => amount >= 500),
  ),
  edit(
    'Q645-2',
    'loanAmount',
    when(
      is('loanPurpose', '1'),
      ifNumber('loanAmount', (amount) => amount >= 1000),
    ),
  ),
];

const notAge = '8888 9999 1111';

const peopleEdits: readonly Edit[] = [
  edit('Q614-1', 'age', when(isNot('age', '8888'), between('age', 18, 100))),
  edit('Q614-2', 'coAge', when(isNot('coAge', '8888 9999'), between('coAge', 18, 100))),
  edit(
    'Q622',
    'age',
    when(
      all(is('reverse', '1'), isNot('age', notAge)),
      ifNumber('age', (age) => age >= 62),
    ),
  ),
  edit('Q642-1', 'scoreModel', when(is('score', '7777'), is('scoreModel', '7 8'))),
  edit('Q642-2', 'coScoreModel', when(is('coScore', '7777'), is('coScoreModel', '7 8'))),
  edit('Q649-1', 'score', when(isNot('score', '7777 8888 1111'), between('score', 300, 900))),
  edit('Q649-2', 'coScore', when(isNot('coScore', '7777 8888 9999 1111'), between('coScore', 300, 900))),
];

const dwellingEdits: readonly Edit[] = [
  edit('Q613', 'loanPurpose', when(is('business', '1'), is('loanPurpose', '1 2 31 32 5'))),
  edit('Q618', 'homeSecured', when(is('constructionMethod', '2'), isNot('homeSecured', '3'))),
  edit('Q619', 'landInterest', when(is('constructionMethod', '2'), isNot('landInterest', '5'))),
  edit('Q620', 'nmlsId', when(is('business', '2'), isNot('nmlsId', 'NA'))),
  edit('Q631', 'units', when(is('loanType', '2 3 4'), fewUnits)),
  edit(
    'Q655',
    'affordableUnits',
    when(manyUnits, (row) => row.affordableUnits === 'Exempt' || numberIn(row, 'affordableUnits') !== undefined),
  ),
];

const exemptOnly: readonly LarField[] = [
  ...(['street', 'city', 'zip', 'rateSpread', 'totalLoanCosts', 'pointsAndFees', 'originationCharges'] as const),
  ...(['discountPoints', 'lenderCredits', 'interestRate', 'prepaymentTerm', 'dti', 'cltv', 'loanTerm'] as const),
  ...(['introPeriod', 'propertyValue', 'affordableUnits', 'nmlsId'] as const),
];
const places = [1, 2, 3, 4, 5] as const;
const neverExempt: readonly LarField[] = [
  ...(['loanType', 'loanPurpose', 'preapproval', 'constructionMethod', 'occupancy', 'loanAmount'] as const),
  ...(['actionTaken', 'income', 'purchaser', 'rateSpread', 'hoepa', 'lien', 'units', 'age', 'coAge'] as const),
  ...places.flatMap((place) => [`ethnicity${place}`, `coEthnicity${place}`] as const),
  ...places.flatMap((place) => [`race${place}`, `coRace${place}`] as const),
  ...(['ethnicityObserved', 'coEthnicityObserved', 'raceObserved', 'coRaceObserved'] as const),
  ...(['sex', 'coSex', 'sexObserved', 'coSexObserved'] as const),
  ...([2, 3, 4, 5] as const).flatMap((place) => [`aus${place}`, `ausResult${place}`] as const),
];
const exemptCodes: readonly LarField[] = [
  ...(['score', 'coScore', 'scoreModel', 'coScoreModel', 'denial1', 'balloon', 'interestOnly'] as const),
  ...(['negativeAmortization', 'otherNonAmortizing', 'homeSecured', 'landInterest', 'submission', 'payable'] as const),
  ...(['aus1', 'ausResult1', 'reverse', 'openEnd', 'business'] as const),
];
const isExempt: Check = (row) =>
  exemptOnly.some((field) => row[field] === 'Exempt') || exemptCodes.some((field) => row[field] === '1111');

/** None of the fields has the exemption code 1111, as which the CFPB also reads 1111.00. */
const noExemptionCode = (fields: readonly LarField[]): Check =>
  not((row) => fields.some((field) => numberIn(row, field) === 1111));

const misspelledFields: readonly LarField[] = [...exemptOnly, 'state', 'age', 'coAge', 'score', 'coScore', 'income'];
const misspelled = (code: RegExp): Check =>
  not((row) => misspelledFields.some((field) => code.test(row[field].trim())));

const codeEdits: readonly Edit[] = [
  edit('Q632', ['aus1', 'ausResult1'], pairs('3', '1 2 3 4 8 13 18 19 16')),
  edit('Q633', ['aus1', 'ausResult1'], pairs('4', '3 4 10 15 18 19 20 21 22 23 24 16')),
  edit('Q643', ['aus1', 'ausResult1'], pairs('1', '1 2 3 4 5 6 7 15 16')),
  edit('Q644', ['aus1', 'ausResult1'], pairs('2', '8 9 10 11 12 13 16')),
  edit('Q646', 'totalLoanCosts', not(isExempt)),
  edit('Q656', 'totalLoanCosts', noExemptionCode([...exemptOnly, 'uli', 'state'])),
  edit('Q657', 'purchaser', noExemptionCode(neverExempt)),
  edit('Q659-1', 'score', misspelled(/^8{3}(8{2})?(\.0{1,2})?$/)),
  edit('Q659-2', 'coScore', misspelled(/^9{3}(9{2})?(\.0{1,2})?$/)),
];

const isGiven = isNot('street', 'NA Exempt _');

const addressEdits: readonly Edit[] = [
  edit('Q602', 'street', when(is('street', 'NA'), any(is('city', 'NA _'), is('state', 'NA _'), is('zip', 'NA _')))),
  edit('Q604', ['county', 'state'], isCountyOf),
  edit('Q660-1', 'street', (row) => row.street.length <= 100),
  edit('Q660-2', 'street', (row) => !/[;&]|\band\b/i.test(row.street)),
  edit('Q660-3', 'street', (row) => !/[?!*%^@[\]{}<>_+=]|\btbd\b/i.test(row.street)),
  edit(
    'Q660-4',
    'street',
    when(isGiven, (row) => /\d/.test(row.street) && /[a-z]/i.test(row.street)),
  ),
];

const dateEdits: readonly Edit[] = [
  edit(
    'Q601',
    ['applicationDate', 'actionDate'],
    ifNumber('applicationDate', (day, row) => Number(row.actionDate) - day <= 2 * YEAR),
  ),
  edit(
    'Q608',
    ['actionDate', 'applicationDate'],
    when(
      isMade,
      ifNumber('applicationDate', (day, row) => Number(row.actionDate) > day),
    ),
  ),
  edit(
    'Q648',
    'uli',
    when(is('actionTaken', '1 2 3 4 5 7 8'), (row) => row.uli.length < 23 || row.uli.slice(0, 20) === row.lei),
  ),
];

/** Values that are possible, but unusual. */
export const qualityEdits: readonly Edit[] = [
  ...dateEdits,
  ...addressEdits,
  ...priceEdits,
  ...amountEdits,
  ...peopleEdits,
  ...costEdits,
  ...ratioEdits,
  ...dwellingEdits,
  ...codeEdits,
];
