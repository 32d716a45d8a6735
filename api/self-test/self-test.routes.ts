import { selfTests } from '../../domain/self-test/self-test';
import { selfTestContract } from '../../domain/self-test/self-test.contract';
import type { Call } from '../http/call';
import { administrators } from '../http/call-access';
import { defineCall } from '../http/define-call';
import { runSelfTest } from './self-test.service';

/** Tests of the running portal, for /main/admin/test. */
export const selfTestCalls: readonly Call[] = selfTests.map((name) =>
  defineCall(selfTestContract, `POST /emet-data/test/${name}`, {
    area: 'emet-data',
    summary: `Tests the ${name} of the running portal and reports whether it works and how long it took. Causes of failures are in the log.`,
    access: administrators('admin-test'),
    handle: ({ portal, caller }) => runSelfTest(portal, caller, name),
  }),
);
