import { z } from 'zod';
import { statusLogEntry } from '../../../../domain/loan/activity.schemas';
import { assignedEmployee } from '../../../../domain/loan/assignment.schemas';
import { changeLogPage, changeLogQuery, changeLogValues } from '../../../../domain/loan/change-log.schemas';
import { statusAnswer } from '../../../../domain/loan/loan.schemas';
import { loanChange, loanDocument, loanNumber, newLoanDocument } from '../../../../domain/loan/loan-document.schemas';
import type { Loans } from '../../capabilities/loans';
import { operation } from '../../operation';
import type { WireOperations } from '../wire-operation';

const statusMoveOptions = statusAnswer.extend({ from: z.string().optional() }).strict();

export const loanOperations: WireOperations<Loans> = {
  createLoan: {
    parameters: ['operation', 'draft'],
    input: z.tuple([operation, newLoanDocument]),
    output: loanDocument,
    repeatable: true,
  },
  loadLoan: { parameters: ['loanNum'], input: z.tuple([loanNumber]), output: loanDocument, repeatable: true },
  loadLoans: {
    parameters: ['loanNums'],
    input: z.tuple([z.array(loanNumber).max(500)]),
    output: z.array(loanDocument),
    repeatable: true,
  },
  changeLoan: {
    parameters: ['operation', 'loanNum', 'change'],
    input: z.tuple([operation, loanNumber, loanChange]),
    output: loanDocument,
    repeatable: true,
  },
  moveStatus: {
    parameters: ['operation', 'loanNum', 'to', 'move'],
    input: z.tuple([operation, loanNumber, z.string(), statusMoveOptions.optional()]),
    output: loanDocument,
    repeatable: true,
  },
  assign: {
    parameters: ['operation', 'loanNum', 'employee'],
    input: z.tuple([operation, loanNumber, assignedEmployee]),
    output: loanDocument,
    repeatable: true,
  },
  statusLog: {
    parameters: ['loanNum'],
    input: z.tuple([loanNumber]),
    output: z.array(statusLogEntry),
    repeatable: true,
  },
  changeLog: {
    parameters: ['loanNum', 'query'],
    input: z.tuple([loanNumber, changeLogQuery]),
    output: changeLogPage,
    repeatable: true,
  },
  changeLogValues: {
    parameters: ['loanNum'],
    input: z.tuple([loanNumber]),
    output: changeLogValues,
    repeatable: true,
  },
};
