import { selfTests } from '../../domain/self-test/self-test';
import { selfTestContract } from '../../domain/self-test/self-test.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { runSelfTest } from './self-test.service';

/** Tests of the running portal, for /main/admin/test. */
export const selfTestCalls: readonly Call[] = selfTests.map((name) =>
  defineCall(selfTestContract, `POST /emet-data/test/${name}`, {
    area: 'emet-data',
    summary: `Tests the ${name} of the running portal and says whether it works and how long that took; why not is in the log.`,
    access: { kind: 'roles', roles: ['Administrator'] },
    handle: ({ portal, caller }) => runSelfTest(portal, caller, name),
  }),
);
