import { z } from 'zod';
import { creditOrder, creditReport } from '../../../../domain/credit/credit-report.schemas';
import { loanNumber } from '../../../../domain/loan/loan-document.schemas';
import type { CreditOrders } from '../../capabilities/credit-orders';
import { operation } from '../../operation';
import type { WireOperations } from '../wire-operation';

export const creditOrderOperations: WireOperations<CreditOrders> = {
  creditReport: {
    parameters: ['operation', 'loanNum', 'order'],
    input: z.tuple([operation, loanNumber, creditOrder]),
    output: creditReport,
    repeatable: true,
  },
};
