interface Job {
  readonly later: boolean;
  readonly signal: AbortSignal;
  readonly run: () => Promise<void>;
}

/** Runs jobs one after the other. Those that can wait go after the others; one that was aborted while it waited is left out. */
export function takeTurns() {
  const waiting: Job[] = [];
  let isBusy = false;

  const next = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    while (waiting.length > 0) {
      const index = waiting.findIndex(({ later }) => !later);
      const [job] = waiting.splice(Math.max(0, index), 1);
      await job?.run();
    }
    isBusy = false;
  };

  return <Result>(work: () => Promise<Result>, signal: AbortSignal, later = false): Promise<Result> =>
    new Promise((resolve, reject) => {
      const run = async (): Promise<void> => {
        if (signal.aborted) return reject(signal.reason);
        await work().then(resolve, reject);
      };
      waiting.push({ later, signal, run });
      void next();
    });
}
