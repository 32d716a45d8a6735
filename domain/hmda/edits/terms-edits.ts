import type { LarField } from '../lar-fields';
import {
  all,
  any,
  type Check,
  type Edit,
  edit,
  ifNumber,
  integer,
  is,
  matches,
  not,
  notApplicable,
  number,
  numberIn,
  when,
} from './edit';
import { isNoPerson } from './people-edits';

const notMade = is('actionTaken', '2 3 4 5 7 8');
const noDecision = is('actionTaken', '4 5 6');
const isReverse = is('reverse', '1');
const isOpenEnd = is('openEnd', '1');
const isBusiness = is('business', '1');
const isMultifamily = number('affordableUnits');

const amount = (field: LarField): Check =>
  any(
    number(field, (value) => value >= 0),
    notApplicable(field),
  );
const aboveZero = (field: LarField): Check =>
  any(
    number(field, (value) => value > 0),
    is(field, '_ NA Exempt'),
  );

/** A cost is not applicable to these loans; the edits of a field are numbered in this order. */
const costEdits = (id: string, field: LarField, isAmount: Check): Edit[] => [
  edit(`${id}-1`, field, isAmount),
  ...[isReverse, isOpenEnd, isBusiness, notMade].map((condition, place) =>
    edit(`${id}-${place + 2}`, field, when(condition, notApplicable(field))),
  ),
];

const feeEdits: readonly Edit[] = [
  edit('V672-1', 'totalLoanCosts', amount('totalLoanCosts')),
  edit(
    'V672-2',
    'totalLoanCosts',
    when(
      number('pointsAndFees', (value) => value >= 0),
      is('totalLoanCosts', 'NA'),
    ),
  ),
  ...[isReverse, isOpenEnd, isBusiness, notMade].map((condition, place) =>
    edit(`V672-${place + 3}`, 'totalLoanCosts', when(condition, notApplicable('totalLoanCosts'))),
  ),
  edit('V673-1', 'pointsAndFees', amount('pointsAndFees')),
  edit('V673-2', 'pointsAndFees', when(is('actionTaken', '2 3 4 5 6 7 8'), notApplicable('pointsAndFees'))),
  edit('V673-3', 'pointsAndFees', when(isReverse, notApplicable('pointsAndFees'))),
  edit('V673-4', 'pointsAndFees', when(isBusiness, notApplicable('pointsAndFees'))),
  edit(
    'V673-5',
    'pointsAndFees',
    when(
      number('totalLoanCosts', (value) => value >= 0),
      is('pointsAndFees', 'NA'),
    ),
  ),
  ...costEdits('V674', 'originationCharges', amount('originationCharges')),
  ...costEdits('V675', 'discountPoints', aboveZero('discountPoints')),
  ...costEdits('V676', 'lenderCredits', aboveZero('lenderCredits')),
  edit('V712', 'totalLoanCosts', (row) => (row.totalLoanCosts === 'Exempt') === (row.pointsAndFees === 'Exempt')),
];

const wholeAboveZero = (field: LarField): Check =>
  any(
    integer(field, (value) => value > 0),
    notApplicable(field),
  );
const yesNo = (field: LarField): Check => is(field, '1111 1 2');

const termEdits: readonly Edit[] = [
  edit('V677-1', 'interestRate', amount('interestRate')),
  edit('V677-2', 'interestRate', when(is('actionTaken', '3 4 5 7'), notApplicable('interestRate'))),
  edit('V678-1', 'prepaymentTerm', wholeAboveZero('prepaymentTerm')),
  edit('V678-2', 'prepaymentTerm', when(is('actionTaken', '6'), notApplicable('prepaymentTerm'))),
  edit('V678-3', 'prepaymentTerm', when(isReverse, notApplicable('prepaymentTerm'))),
  edit('V678-4', 'prepaymentTerm', when(isBusiness, notApplicable('prepaymentTerm'))),
  edit(
    'V678-5',
    'prepaymentTerm',
    ifNumber('prepaymentTerm', (months, row) => months <= (numberIn(row, 'loanTerm') ?? months)),
  ),
  edit('V682-1', 'loanTerm', wholeAboveZero('loanTerm')),
  edit('V682-2', 'loanTerm', when(isReverse, notApplicable('loanTerm'))),
  edit('V683', 'introPeriod', wholeAboveZero('introPeriod')),
  edit('V684', 'balloon', yesNo('balloon')),
  edit('V685', 'interestOnly', yesNo('interestOnly')),
  edit('V686', 'negativeAmortization', yesNo('negativeAmortization')),
  edit('V687', 'otherNonAmortizing', yesNo('otherNonAmortizing')),
  edit('V715', 'balloon', (row) => {
    const features = [row.balloon, row.interestOnly, row.negativeAmortization, row.otherNonAmortizing];
    return features.every((value) => value === '1111') || !features.includes('1111');
  }),
];

const alone = all(isNoPerson(''), is('coEthnicity1', '5'), is('coRace1', '8'), is('coSex', '5'));

