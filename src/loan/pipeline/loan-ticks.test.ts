import { expect, it } from 'vitest';
import { loanTicks } from './loan-ticks';

it.each([
  [[], [0, 1]],
  [
    [0, 2, 1],
    [0, 1, 2],
  ],
  [[3], [0, 1, 2, 3]],
  [[7], [0, 2, 4, 6, 8]],
  [[21], [0, 10, 20, 30]],
  [[900], [0, 500, 1000]],
])('labels the axis of the counts %j with whole numbers up to the highest', (counts, ticks) => {
  expect(loanTicks(counts)).toEqual(ticks);
});
