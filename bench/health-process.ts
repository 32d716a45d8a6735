/** What it answers. */
export interface Health {
  readonly slowestMs: number;
}

/**
 * Asks `/healthz` of a portal again and again, in a process of its own, so that the work of the bench does not count. Answers any
 * message with the longest time in milliseconds since the one before.
 */
const [url = ''] = process.argv.slice(2);
let slowest = 0;

async function ask(): Promise<void> {
  const begun = performance.now();
  try {
    await (await fetch(`${url}/healthz`)).arrayBuffer();
  } finally {
    slowest = Math.max(slowest, performance.now() - begun);
  }
}

process.on('message', () => {
  process.send?.({ slowestMs: slowest } satisfies Health);
  slowest = 0;
});
process.on('disconnect', () => process.exit(0));
/** Until the bench disconnects. */
async function main(): Promise<void> {
  for (;;) {
    await ask();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

void main();
