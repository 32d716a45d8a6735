/** At most this many steps fit the height of the chart. */
const MAX_STEPS = 4;

/** Steps that are easy to read: 1, 2, 5, 10, 20 and so on. */
function stepFor(most: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((digit) => digit * power).find((each) => each * MAX_STEPS >= most);
    if (step !== undefined) return step;
  }
}

/** Labels of an axis of loans: whole numbers from 0 up to the highest bar or above it. */
export function loanTicks(counts: readonly number[]): number[] {
  const most = Math.max(1, ...counts);
  const step = stepFor(most);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}
