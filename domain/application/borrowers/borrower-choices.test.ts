import { expect, it } from 'vitest';
import { freePositions, mayRemove, movingActions } from './borrower-choices';
import { loanOf } from './borrowers.test-support';

it('offers only the actions that are possible for a borrower', () => {
  const alone = loanOf(['0B']);
  expect(freePositions(alone)).toEqual(['0C', '1B']);
  expect(movingActions(alone, '0B')).toEqual([]);
  expect(mayRemove(alone, '0B')).toBe(false);

  const couple = loanOf(['0B', '0C']);
  expect(freePositions(couple)).toEqual(['1B']);
  expect(movingActions(couple, '0C')).toEqual([
    { action: 'primary', owner: '0C' },
    { action: 'move', owner: '0C', to: '1B' },
  ]);
  expect(mayRemove(couple, '0C')).toBe(true);

  const two = loanOf(['0B', '1B']);
  expect(movingActions(two, '1B')).toEqual([
    { action: 'primary', owner: '1B' },
    { action: 'move', owner: '1B', to: '0C' },
  ]);

  const four = loanOf(['0B', '0C', '1B', '1C']);
  expect(freePositions(four)).toEqual([]);
  expect(movingActions(four, '1B')).toEqual([
    { action: 'primary', owner: '1B' },
    { action: 'swap', application: 1 },
  ]);
});
