import { useState } from 'react';
import { type SelfTestName, selfTests } from '../../domain/self-test/self-test';
import type { SelfTestContract } from '../../domain/self-test/self-test.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<SelfTestContract>();

/** The state of one test. `error` is set if the call itself failed. */
export type TestState =
  | { readonly kind: 'waiting' | 'running' }
  | { readonly kind: 'ok'; readonly milliseconds: number }
  | { readonly kind: 'failed'; readonly milliseconds: number; readonly error?: unknown };

type States = Readonly<Record<SelfTestName, TestState>>;

const waiting = Object.fromEntries(selfTests.map((name) => [name, { kind: 'waiting' }])) as unknown as States;

/** Runs the self-tests one after the other, so that they don't slow each other down. */
export function useSelfTests() {
  const [states, setStates] = useState(waiting);
  const put = (name: SelfTestName, state: TestState): void => setStates((all) => ({ ...all, [name]: state }));
  const run = async (name: SelfTestName): Promise<void> => {
    put(name, { kind: 'running' });
    try {
      const { ok, milliseconds } = await call(`POST /emet-data/test/${name}`);
      put(name, { kind: ok ? 'ok' : 'failed', milliseconds });
    } catch (error) {
      put(name, { kind: 'failed', milliseconds: 0, error });
    }
  };
  const all = Object.values(states);
  const count = (kind: TestState['kind']): number => all.filter((state) => state.kind === kind).length;
  return {
    states,
    run,
    runAll: async (): Promise<void> => {
      for (const name of selfTests) await run(name);
    },
    isRunning: count('running') > 0,
    done: count('ok') + count('failed'),
    failed: count('failed'),
  };
}
