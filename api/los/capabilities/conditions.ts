import type {
  ConditionAttachment,
  ConditionDetachment,
  ConditionMove,
  ConditionUpload,
  LosConditionEdit,
  LosNewCondition,
  StoredCondition,
} from '../../../domain/underwriting/condition.schemas';
import type { Operation } from '../operation';

/**
 * The underwriter's conditions, and those of the investor, which have a category of their own. A write to one fails with `stale` and the current condition if the version is not the current
 * one, with `not-found` if the loan has no such condition, and with `not-allowed` if its state has no such move.
 */
export interface Conditions {
  /** Oldest first. */
  conditions(loanNum: string): Promise<readonly StoredCondition[]>;
  /** Adds conditions and answers them. Those that exist with the same terms are not added again; `conflict` with others. */
  addConditions(
    operation: Operation,
    loanNum: string,
    added: readonly LosNewCondition[],
  ): Promise<readonly StoredCondition[]>;
  /** Changes the terms of an open condition. */
  editCondition(
    operation: Operation,
    loanNum: string,
    conditionId: string,
    edit: LosConditionEdit,
  ): Promise<StoredCondition>;
  /** Answers or decides a condition; `invalid` if the note is missing that the move needs. */
  moveCondition(
    operation: Operation,
    loanNum: string,
    conditionId: string,
    move: ConditionMove,
  ): Promise<StoredCondition>;
  /**
   * Stores documents and attaches each to all of the conditions, which stay open. Documents whose content a condition already
   * has, for the same readers, are not attached to it again, and those that no condition lacks are not stored. Answers the
   * conditions.
   */
  addConditionFiles(
    operation: Operation,
    loanNum: string,
    upload: ConditionUpload,
  ): Promise<readonly StoredCondition[]>;
  /**
   * Attaches documents of the loan to all of the conditions, which stay open. Those that a condition has stay as they are; `stale`
   * if one was replaced meanwhile. Answers the conditions.
   */
  attachConditionFiles(
    operation: Operation,
    loanNum: string,
    attachment: ConditionAttachment,
  ): Promise<readonly StoredCondition[]>;
  /** Takes a document from an open condition. It stays a document of the loan, and in the history of the condition. */
  detachConditionFile(
    operation: Operation,
    loanNum: string,
    conditionId: string,
    detachment: ConditionDetachment,
  ): Promise<StoredCondition>;
}
