import { z } from 'zod';
import { filedDisclosureRequest } from '../../../../domain/disclosure/disclosure.schemas';
import { filedDisclosure } from '../../../../domain/disclosure/filed-disclosure.schemas';
import { loanDocument, loanNumber } from '../../../../domain/loan/loan-document.schemas';
import type { Disclosure } from '../../capabilities/disclosure';
import { operation } from '../../operation';
import type { WireOperations } from '../wire-operation';

export const disclosureOperations: WireOperations<Disclosure> = {
  requestDisclosure: {
    parameters: ['operation', 'loanNum', 'request'],
    input: z.tuple([operation, loanNumber, filedDisclosureRequest]),
    output: loanDocument,
    repeatable: true,
  },
  cancelDisclosure: {
    parameters: ['operation', 'loanNum'],
    input: z.tuple([operation, loanNumber]),
    output: loanDocument,
    repeatable: true,
  },
  disclose: {
    parameters: ['operation', 'loanNum', 'disclosure'],
    input: z.tuple([operation, loanNumber, filedDisclosure]),
    output: loanDocument,
    repeatable: true,
  },
};
