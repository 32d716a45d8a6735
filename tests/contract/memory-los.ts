import { setTimeout as pause } from 'node:timers/promises';
import type { CoarseLoan, CoarseLos } from '../../api/los/coarse/coarse-los';
import { LosError } from '../../api/los/los-error';

/** An LOS that only loads, saves and lists, with controls for tests. */
export interface MemoryLos {
  readonly coarse: CoarseLos;
  /** Number of saves through the port. */
  readonly saves: { count: number };
  /** Loans that cannot be loaded. */
  readonly unreadable: Set<string>;
  /** Adds a loan directly in the LOS. */
  add(loan: CoarseLoan): void;
  /** Changes a loan directly in the LOS, as another user would. */
  change(loanNum: string, values: Partial<CoarseLoan>): void;
  /** Makes the next save fail with this error, before or after storing the loan. */
  failNextSave(when: 'before' | 'after', error: Error): void;
}

/** Loans in memory without versions. Answers are delayed briefly, as over a network. */
export function memoryLos(clock: () => Date): MemoryLos {
  const loans = new Map<string, { loan: CoarseLoan; at: number }>();
  const saves = { count: 0 };
  const unreadable = new Set<string>();
  let failure: { readonly when: 'before' | 'after'; readonly error: Error } | undefined;
  let latest = 0;

  const store = (loan: CoarseLoan): void => {
    latest = Math.max(latest + 1, clock().getTime());
    loans.set(loan.sLNm, { loan: structuredClone(loan), at: latest });
  };

  return {
    saves,
    unreadable,
    add: store,
    change: (loanNum, values) => {
      const stored = loans.get(loanNum);
      if (stored === undefined) throw new Error(`There is no loan ${loanNum}.`);
      store({ ...stored.loan, ...values });
    },
    failNextSave: (when, error) => {
      failure = { when, error };
    },
    coarse: {
      ready: async () => {},
      load: async (loanNum) => {
        await pause(1);
        if (unreadable.has(loanNum)) throw new LosError('unavailable', 'los-unavailable');
        return structuredClone(loans.get(loanNum)?.loan ?? null);
      },
      save: async (loan) => {
        await pause(1);
        const failed = failure;
        failure = undefined;
        if (failed?.when === 'before') throw failed.error;
        saves.count += 1;
        store(loan);
        if (failed) throw failed.error;
      },
      modifiedSince: async (instant) => {
        await pause(1);
        const since = instant === null ? 0 : Date.parse(instant);
        return [...loans.entries()]
          .filter(([, { at }]) => at >= since)
          .map(([loanNum, { at }]) => ({ loanNum, at: new Date(at).toISOString() }));
      },
    },
  };
}
