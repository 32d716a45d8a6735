import type { SelfTestName } from '../../domain/self-test/self-test';
import type { SelfTestContract } from '../../domain/self-test/self-test.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<SelfTestContract>();

/** The tests of the running portal. */
export const selfTestCalls = {
  run: (name: SelfTestName) => call(`POST /emet-data/test/${name}`),
};
