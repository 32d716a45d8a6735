import { z } from 'zod';
import { employee } from '../../../../domain/access/employee.schemas';
import { handover, handoverSession } from '../../../../domain/access/handover.schemas';
import { agent } from '../../../../domain/contacts/agent.schemas';
import { loanNumber } from '../../../../domain/loan/loan-document.schemas';
import type { Directory } from '../../capabilities/directory';
import { operation } from '../../operation';
import { nothing, type WireOperations } from '../wire-operation';

export const directoryOperations: WireOperations<Directory> = {
  employees: { parameters: [], input: z.tuple([]), output: z.array(employee), repeatable: true },
  createHandover: {
    parameters: ['operation', 'handover'],
    input: z.tuple([operation, handover]),
    output: handoverSession,
    repeatable: true,
  },
  /** Not repeatable: a repeat would find nothing and turn a lost answer into a refusal. */
  takeHandover: {
    parameters: ['sessionId'],
    input: z.tuple([z.string()]),
    output: handover.nullable(),
    repeatable: false,
  },
  agents: { parameters: ['loanNum'], input: z.tuple([loanNumber]), output: z.array(agent), repeatable: true },
  saveAgents: {
    parameters: ['operation', 'loanNum', 'agents'],
    input: z.tuple([operation, loanNumber, z.array(agent).max(200)]),
    output: z.array(agent),
    repeatable: true,
  },
  removeAgent: {
    parameters: ['operation', 'loanNum', 'agentId', 'version'],
    input: z.tuple([operation, loanNumber, z.string(), z.int().optional()]),
    output: nothing,
    repeatable: true,
  },
};
