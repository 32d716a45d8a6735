import { describe, expect, it } from 'vitest';
import type { ChangeLogEntry } from '../../loan/change-log.schemas';
import { netChanges, pricingInputs } from './input-changes';

const since = '2026-11-20T18:42:00.000Z';
const entry = (minute: number, field: string, before: unknown, after: unknown): ChangeLogEntry => ({
  ...{ id: `${minute}`, at: `2026-11-20T18:${minute}:00.000Z`, version: minute, action: 'change', by: 'Ann' },
  ...{ field, before, after },
});

describe('what changed since a loan was priced', () => {
  it('is the first and the last value of each field, without the choice itself and what was taken back', () => {
    const entries = [
      entry(42, 'sCreditScoreType2', null, 735),
      entry(43, 'sCreditScoreType2', 735, 700),
      entry(44, 'sApprVal', '600000.00', '580000.00'),
      entry(45, 'sCreditScoreType2', 700, 580),
      entry(46, 'sApprVal', '580000.00', '600000.00'),
    ];
    expect(netChanges(entries, since)).toEqual([{ field: 'sCreditScoreType2', before: 735, after: 580 }]);
  });

  it('are facts of the loan that a price depends on', () => {
    for (const name of ['sCreditScoreType2', 'sApprVal', 'sLAmtCalc', 'sOccTPe', 'sTerm', 'sNoteIR', 'sQualBottomR']) {
      expect(pricingInputs).toContain(name);
    }
    for (const name of ['sTransNetCash', 'sProMInsR']) expect(pricingInputs).not.toContain(name);
  });
});
