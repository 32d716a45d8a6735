import { describe, expect, it } from 'vitest';
import { readXml } from '../../vendors/xml';
import type { CreditRequest } from '../credit-port';
import { readResponse } from './read-response';

const request: CreditRequest = {
  ...{ id: 'order-1', action: 'new', loanNum: '1', requestedBy: 'Ada', at: '2026-11-20T12:00:00Z', pull: 'hard' },
  ...{ bureaus: ['Equifax'], reportNumber: null, question: null },
  borrowers: [
    {
      ...{ owner: '0B', first: 'Ann', middle: null, last: 'Lee', suffix: null, ssn: '900660001', birthDate: null },
      ...{ isMarried: null, address: { street: '1 Quay', city: 'Pasadena', state: 'CA', zip: '91101' } },
    },
  ],
};
const answer = (content: string, issued = '2026-11-20') =>
  `<RESPONSE_GROUP><RESPONSE><RESPONSE_DATA><CREDIT_RESPONSE CreditReportIdentifier="R1" CreditReportFirstIssuedDate="${issued}">${content}</CREDIT_RESPONSE></RESPONSE_DATA></RESPONSE></RESPONSE_GROUP>`;
const read = (text: string) => readResponse(text, request, true);
function reportOf(content: string) {
  const outcome = read(answer(content));
  if (outcome.kind !== 'report') throw new Error(outcome.kind);
  return outcome.report;
}
const account = (attributes: string) => `<CREDIT_LIABILITY CreditLiabilityID="T1" BorrowerID="B1" ${attributes}/>`;

describe('a hostile answer of an agency', () => {
  it.each([
    ['a DOCTYPE', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['a DOCTYPE behind a long comment', `<!--${'x'.repeat(3_000)}--><!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>`],
    ['an unknown entity', '<a>&b;</a>'],
    ['elements without end', '<a>'.repeat(1_000)],
    ['too many elements', `<a>${'<b/>'.repeat(50_001)}</a>`],
    ['too many attributes', `<a ${Array.from({ length: 2_000 }, (_, index) => `a${index}=""`).join(' ')}/>`],
    ['two roots', '<a/><b/>'],
    ['no text', ''],
  ])('with %s is unreadable', (_what, text) => {
    expect(() => readXml(text)).toThrow();
    expect(read(text)).toEqual({ kind: 'unknown' });
  });

  it('that is larger than any report is unreadable', () => {
    const line = `<CREDIT_LIABILITY BorrowerID="B1"><_CREDITOR _Name="${'x'.repeat(400)}"/></CREDIT_LIABILITY>`;
    expect(read(answer(line.repeat(10_000)))).toEqual({ kind: 'unknown' });
  });

  it('with a day that no calendar has is not taken for a report', () => {
    expect(read(answer('', '2026-02-31'))).toEqual({ kind: 'unknown' });
    expect(reportOf(account('_AccountOpenedDate="2021-02-31"')).tradelines[0]?.opened).toBe('2021-02');
    expect(reportOf(account('_AccountOpenedDate="0021-13-01"')).tradelines[0]?.opened).toBeNull();
  });

  it.each([
    ['1e9', null],
    ['Infinity', null],
    ['12345678901234', null],
    ['$1,250', '1250.00'],
    ['-25.5', '-25.50'],
  ])('with the amount %s has %s', (amount, value) => {
    expect(reportOf(account(`_UnpaidBalanceAmount="${amount}"`)).tradelines[0]?.balance).toBe(value);
  });

  it('cannot name a borrower who was not ordered', () => {
    expect(reportOf('<CREDIT_LIABILITY BorrowerID="B2 __proto__"/>').tradelines[0]?.owners).toEqual(['0B']);
  });

  it('about another order is no answer to this one', () => {
    const other = answer('').replace('<RESPONSE>', '<RESPONSE><KEY _Name="RequestIdentifier" _Value="order-2"/>');
    expect(read(other)).toEqual({ kind: 'unknown' });
  });
});
