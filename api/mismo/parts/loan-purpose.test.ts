import { describe, expect, it } from 'vitest';
import { bytesOf, testText, today } from '../mismo.test-support';
import { readMismo } from '../read-mismo';
import { writeMismo } from '../write-mismo';

const file = testText('va-irrrl.xml');
const program = '<GovernmentRefinanceType>InterestRateReductionRefinanceLoan</GovernmentRefinanceType>';

/** The refinance of the file with another program and cash-out type, and the same after an export and import. */
function read(type: string | null, cash: string | null) {
  const government = type === null ? '' : `<GovernmentRefinanceType>${type}</GovernmentRefinanceType>`;
  const described =
    type === 'Other'
      ? '<GovernmentRefinanceTypeOtherDescription>Renewal</GovernmentRefinanceTypeOtherDescription>'
      : '';
  const refinance =
    cash === null
      ? ''
      : `<REFINANCE><RefinanceCashOutDeterminationType>${cash}</RefinanceCashOutDeterminationType></REFINANCE>`;
  const text = file.replace(program, government + described).replace('<TERMS_OF_LOAN>', `${refinance}<TERMS_OF_LOAN>`);
  const { document } = readMismo(bytesOf(text), { today });
  const again = readMismo(bytesOf(writeMismo(document, { now: new Date('2026-11-21T18:30:00Z') })), { today });
  return [document, again.document].map(({ sLPurposeT, sGseRefPurposeT, sRefProgramT, sRefProgramDesc }) => ({
    sLPurposeT,
    sGseRefPurposeT,
    sRefProgramT,
    sRefProgramDesc,
  }));
}

describe('the purpose of a refinance', () => {
  it.each([
    ['FullDocumentation', 'CashOut', ['2', '1', '1', undefined]],
    ['FullDocumentation', 'LimitedCashOut', ['1', '2', '1', undefined]],
    ['FullDocumentation', null, ['1', '4', '1', undefined]],
    ['InterestRateReductionRefinanceLoan', 'NoCashOut', ['7', '5', '2', undefined]],
    ['StreamlineWithAppraisal', 'NoCashOut', ['6', '6', undefined, undefined]],
    ['StreamlineWithoutAppraisal', null, ['6', '7', '3', undefined]],
    ['Other', 'CashOut', ['2', '1', '4', 'Renewal']],
    [null, 'CashOut', ['2', '1', undefined, undefined]],
  ])(
    'with %s and %s is read and exported',
    (type, cash, [sLPurposeT, sGseRefPurposeT, sRefProgramT, sRefProgramDesc]) => {
      const expected = { sLPurposeT, sGseRefPurposeT, sRefProgramT, sRefProgramDesc };
      expect(read(type, cash)).toEqual([expected, expected]);
    },
  );

  it('is a cash-out refinance even if a streamlined program is named with it', () => {
    expect(read('StreamlineWithAppraisal', 'CashOut')[0]).toMatchObject({ sLPurposeT: '2', sGseRefPurposeT: '1' });
  });
});
