import { z } from 'zod';
import { employee } from '../../../domain/access/employee.schemas';
import { handover, handoverSession } from '../../../domain/access/handover.schemas';
import { agent } from '../../../domain/contacts/agent.schemas';
import { creditOrder, creditReport } from '../../../domain/credit/credit-report.schemas';
import { cocTask } from '../../../domain/disclosure/coc.schemas';
import { filedDisclosureRequest } from '../../../domain/disclosure/disclosure.schemas';
import { loanFile, loanFileFilter, newLoanFile } from '../../../domain/documents/loan-file.schemas';
import { statusLogEntry } from '../../../domain/loan/activity.schemas';
import { changeFeedPage } from '../../../domain/loan/change-feed.schemas';
import { changeLogPage, changeLogQuery, changeLogValues } from '../../../domain/loan/change-log.schemas';
import { loanChange, loanDocument, loanNumber, newLoanDocument } from '../../../domain/loan/loan-document.schemas';
import { priceView, requestedRate } from '../../../domain/pricing/price-request.schemas';
import { pricingAnswerSchema } from '../../../domain/pricing/pricing.schemas';
import { pricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import { condition } from '../../../domain/underwriting/condition.schemas';
import { operation } from '../operation';
import type { LosPort } from '../port';

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

const scenario = z.record(z.string(), z.unknown());
const limit = z.int().min(1).max(1000);
const nothing = z.void();
const repeatable = true;

/** Every operation of the port; server and client both read this table, so that they cannot differ. */
export const wireOperations: WireOperations = {
  ready: { parameters: [], input: z.tuple([]), output: nothing, repeatable },

  createLoan: {
    parameters: ['operation', 'draft'],
    input: z.tuple([operation, newLoanDocument]),
    output: loanDocument,
    repeatable,
  },
  loadLoan: { parameters: ['loanNum'], input: z.tuple([loanNumber]), output: loanDocument, repeatable },
  loadLoans: {
    parameters: ['loanNums'],
    input: z.tuple([z.array(loanNumber).max(500)]),
    output: z.array(loanDocument),
    repeatable,
  },
  changeLoan: {
    parameters: ['operation', 'loanNum', 'change'],
    input: z.tuple([operation, loanNumber, loanChange]),
    output: loanDocument,
    repeatable,
  },
  moveStatus: {
    parameters: ['operation', 'loanNum', 'to', 'note'],
    input: z.tuple([operation, loanNumber, z.string(), z.string().max(1000).optional()]),
    output: loanDocument,
    repeatable,
  },
  statusLog: {
    parameters: ['loanNum'],
    input: z.tuple([loanNumber]),
    output: z.array(statusLogEntry),
    repeatable,
  },
  changeLog: {
    parameters: ['loanNum', 'query'],
    input: z.tuple([loanNumber, changeLogQuery]),
    output: changeLogPage,
    repeatable,
  },
  changeLogValues: {
    parameters: ['loanNum'],
    input: z.tuple([loanNumber]),
    output: changeLogValues,
    repeatable,
  },

  creditReport: {
    parameters: ['operation', 'loanNum', 'order'],
    input: z.tuple([operation, loanNumber, creditOrder]),
    output: creditReport,
    repeatable,
  },

  agents: { parameters: ['loanNum'], input: z.tuple([loanNumber]), output: z.array(agent), repeatable },
  saveAgents: {
    parameters: ['operation', 'loanNum', 'agents'],
    input: z.tuple([operation, loanNumber, z.array(agent).max(200)]),
    output: z.array(agent),
    repeatable,
  },
  removeAgent: {
    parameters: ['operation', 'loanNum', 'agentId'],
    input: z.tuple([operation, loanNumber, z.string()]),
    output: nothing,
    repeatable,
  },

  files: {
    parameters: ['loanNum', 'filter'],
    input: z.tuple([loanNumber, loanFileFilter]),
    output: z.array(loanFile),
    repeatable,
  },
  file: {
    parameters: ['loanNum', 'fileId'],
    input: z.tuple([loanNumber, z.string()]),
    output: loanFile,
    repeatable,
  },
  addFiles: {
    parameters: ['operation', 'loanNum', 'files'],
    input: z.tuple([operation, loanNumber, z.array(newLoanFile).max(1000)]),
    output: z.array(loanFile),
    repeatable,
  },

  conditions: { parameters: ['loanNum'], input: z.tuple([loanNumber]), output: z.array(condition), repeatable },
  cocTasks: { parameters: ['loanNum'], input: z.tuple([loanNumber]), output: z.array(cocTask), repeatable },

  requestDisclosure: {
    parameters: ['operation', 'loanNum', 'request'],
    input: z.tuple([operation, loanNumber, filedDisclosureRequest]),
    output: loanDocument,
    repeatable,
  },
  cancelDisclosure: {
    parameters: ['operation', 'loanNum'],
    input: z.tuple([operation, loanNumber]),
    output: loanDocument,
    repeatable,
  },

  putPricingCatalog: {
    parameters: ['operation', 'catalog'],
    input: z.tuple([operation, pricingCatalog]),
    output: nothing,
    repeatable,
  },
  price: {
    parameters: ['loanNum', 'scenario', 'view'],
    input: z.tuple([loanNumber, scenario, priceView.optional()]),
    output: pricingAnswerSchema,
    repeatable,
  },
  priceScenario: {
    parameters: ['scenario', 'view'],
    input: z.tuple([scenario, priceView.optional()]),
    output: pricingAnswerSchema,
    repeatable,
  },
  chooseProgram: {
    parameters: ['operation', 'loanNum', 'choice'],
    input: z.tuple([operation, loanNumber, requestedRate]),
    output: loanDocument,
    repeatable,
  },
  register: {
    parameters: ['operation', 'loanNum'],
    input: z.tuple([operation, loanNumber]),
    output: loanDocument,
    repeatable,
  },

  changesSince: {
    parameters: ['cursor', 'limit'],
    input: z.tuple([z.string(), limit]),
    output: changeFeedPage,
    repeatable,
  },

  employees: { parameters: [], input: z.tuple([]), output: z.array(employee), repeatable },

  createHandover: {
    parameters: ['operation', 'handover'],
    input: z.tuple([operation, handover]),
    output: handoverSession,
    repeatable,
  },
  /** Takes what is there: a repeat would find nothing and turn a lost answer into a refusal. */
  takeHandover: {
    parameters: ['sessionId'],
    input: z.tuple([z.string()]),
    output: handover.nullable(),
    repeatable: false,
  },
};

export const wirePath = (name: string): string => `/los/v1/${name}`;

export const isWireOperation = (name: string): name is keyof LosPort => Object.hasOwn(wireOperations, name);
