import { describe, expect, it } from 'vitest';
import { withheldNames, without } from './withheld';

const broker = { isPml: true, isRetail: false };
const officer = { isPml: false, isRetail: true };
const desk = { isPml: false, isRetail: false };

const answer = {
  sLpInvestorNm: 'Northfield Agency',
  sBrokerLockBaseBrokComp1PcFee: '-1.625',
  sInvestorLockNoteIR: '6.125',
  sNoteIR: '6.125',
  PricingResults: { Program: [{ Name: 'Conforming 30 Yr Fixed', Investor: 'Northfield Agency' }] },
};

describe('what an answer withholds', () => {
  it('is the investor and the price before the margin for external users and guests', () => {
    const left = { sNoteIR: '6.125', PricingResults: { Program: [{ Name: 'Conforming 30 Yr Fixed' }] } };
    expect(without(withheldNames(broker), answer)).toEqual(left);
    expect(without(withheldNames(null), answer)).toEqual(left);
  });

  it('is only the price before the margin for the originators of the lender', () => {
    const { sBrokerLockBaseBrokComp1PcFee: _, ...left } = answer;
    expect(without(withheldNames(officer), answer)).toEqual(left);
  });

  it('is nothing for other staff', () => expect(without(withheldNames(desk), answer)).toBe(answer));

  it('keeps values that are no plain objects, and shares what is unchanged', () => {
    const at = new Date(0);
    const rows = [{ at, sNoteIR: '6' }];
    expect(without(withheldNames(broker), rows)).toBe(rows);
  });
});
