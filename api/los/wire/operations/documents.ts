import { z } from 'zod';
import {
  fileChange,
  fileReplacement,
  loanFile,
  loanFileFilter,
  newLoanFile,
  receivedDocument,
} from '../../../../domain/documents/loan-file.schemas';
import { loanNumber } from '../../../../domain/loan/loan-document.schemas';
import type { Documents } from '../../capabilities/documents';
import { operation } from '../../operation';
import type { WireOperations } from '../wire-operation';

export const documentOperations: WireOperations<Documents> = {
  files: {
    parameters: ['loanNum', 'filter'],
    input: z.tuple([loanNumber, loanFileFilter]),
    output: z.array(loanFile),
    repeatable: true,
  },
  file: {
    parameters: ['loanNum', 'fileId'],
    input: z.tuple([loanNumber, z.string()]),
    output: loanFile,
    repeatable: true,
  },
  addFiles: {
    parameters: ['operation', 'loanNum', 'files'],
    input: z.tuple([operation, loanNumber, z.array(newLoanFile).max(1000)]),
    output: z.array(loanFile),
    repeatable: true,
  },
  changeFiles: {
    parameters: ['operation', 'loanNum', 'changes'],
    input: z.tuple([operation, loanNumber, z.array(fileChange).min(1).max(1000)]),
    output: z.array(loanFile),
    repeatable: true,
  },
  replaceFiles: {
    parameters: ['operation', 'loanNum', 'replacement'],
    input: z.tuple([operation, loanNumber, fileReplacement]),
    output: z.array(loanFile),
    repeatable: true,
  },
  receivedDocuments: {
    parameters: ['loanNum'],
    input: z.tuple([loanNumber]),
    output: z.array(receivedDocument),
    repeatable: true,
  },
  receiveDocument: {
    parameters: ['operation', 'loanNum', 'docType', 'date'],
    input: z.tuple([operation, loanNumber, z.string(), z.iso.date()]),
    output: receivedDocument,
    repeatable: true,
  },
  removeFile: {
    parameters: ['operation', 'loanNum', 'fileId'],
    input: z.tuple([operation, loanNumber, z.string()]),
    output: loanFile,
    repeatable: true,
  },
};
