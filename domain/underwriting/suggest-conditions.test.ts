import { describe, expect, it } from 'vitest';
import type { ConditionState } from './condition-moves';
import { suggestConditions } from './suggest-conditions';

const borrowers = [
  { first: 'Maria', last: 'Delgado' },
  { first: 'Luis', last: 'Delgado' },
];
const condition = (id: string, description: string, accepts: string[] = [], state: ConditionState = 'active') => ({
  ...{ id, description, accepts, state },
});
const paystubs = condition('maria', 'Paystubs covering 30 days, Maria Delgado', ['PAYSTUB']);
const ofLuis = condition('luis', 'Paystubs covering 30 days, Luis Delgado', ['PAYSTUB']);
const bank = condition('bank', '2 months of bank statements', ['BANK STATEMENT']);

const suggested = (name: string, ...conditions: (typeof paystubs)[]) =>
  suggestConditions(name, conditions, borrowers).conditions.map(({ conditionId }) => conditionId);

describe('a file whose name says what it is', () => {
  it('is proposed for the condition of its type and borrower', () => {
    const { docType, conditions } = suggestConditions(
      'delgado_m_paystub_1113.pdf',
      [ofLuis, paystubs, bank],
      borrowers,
    );
    expect(docType).toBe('PAYSTUB');
    expect(conditions).toEqual([{ conditionId: 'maria', reasons: ['type', 'borrower'] }]);
  });

  it('is not proposed for the condition of another borrower', () => {
    expect(suggested('Luis Delgado pay stub.pdf', paystubs, ofLuis)).toEqual(['luis']);
    expect(suggested('Luis Delgado pay stub.pdf', paystubs)).toEqual([]);
  });

  it('asks which one if several fit equally well', () => {
    expect(suggested('PayStub.pdf', paystubs, ofLuis)).toEqual(['maria', 'luis']);
  });

  it('is found by the text of a condition without accepted types', () => {
    expect(
      suggested('Wells bank statement Oct.pdf', condition('b', 'Bank statements for two months'), paystubs),
    ).toEqual(['b']);
  });

  it.each([
    ['W-2 2025.pdf', 'W-2'],
    ['Título - title commitment.pdf', 'TITLE'],
    ['HomeownersPolicy.pdf', 'HOMEOWNERS POLICY'],
    ['1004D final.pdf', 'COMPLETION CERTIFICATE'],
    ['VVOE employment.pdf', 'VOE'],
    ['Employment verification Acme.pdf', 'VOE'],
  ])('%s is of the type %s', (name, type) => {
    expect(suggestConditions(name, [], borrowers).docType).toBe(type);
  });
});

it('proposes a verbal verification of employment for the condition that asks for it in words', () => {
  const employment = condition('voe', 'Verbal verification of employment within 10 days of closing');
  expect(suggested('VVOE employment.pdf', employment, paystubs, bank)).toEqual(['voe']);
});

describe('a file without a suggestion', () => {
  it('has a name that means nothing, or only that of a borrower', () => {
    expect(suggestConditions('scan0001.pdf', [paystubs, bank], borrowers)).toEqual({ docType: null, conditions: [] });
    expect(suggested('Maria Delgado.pdf', paystubs, bank)).toEqual([]);
  });

  it('answers only closed conditions', () => {
    expect(suggested('paystub.pdf', { ...paystubs, state: 'cleared' })).toEqual([]);
    expect(suggested('paystub.pdf', { ...paystubs, state: 'rejected' })).toEqual(['maria']);
  });
});

describe('a document that is filed already', () => {
  it('is proposed by its document type, whatever its name means', () => {
    const { docType, conditions } = suggestConditions('scan 0042.pdf', [paystubs, bank], borrowers, 'BANK STATEMENT');
    expect([docType, conditions]).toEqual(['BANK STATEMENT', [{ conditionId: 'bank', reasons: ['type'] }]]);
  });
});
