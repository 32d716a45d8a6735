import { type RawBuilder, sql } from 'kysely';
import { pausedStatuses } from '../../domain/loan/figures';
import { statusesOf } from '../../domain/loan/status';

const ACTIVE_TAB = 0;

/** Statuses of loans that have ended; the active tab has some of them, such as Withdrawn. */
const ended = statusesOf(['ended']).codes;

/** Active and paused loans in `portal.pipeline loan`: the locks and conditions of others are no one's work. */
export const isActive: RawBuilder<boolean> = sql`(
  loan.tab = ${sql.lit(ACTIVE_TAB)} and loan."sStatusT" not in (${sql.join(ended.map((code) => sql.lit(code)))})
  or loan."sStatusT" in (${sql.join(pausedStatuses.map((code) => sql.lit(code)))}))`;
