import { z } from 'zod';
import { loanNumber } from '../../../../domain/loan/loan-document.schemas';
import {
  conditionAttachment,
  conditionDetachment,
  conditionMove,
  conditionUpload,
  losConditionEdit,
  losNewConditions,
  storedCondition,
} from '../../../../domain/underwriting/condition.schemas';
import type { Conditions } from '../../capabilities/conditions';
import { operation } from '../../operation';
import type { WireOperations } from '../wire-operation';

export const conditionOperations: WireOperations<Conditions> = {
  conditions: {
    parameters: ['loanNum'],
    input: z.tuple([loanNumber]),
    output: z.array(storedCondition),
    repeatable: true,
  },
  addConditions: {
    parameters: ['operation', 'loanNum', 'conditions'],
    input: z.tuple([operation, loanNumber, losNewConditions]),
    output: z.array(storedCondition),
    repeatable: true,
  },
  editCondition: {
    parameters: ['operation', 'loanNum', 'conditionId', 'edit'],
    input: z.tuple([operation, loanNumber, z.string(), losConditionEdit]),
    output: storedCondition,
    repeatable: true,
  },
  moveCondition: {
    parameters: ['operation', 'loanNum', 'conditionId', 'move'],
    input: z.tuple([operation, loanNumber, z.string(), conditionMove]),
    output: storedCondition,
    repeatable: true,
  },
  addConditionFiles: {
    parameters: ['operation', 'loanNum', 'upload'],
    input: z.tuple([operation, loanNumber, conditionUpload]),
    output: z.array(storedCondition),
    repeatable: true,
  },
  attachConditionFiles: {
    parameters: ['operation', 'loanNum', 'attachment'],
    input: z.tuple([operation, loanNumber, conditionAttachment]),
    output: z.array(storedCondition),
    repeatable: true,
  },
  detachConditionFile: {
    parameters: ['operation', 'loanNum', 'conditionId', 'detachment'],
    input: z.tuple([operation, loanNumber, z.string(), conditionDetachment]),
    output: storedCondition,
    repeatable: true,
  },
};
