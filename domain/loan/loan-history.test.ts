import { expect, it } from 'vitest';
import { appliedOn, outcomeOf } from './loan-history';

it.each([
  [
    { sStatusT: '6', sFundD: '2026-10-05', sStatusD: '2026-10-05' },
    { outcome: 'funded', on: '2026-10-05' },
  ],
  [
    { sStatusT: '20', sFundD: '2026-10-05', sStatusD: '2026-10-09' },
    { outcome: 'funded', on: '2026-10-05' },
  ],
  // Imported without its funding date.
  [
    { sStatusT: '6', sStatusD: '2026-10-06' },
    { outcome: 'funded', on: '2026-10-06' },
  ],
  // Canceled after it was funded.
  [
    { sStatusT: '9', sFundD: '2026-10-05', sStatusD: '2026-10-20' },
    { outcome: 'funded', on: '2026-10-05' },
  ],
  // Canceled, reopened, and canceled again.
  [
    { sStatusT: '9', sCanceledD: '2026-09-01', sStatusD: '2026-10-01' },
    { outcome: 'canceled', on: '2026-10-01' },
  ],
  [
    { sStatusT: '10', sStatusD: '2026-10-01' },
    { outcome: 'denied', on: '2026-10-01' },
  ],
  [
    { sStatusT: '48', sStatusD: '2026-10-01' },
    { outcome: 'withdrawn', on: '2026-10-01' },
  ],
  [{ sStatusT: '47', sRejectD: '2026-09-01', sStatusD: '2026-10-01' }, null],
  [{ sStatusT: '7', sStatusD: '2026-10-01' }, null],
  [{ sStatusT: '25' }, null],
  [{}, null],
] as const)('finds the outcome of %j', (loan, outcome) => {
  expect(outcomeOf(loan)).toEqual(outcome);
});

it('dates an application by its receipt, otherwise by its registration', () => {
  expect(appliedOn({ sAppReceivedD: '2026-10-01', sSubmitD: '2026-10-03' })).toBe('2026-10-01');
  expect(appliedOn({ sSubmitD: '2026-10-03' })).toBe('2026-10-03');
  expect(appliedOn({ sLeadD: '2026-10-03' })).toBeNull();
});
