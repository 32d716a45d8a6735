import type { Employee } from '../../../domain/access/employee.schemas';
import type { Handover, HandoverSession } from '../../../domain/access/handover.schemas';
import type { Agent } from '../../../domain/contacts/agent.schemas';
import type { Operation } from '../operation';

/** People: those in the LOS, their sign-in to the portal, and the contacts of a loan. */
export interface Directory {
  /** Everyone, by login. */
  employees(): Promise<readonly Employee[]>;
  /** A session with which a user of the LOS enters the portal: random, 5 minutes, one use. */
  createHandover(operation: Operation, handover: Handover): Promise<HandoverSession>;
  /** Takes the session; null if it is unknown, used or expired. */
  takeHandover(sessionId: string): Promise<Handover | null>;

  /** In the order they were added. */
  agents(loanNum: string): Promise<readonly Agent[]>;
  /**
   * Adds contacts (version 0) and replaces those with a known ID; answers all contacts of the loan. `stale` with `agents`, the
   * contacts as they are, if one was changed or removed after its author read it; one that is stored the same way stays as it is.
   */
  saveAgents(operation: Operation, loanNum: string, agents: readonly Agent[]): Promise<readonly Agent[]>;
  /** `not-found` if the loan has no such contact, `stale` if it has another version than the one given. */
  removeAgent(operation: Operation, loanNum: string, agentId: string, version?: number): Promise<void>;
}
