import { expect, it } from 'vitest';
import { sampleLoan } from '../../../domain/application/calculations/sample-loan.test-support';
import { inStatus } from './status-move';

it('sets the initial approval date and the milestone at the first approval, and later approvals keep both (EDISC-15)', () => {
  const processing = inStatus(sampleLoan, '13', new Date('2026-11-02T20:00:00Z'));
  expect(processing.sInitialApprovalD ?? null).toBeNull();
  const approved = inStatus(processing, '4', new Date('2026-11-20T20:00:00Z'));
  expect(approved).toMatchObject({ sInitialApprovalD: '2026-11-20', sApprovD: '2026-11-20' });
  const again = inStatus(
    inStatus(approved, '13', new Date('2026-11-24T20:00:00Z')),
    '4',
    new Date('2026-11-30T20:00:00Z'),
  );
  expect(again).toMatchObject({
    ...{ sInitialApprovalD: '2026-11-20', sApprovD: '2026-11-20', sApprovDTime: '2026-11-20T20:00:00.000Z' },
    sStatusD: '2026-11-30',
  });
});
