import { setTimeout as pause } from 'node:timers/promises';
import type { CoarseLoan, CoarseLos } from '../../api/los/coarse/coarse-los';

/** An LOS that only loads, saves and lists, and what a test does to it. */
export interface MemoryLos {
  readonly coarse: CoarseLos;
  /** How often a loan was saved through the port. */
  readonly saves: { count: number };
  /** Somebody changes a loan in the LOS itself. */
  change(loanNum: string, values: Partial<CoarseLoan>): void;
  /** The next save ends in this error, before or after the LOS has stored the loan. */
  failNextSave(when: 'before' | 'after', error: Error): void;
}

/** Loans in memory, whole and without versions; it answers after a moment, as a network does. */
export function memoryLos(clock: () => Date): MemoryLos {
  const loans = new Map<string, { loan: CoarseLoan; at: number }>();
  const saves = { count: 0 };
  let failure: { readonly when: 'before' | 'after'; readonly error: Error } | undefined;
  let latest = 0;

  const store = (loan: CoarseLoan): void => {
    latest = Math.max(latest + 1, clock().getTime());
    loans.set(loan.sLNm, { loan: structuredClone(loan), at: latest });
  };

  return {
    saves,
    change: (loanNum, values) => {
      const held = loans.get(loanNum);
      if (held === undefined) throw new Error(`There is no loan ${loanNum}.`);
      store({ ...held.loan, ...values });
    },
    failNextSave: (when, error) => {
      failure = { when, error };
    },
    coarse: {
      ready: async () => {},
      load: async (loanNum) => {
        await pause(1);
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
