import { describe, expect, it } from 'vitest';
import { conditionStates, mayMove, needsNote, stateAfter, statusOfState } from './condition-moves';

describe('a condition', () => {
  it('is Active until it is cleared or waived, which makes it Closed (COND-01)', () => {
    expect(conditionStates.map((state) => [state, statusOfState(state)])).toEqual([
      ['active', 'Active'],
      ['submitted', 'Active'],
      ['rejected', 'Active'],
      ['cleared', 'Closed'],
      ['waived', 'Closed'],
    ]);
  });

  it('is rejected only after it was submitted for review, and cleared or waived while it is Active', () => {
    const from = (move: 'clear' | 'reject' | 'waive' | 'submit') =>
      conditionStates.filter((state) => mayMove(state, move));
    expect(from('reject')).toEqual(['submitted']);
    expect(from('submit')).toEqual(['active', 'rejected']);
    expect([from('clear'), from('waive')]).toEqual([
      ['active', 'submitted', 'rejected'],
      ['active', 'submitted', 'rejected'],
    ]);
    expect((['reject', 'waive', 'clear'] as const).map(needsNote)).toEqual([true, true, false]);
  });

  it('is after a reopening where it was before the decision', () => {
    const past = [{ state: 'active' }, { state: 'submitted' }, { state: 'cleared' }] as const;
    expect(stateAfter('cleared', 'reopen', past)).toBe('submitted');
    expect(stateAfter('waived', 'reopen', [])).toBe('active');
  });
});
