import { describe, expect, it } from 'vitest';
import { withComputed } from '../../../domain/application/change/computed';
import { bytesOf, testText, today } from '../mismo.test-support';
import { readMismo } from '../read-mismo';
import { writeMismo } from '../write-mismo';

const read = (text: string) => readMismo(bytesOf(text), { today }).document;
const again = (document: ReturnType<typeof read>) =>
  read(writeMismo(document, { now: new Date('2026-11-21T18:30:00Z') }));
const file = testText('second-lien-heloc.xml');

describe('other new mortgages of a file', () => {
  const document = read(file);
  const listed = {
    ...{ sOtherMtg1LienT: '1', sOtherMtg1Pmt: '322.50', sOtherMtg1Amt: '50000.00' },
    ...{ sOtherMtg2LienT: '1', sOtherMtg2Pmt: '80.00', sOtherMtg2Amt: '20000.00', sOtherMtg2CreditLimit: '35000.00' },
  };

  it('are listed, and count once in the ratios and the cash', () => {
    expect(document).toMatchObject({
      ...listed,
      sConcurSubFin: '50000.00',
      sSubFin: '35000.00',
      sSubFinDrawn: '20000.00',
    });
    const refinance = { ...document, sLPurposeT: '2', sApprVal: '1000000.00', sPurchPrice: null };
    const [all, none] = [refinance, { ...refinance, sOtherMtgNA: true }].map(withComputed);
    // The ratios are the same with and without the list: 70,000 of 1,000,000 beside the loan.
    expect(all?.sCltvR).toBe(none?.sCltvR);
    expect(Number(all?.sCltvR) - Number(all?.sLtvR)).toBeCloseTo(7, 3);
    expect(Number(none?.sTransNetCash) - Number(all?.sTransNetCash)).toBe(70_000);
  });

  it('come back after an export with their creditor, without doubling the totals', () => {
    const lent = { ...document, sOtherMtg1CreditorNm: 'Harbor Credit Union' };
    expect(again(lent)).toMatchObject({
      ...listed,
      ...{ sOtherMtg1CreditorNm: 'Harbor Credit Union', sConcurSubFin: '50000.00', sSubFin: '35000.00' },
    });
    expect(again(again(lent))).toMatchObject({ sConcurSubFin: '50000.00', sSubFinDrawn: '20000.00' });
  });

  it('are not loans that stay on the property', () => {
    const stays = {
      ...document,
      sOtherMtgNA: true,
      reos: [{ id: 'r', owners: ['0B' as const], isSubjectProperty: true }],
      liabilities: [{ id: 'l', owners: ['0B' as const], type: '0', balance: '50000.00', reoId: 'r' }],
    };
    const back = again(stays);
    expect(back).toMatchObject({ sConcurSubFin: '50000.00', sOtherMtg1Amt: '20000.00' });
    expect(back.sOtherMtg2Amt).toBeUndefined();
  });

  it('are exported as totals if the totals are smaller', () => {
    const back = again({ ...document, sConcurSubFin: '40000.00' });
    expect(back).toMatchObject({ sConcurSubFin: '40000.00', sOtherMtg1Amt: '40000.00', sSubFin: '35000.00' });
  });
});
