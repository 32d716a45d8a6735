import { type RawBuilder, sql } from 'kysely';
import { pausedStatuses } from '../../domain/loan/figures';
import { finalStatuses } from '../../domain/loan/status';

const ACTIVE_TAB = 0;
/** A lock on a loan that is bought runs until its purchase. */
const CLEAR_TO_PURCHASE = '45';

/** Statuses of loans that are over; the active tab has some of them, such as Withdrawn and Archived. */
const over = finalStatuses.filter((code) => code !== CLEAR_TO_PURCHASE);

/** Active and paused loans in `portal.pipeline loan`: the locks and conditions of others are no one's work. */
export const isActive: RawBuilder<boolean> = sql`(
  loan.tab = ${sql.lit(ACTIVE_TAB)} and loan."sStatusT" not in (${sql.join(over.map((code) => sql.lit(code)))})
  or loan."sStatusT" in (${sql.join(pausedStatuses.map((code) => sql.lit(code)))}))`;
