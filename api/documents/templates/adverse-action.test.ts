import { describe, expect, it } from 'vitest';
import { printIn } from '../engine/print';
import { adverseAction } from './adverse-action';
import { adverseActionData } from './adverse-action.schemas';

const { sample } = adverseAction;
const accepts = (change: object): boolean => adverseActionData.safeParse({ ...sample, ...change }).success;

describe('the notice of adverse action', () => {
  it('has at most four principal reasons, one of which may be a specific other one', () => {
    const four = ['income-insufficient', 'obligations-excessive', 'no-credit-file', 'bankruptcy'];
    expect(accepts({ reasons: four })).toBe(true);
    expect(accepts({ reasons: [...four, 'residence-length'] })).toBe(false);
    expect(accepts({ reasons: four, otherReason: 'The property lies outside our lending area' })).toBe(false);
    expect(accepts({ reasons: ['did-not-reach-the-score'] })).toBe(false);
  });

  it('prints the reasons in the language of the notice', () => {
    const print = printIn('tr', new Date('2026-11-20T18:42:00Z'), 'Emet Mortgage');
    expect(adverseAction.view({ ...sample, reasons: ['bankruptcy'] }, print)).toMatchObject({ reasons: ['İflas'] });
  });

  it('has at most five key factors of a score', () => {
    expect(accepts({ score: { ...sample.score, factors: ['1', '2', '3', '4', '5'] } })).toBe(true);
    expect(accepts({ score: { ...sample.score, factors: ['1', '2', '3', '4', '5', '6'] } })).toBe(false);
  });
});
