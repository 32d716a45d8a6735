import { z } from 'zod';
import { loanNumber } from '../../../../domain/loan/loan-document.schemas';
import { condition } from '../../../../domain/underwriting/condition.schemas';
import type { Conditions } from '../../capabilities/conditions';
import type { WireOperations } from '../wire-operation';

export const conditionOperations: WireOperations<Conditions> = {
  conditions: {
    parameters: ['loanNum'],
    input: z.tuple([loanNumber]),
    output: z.array(condition),
    repeatable: true,
  },
};
