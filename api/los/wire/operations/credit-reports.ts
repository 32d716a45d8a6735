import { z } from 'zod';
import { creditResult } from '../../../../domain/credit/credit-result.schemas';
import { loanDocument, loanNumber } from '../../../../domain/loan/loan-document.schemas';
import type { CreditReports } from '../../capabilities/credit-reports';
import { operation } from '../../operation';
import type { WireOperations } from '../wire-operation';

export const creditReportOperations: WireOperations<CreditReports> = {
  storeCredit: {
    parameters: ['operation', 'loanNum', 'result'],
    input: z.tuple([operation, loanNumber, creditResult]),
    output: loanDocument,
    repeatable: true,
  },
};
