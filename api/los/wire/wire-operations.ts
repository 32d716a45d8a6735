import { z } from 'zod';
import type { LosPort } from '../port';
import * as shape from './wire-schemas';

/** One operation of the LOS as it crosses the wire: `POST /los/v1/<name>` with its parameters by name. */
export interface WireOperation<Name extends keyof LosPort> {
  /** Names of the parameters in the body, in the order of the port's. */
  readonly parameters: readonly string[];
  readonly input: z.ZodType<Parameters<LosPort[Name]>>;
  readonly output: z.ZodType<Awaited<ReturnType<LosPort[Name]>>>;
  /** May be sent again where no answer came: a read, or a write that its operation ID makes safe to repeat. */
  readonly repeatable: boolean;
}

type WireOperations = { readonly [Name in keyof LosPort]: WireOperation<Name> };

const { loanNum, operation, loan } = shape;
const limit = z.int().min(1).max(1000);
const nothing = z.void();
const repeatable = true;

/** Every operation of the port; server and client both read this table, so that they cannot differ. */
export const wireOperations: WireOperations = {
  ready: { parameters: [], input: z.tuple([]), output: nothing, repeatable },

  createLoan: {
    parameters: ['operation', 'draft'],
    input: z.tuple([operation, shape.draft]),
    output: loan,
    repeatable,
  },
  loadLoan: { parameters: ['loanNum'], input: z.tuple([loanNum]), output: loan, repeatable },
  loadLoans: {
    parameters: ['loanNums'],
    input: z.tuple([z.array(loanNum).max(500)]),
    output: z.array(loan),
    repeatable,
  },
  changeLoan: {
    parameters: ['operation', 'loanNum', 'change'],
    input: z.tuple([operation, loanNum, shape.loanChange]),
    output: loan,
    repeatable,
  },
  moveStatus: {
    parameters: ['operation', 'loanNum', 'to', 'note'],
    input: z.tuple([operation, loanNum, z.string(), z.string().max(1000).optional()]),
    output: loan,
    repeatable,
  },
  statusLog: {
    parameters: ['loanNum'],
    input: z.tuple([loanNum]),
    output: z.array(shape.statusLogEntry),
    repeatable,
  },
  changeLog: {
    parameters: ['loanNum', 'query'],
    input: z.tuple([loanNum, shape.changeLogQuery]),
    output: shape.changeLogPage,
    repeatable,
  },
  changeLogValues: {
    parameters: ['loanNum'],
    input: z.tuple([loanNum]),
    output: shape.changeLogValues,
    repeatable,
  },

  creditReport: {
    parameters: ['operation', 'loanNum', 'order'],
    input: z.tuple([operation, loanNum, shape.creditOrder]),
    output: shape.creditReport,
    repeatable,
  },

  agents: { parameters: ['loanNum'], input: z.tuple([loanNum]), output: z.array(shape.agent), repeatable },
  saveAgents: {
    parameters: ['operation', 'loanNum', 'agents'],
    input: z.tuple([operation, loanNum, z.array(shape.agent).max(200)]),
    output: z.array(shape.agent),
    repeatable,
  },
  removeAgent: {
    parameters: ['operation', 'loanNum', 'agentId'],
    input: z.tuple([operation, loanNum, z.string()]),
    output: nothing,
    repeatable,
  },

  files: {
    parameters: ['loanNum', 'filter'],
    input: z.tuple([loanNum, shape.fileFilter]),
    output: z.array(shape.loanFile),
    repeatable,
  },
  file: {
    parameters: ['loanNum', 'fileId'],
    input: z.tuple([loanNum, z.string()]),
    output: shape.loanFile,
    repeatable,
  },
  addFiles: {
    parameters: ['operation', 'loanNum', 'files'],
    input: z.tuple([operation, loanNum, z.array(shape.newLoanFile).max(1000)]),
    output: z.array(shape.loanFile),
    repeatable,
  },

  conditions: { parameters: ['loanNum'], input: z.tuple([loanNum]), output: z.array(shape.condition), repeatable },
  cocTasks: { parameters: ['loanNum'], input: z.tuple([loanNum]), output: z.array(shape.cocTask), repeatable },

  requestDisclosure: {
    parameters: ['operation', 'loanNum', 'request'],
    input: z.tuple([operation, loanNum, shape.disclosureRequest]),
    output: loan,
    repeatable,
  },
  cancelDisclosure: {
    parameters: ['operation', 'loanNum'],
    input: z.tuple([operation, loanNum]),
    output: loan,
    repeatable,
  },

  putPricingCatalog: {
    parameters: ['operation', 'catalog'],
    input: z.tuple([operation, shape.catalog]),
    output: nothing,
    repeatable,
  },
  price: {
    parameters: ['loanNum', 'scenario', 'view'],
    input: z.tuple([loanNum, shape.scenario, shape.priceView.optional()]),
    output: shape.pricingAnswer,
    repeatable,
  },
  priceScenario: {
    parameters: ['scenario', 'view'],
    input: z.tuple([shape.scenario, shape.priceView.optional()]),
    output: shape.pricingAnswer,
    repeatable,
  },
  chooseProgram: {
    parameters: ['operation', 'loanNum', 'choice'],
    input: z.tuple([operation, loanNum, shape.requestedRate]),
    output: loan,
    repeatable,
  },
  register: {
    parameters: ['operation', 'loanNum'],
    input: z.tuple([operation, loanNum]),
    output: loan,
    repeatable,
  },

  changesSince: {
    parameters: ['cursor', 'limit'],
    input: z.tuple([z.string(), limit]),
    output: shape.changes,
    repeatable,
  },

  employees: { parameters: [], input: z.tuple([]), output: z.array(shape.employee), repeatable },

  createHandover: {
    parameters: ['operation', 'handover'],
    input: z.tuple([operation, shape.handover]),
    output: shape.handoverSession,
    repeatable,
  },
  /** Takes what is there: a repeat would find nothing and turn a lost answer into a refusal. */
  takeHandover: {
    parameters: ['sessionId'],
    input: z.tuple([z.string()]),
    output: shape.handover.nullable(),
    repeatable: false,
  },
};

export const wirePath = (name: string): string => `/los/v1/${name}`;

export const isWireOperation = (name: string): name is keyof LosPort => Object.hasOwn(wireOperations, name);
