import { z } from 'zod';
import { closingChange } from '../../../../domain/fees/closing-records.schemas';
import { loanDocument, loanNumber } from '../../../../domain/loan/loan-document.schemas';
import type { Fees } from '../../capabilities/fees';
import { operation } from '../../operation';
import type { WireOperations } from '../wire-operation';

export const feeOperations: WireOperations<Fees> = {
  saveClosingCosts: {
    parameters: ['operation', 'loanNum', 'change'],
    input: z.tuple([operation, loanNumber, closingChange]),
    output: loanDocument,
    repeatable: true,
  },
};
