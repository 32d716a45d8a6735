import { z } from 'zod';
import { selfTests } from '../../domain/self-test/self-test';
import { type Call, defineCall } from '../http/call';
import { runSelfTest } from './self-test.service';

/** Tests of the running portal, for /main/admin/test. */
export const selfTestCalls: readonly Call[] = selfTests.map((name) =>
  defineCall({
    method: 'POST',
    path: `/emet-data/test/${name}`,
    area: 'emet-data',
    summary: `Tests the ${name} of the running portal and says whether it works and how long that took; why not is in the log.`,
    access: { kind: 'roles', roles: ['Administrator'] },
    answer: z.object({ name: z.enum(selfTests), ok: z.boolean(), milliseconds: z.int().min(0) }),
    handle: ({ portal, caller }) => runSelfTest(portal, caller, name),
  }),
);
