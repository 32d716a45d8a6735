import { describe, expect, it } from 'vitest';
import type { LoanDocument } from '../loan/document';
import { message } from '../messages/message';
import { hasDemoScore, hasDemoScoreOf } from './demo-score';

const loan = (...sources: string[]) =>
  ({
    applicants: sources.map((source, index) => ({ aBExperianScore: 700 + index, aBExperianScoreSourceT: source })),
  }) as unknown as LoanDocument;
const log = [{ wording: message('credit-stand-in') }];
const laterReport = [...log, {}, { wording: message('credit-applied') }];
const [REPORTED, IMPORTED, ENTERED] = ['1', '2', '3'] as const;

describe('the score of a demo report', () => {
  it.each([
    ['of a demo report', loan(REPORTED), log, true],
    ['without a demo report', loan(REPORTED), [{}, { wording: message('condition-closed') }], false],
    ['of an agency’s report after a demo report', loan(REPORTED), laterReport, false],
    ['of a demo report after an agency’s', loan(REPORTED), [...laterReport, ...log], true],
    ['imported after a demo report', loan(IMPORTED), log, false],
    ['entered after a demo report', loan(ENTERED), log, false],
    ['of the loan is the lowest one, which was entered', loan(ENTERED, REPORTED), log, false],
    ['that is missing', loan(), log, false],
  ] as const)('is known: a score %s', (_name, document, entries, expected) => {
    expect(hasDemoScore(document, entries)).toBe(expected);
  });

  it('is known by borrower', () => {
    expect(hasDemoScoreOf(loan(REPORTED, ENTERED), '0B', log)).toBe(true);
    expect(hasDemoScoreOf(loan(REPORTED, ENTERED), '1B', log)).toBe(false);
  });
});
