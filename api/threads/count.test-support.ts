/** A task for tests: adds numbers, or fails on request. */
export function runTask({ numbers, fail }: { readonly numbers: readonly number[]; readonly fail?: string }): number {
  if (fail !== undefined) throw new Error(fail);
  return numbers.reduce((sum, number) => sum + number, 0);
}
