import type { Employee } from '../../domain/access/employee.schemas';
import type { Handover, HandoverSession } from '../../domain/access/handover.schemas';
import type { Agent } from '../../domain/contacts/agent.schemas';
import type { CreditOrder, CreditReport } from '../../domain/credit/credit-report.schemas';
import type { CocTask } from '../../domain/disclosure/coc.schemas';
import type { FiledDisclosureRequest } from '../../domain/disclosure/disclosure.schemas';
import type { LoanFile, LoanFileFilter, NewLoanFile } from '../../domain/documents/loan-file.schemas';
import type { StatusLogEntry } from '../../domain/loan/activity.schemas';
import type { ChangeFeedPage } from '../../domain/loan/change-feed.schemas';
import type { ChangeLogPage, ChangeLogQuery, ChangeLogValues } from '../../domain/loan/change-log.schemas';
import type { LoanDocument, NewLoanDocument } from '../../domain/loan/document';
import type { LoanChange } from '../../domain/loan/loan-document.schemas';
import type { PriceView, RequestedRate } from '../../domain/pricing/price-request.schemas';
import type { PricingAnswer } from '../../domain/pricing/pricing.schemas';
import type { PricingCatalog } from '../../domain/pricing/pricing-catalog.schemas';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import type { Operation } from './operation';

/**
 * The loan origination system, whoever runs it: the embedded one in process, or one over HTTP. It knows no HTTP and no
 * user of the portal; `Operation` names who is to stand in its logs. Every write is one transaction and safe to repeat:
 * an operation ID that was seen answers what it answered before. Failures are {@link LosError}s.
 */
export interface LosPort {
  /** Throws where the LOS cannot be reached. */
  ready(): Promise<void>;

  /** Stores a new loan with its number, status Loan Open (0), opening date and computed fields; all or nothing. */
  createLoan(operation: Operation, draft: NewLoanDocument): Promise<LoanDocument>;
  /** `not-found` where there is no such loan. */
  loadLoan(loanNum: string): Promise<LoanDocument>;
  /** Several loans at once, for the pipeline index; those that do not exist are left out. At most 500. */
  loadLoans(loanNums: readonly string[]): Promise<readonly LoanDocument[]>;
  /** `stale` with the current loan where `version` is not the one held; `invalid` with fields where a value does not fit. */
  changeLoan(operation: Operation, loanNum: string, change: LoanChange): Promise<LoanDocument>;
  /** `not-allowed` where the workflow has no such move. Sets the status date and writes the status log. */
  moveStatus(operation: Operation, loanNum: string, to: string, note?: string): Promise<LoanDocument>;
  statusLog(loanNum: string): Promise<readonly StatusLogEntry[]>;
  /** Field-level changes, a page of those that the filter finds; as fast for many as for few. */
  changeLog(loanNum: string, query: ChangeLogQuery): Promise<ChangeLogPage>;
  /** Whom and what the change log of the loan knows. */
  changeLogValues(loanNum: string): Promise<ChangeLogValues>;

  /** Orders or reissues a credit report and stores scores, the day, and debts where there are none; `stale` as
   * {@link changeLoan}, `invalid` with the fields that a bureau needs. */
  creditReport(operation: Operation, loanNum: string, order: CreditOrder): Promise<CreditReport>;

  agents(loanNum: string): Promise<readonly Agent[]>;
  saveAgents(operation: Operation, loanNum: string, agents: readonly Agent[]): Promise<readonly Agent[]>;
  removeAgent(operation: Operation, loanNum: string, agentId: string): Promise<void>;

  files(loanNum: string, filter: LoanFileFilter): Promise<readonly LoanFile[]>;
  file(loanNum: string, fileId: string): Promise<LoanFile>;
  addFiles(operation: Operation, loanNum: string, files: readonly NewLoanFile[]): Promise<readonly LoanFile[]>;

  conditions(loanNum: string): Promise<readonly Condition[]>;
  cocTasks(loanNum: string): Promise<readonly CocTask[]>;

  /** Sets the request date and description; `conflict` where one is under way already. Self-prepared with files: uploaded by broker. */
  requestDisclosure(operation: Operation, loanNum: string, request: FiledDisclosureRequest): Promise<LoanDocument>;
  /** `cannot-cancel` unless requested or uploaded. Clears the request and keeps it in the status log (decisions EDISC-13). */
  cancelDisclosure(operation: Operation, loanNum: string): Promise<LoanDocument>;

  /** Hands over programs and rate sheets; a remote LOS that prices by its own ignores them. */
  putPricingCatalog(operation: Operation, catalog: PricingCatalog): Promise<void>;
  /** Prices the loan, with scenario fields that differ from it. Reads only. `invalid` with fields where one cannot be read. */
  price(loanNum: string, scenario: Readonly<Record<string, unknown>>, view?: PriceView): Promise<PricingAnswer>;
  /** Prices a scenario that is of no loan. Reads only. `invalid` with fields where one cannot be read. */
  priceScenario(scenario: Readonly<Record<string, unknown>>, view?: PriceView): Promise<PricingAnswer>;
  /** Sets program, note rate, term and what follows; `not-eligible` with reasons, `not-offered` where the rate or price is gone,
   * `not-allowed` once the loan is submitted or locked. */
  chooseProgram(operation: Operation, loanNum: string, choice: RequestedRate): Promise<LoanDocument>;
  /** Moves the loan to Registered (3) once; `already-registered`, or `cannot-register` with what is missing. */
  register(operation: Operation, loanNum: string): Promise<LoanDocument>;

  /** What changed after `cursor` ('' from the beginning), oldest first, with the operation that did it. */
  changesSince(cursor: string, limit: number): Promise<ChangeFeedPage>;

  /** Everybody whom the LOS knows, by login. */
  employees(): Promise<readonly Employee[]>;

  /** A session for a person of the LOS to enter the portal with: random, 5 minutes, one use. */
  createHandover(operation: Operation, handover: Handover): Promise<HandoverSession>;
  /** Takes it; null where it is unknown, used or too old. */
  takeHandover(sessionId: string): Promise<Handover | null>;
}
