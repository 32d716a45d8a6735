import { z } from 'zod';
import { loanNumber } from '../../../../domain/loan/loan-document.schemas';
import { brokerLock } from '../../../../domain/locks/lock.schemas';
import { deskMove, lockMove, lockRequest, lockTerms } from '../../../../domain/locks/lock-moves.schemas';
import { lockPolicy } from '../../../../domain/locks/lock-policy.schemas';
import { lockSimulation, simulationBody } from '../../../../domain/locks/lock-simulation.schemas';
import { lockedLoan, queuedRequest } from '../../../../domain/locks/los-locks.schemas';
import type { Locks } from '../../capabilities/locks';
import { operation } from '../../operation';
import type { WireOperations } from '../wire-operation';

export const lockOperations: WireOperations<Locks> = {
  lock: {
    parameters: ['loanNum', 'policy'],
    input: z.tuple([loanNumber, lockPolicy]),
    output: brokerLock,
    repeatable: true,
  },
  lockConfirmation: {
    parameters: ['loanNum', 'number'],
    input: z.tuple([loanNumber, z.int().min(1)]),
    output: lockedLoan.nullable(),
    repeatable: true,
  },
  saveLockTerms: {
    parameters: ['operation', 'loanNum', 'terms'],
    input: z.tuple([operation, loanNumber, lockTerms]),
    output: z.object({ version: z.int() }),
    repeatable: true,
  },
  requestLock: {
    parameters: ['operation', 'loanNum', 'request', 'policy'],
    input: z.tuple([operation, loanNumber, lockRequest, lockPolicy]),
    output: lockedLoan,
    repeatable: true,
  },
  moveLock: {
    parameters: ['operation', 'loanNum', 'move', 'policy'],
    input: z.tuple([operation, loanNumber, z.union([lockMove, deskMove]), lockPolicy]),
    output: lockedLoan,
    repeatable: true,
  },
  expireLock: {
    parameters: ['operation', 'loanNum', 'policy'],
    input: z.tuple([operation, loanNumber, lockPolicy]),
    output: lockedLoan,
    repeatable: true,
  },
  simulateLock: {
    parameters: ['loanNum', 'simulation', 'policy'],
    input: z.tuple([loanNumber, simulationBody, lockPolicy]),
    output: lockSimulation,
    repeatable: true,
  },
  lockRequests: {
    parameters: ['policy'],
    input: z.tuple([lockPolicy]),
    output: z.array(queuedRequest),
    repeatable: true,
  },
  answeredLockRequests: {
    parameters: ['since'],
    input: z.tuple([z.iso.datetime()]),
    output: z.array(queuedRequest),
    repeatable: true,
  },
};
