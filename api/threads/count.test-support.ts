interface Count {
  readonly numbers: readonly number[];
  readonly fail?: string;
  /** Fills so much memory outside the JavaScript heap first. */
  readonly buffersMb?: number;
}

const MB = 1024 * 1024;

/** A task for tests: adds numbers, or fails on request. */
export async function runTask({ numbers, fail, buffersMb = 0 }: Count): Promise<number> {
  if (fail !== undefined) throw new Error(fail);
  const filled: Buffer[] = [];
  for (let step = 0; step < buffersMb; step += 10) {
    filled.push(Buffer.alloc(10 * MB, 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return numbers.reduce((sum, number) => sum + number, filled.length * 0);
}