const figureEdits: readonly Edit[] = [
  edit('V654-1', 'income', any(integer('income'), is('income', 'NA'))),
  edit('V654-2', 'income', when(isMultifamily, is('income', 'NA'))),
  ...(['', 'co'] as const).map((person, place) =>
    edit(`V655-${place + 1}`, 'income', when(all(isNoPerson(person), not(is('actionTaken', '6'))), is('income', 'NA'))),
  ),
  edit('V656-1', 'purchaser', is('purchaser', '0 1 2 3 4 5 6 71 72 8 9')),
  edit('V656-2', 'purchaser', when(notMade, is('purchaser', '0'))),
  edit('V657-1', 'rateSpread', any(number('rateSpread'), notApplicable('rateSpread'))),
  edit('V657-2', 'rateSpread', when(is('actionTaken', '3 4 5 6 7'), notApplicable('rateSpread'))),
  edit('V657-3', 'rateSpread', when(isReverse, notApplicable('rateSpread'))),
  edit('V658-1', 'hoepa', is('hoepa', '1 2 3')),
  edit('V658-2', 'hoepa', when(notMade, is('hoepa', '3'))),
  edit('V659', 'lien', is('lien', '1 2')),
  edit('V679-1', 'dti', any(number('dti'), notApplicable('dti'))),
  edit('V679-2', 'dti', when(noDecision, notApplicable('dti'))),
  edit('V679-3', 'dti', when(isMultifamily, notApplicable('dti'))),
  edit('V680-1', 'dti', when(alone, notApplicable('dti'))),
  edit('V680-2', 'dti', when(all(isNoPerson(''), isNoPerson('co')), notApplicable('dti'))),
  edit(
    'V681-1',
    'cltv',
    any(
      number('cltv', (value) => value > 0),
      notApplicable('cltv'),
    ),
  ),
  edit('V681-2', 'cltv', when(noDecision, notApplicable('cltv'))),
  edit(
    'V688-1',
    'propertyValue',
    any(
      number('propertyValue', (value) => value > 0),
      notApplicable('propertyValue'),
    ),
  ),
  edit('V688-2', 'propertyValue', when(is('actionTaken', '4 5'), notApplicable('propertyValue'))),
];

const dwellingEdits: readonly Edit[] = [
  edit('V689-1', 'homeSecured', is('homeSecured', '1111 1 2 3')),
  edit('V689-2', 'homeSecured', when(isMultifamily, is('homeSecured', '1111 3'))),
  edit('V689-3', 'homeSecured', when(is('constructionMethod', '1'), is('homeSecured', '1111 3'))),
  edit('V690-1', 'landInterest', is('landInterest', '1111 1 2 3 4 5')),
  edit('V690-2', 'landInterest', when(isMultifamily, is('landInterest', '1111 5'))),
  edit('V690-3', 'landInterest', when(is('constructionMethod', '1'), is('landInterest', '1111 5'))),
  edit(
    'V691',
    'units',
    integer('units', (value) => value > 0),
  ),
  edit(
    'V692-1',
    'affordableUnits',
    any(
      integer('affordableUnits', (value) => value >= 0),
      notApplicable('affordableUnits'),
    ),
  ),
  edit(
    'V692-2',
    'affordableUnits',
    when(
      number('units', (units) => units < 5),
      notApplicable('affordableUnits'),
    ),
  ),
  edit(
    'V692-3',
    'affordableUnits',
    when(
      number('units', (units) => units >= 5),
      ifNumber('affordableUnits', (value, row) => value <= (numberIn(row, 'units') ?? 0)),
    ),
  ),
];

const originationEdits: readonly Edit[] = [
  edit('V693-1', 'submission', is('submission', '1111 1 2 3')),
  edit('V693-2', 'submission', when(is('actionTaken', '6'), is('submission', '1111 3'))),
  edit('V693-3', 'submission', when(is('submission', '3'), is('actionTaken', '6'))),
  edit('V694-1', 'payable', is('payable', '1111 1 2 3')),
  edit('V694-2', 'payable', when(is('actionTaken', '6'), is('payable', '1111 3'))),
  edit('V694-3', 'payable', when(is('actionTaken', '1'), is('payable', '1111 1 2'))),
  edit('V695-1', 'nmlsId', any(matches('nmlsId', /^\d+$/), notApplicable('nmlsId'))),
  edit('V695-2', 'nmlsId', not(matches('nmlsId', /^0+$/))),
  edit(
    'V695-3',
    'nmlsId',
    ifNumber('nmlsId', (value, row) => /^\d{4,7}$/.test(row.nmlsId) && value <= 3_000_000),
  ),
  edit('V706', 'reverse', yesNo('reverse')),
  edit('V707', 'openEnd', yesNo('openEnd')),
  edit('V708', 'business', yesNo('business')),
  edit('V714', 'submission', (row) => (row.submission === '1111') === (row.payable === '1111')),
];

/** Costs, terms, figures, dwelling and origination. */
export const termsEdits: readonly Edit[] = [
  ...feeEdits,
  ...termEdits,
  ...figureEdits,
  ...dwellingEdits,
  ...originationEdits,
];
