import type { Config } from '../../config/config';
import { pacificDate } from '../../domain/format/date';
import type { Clock } from '../ports/clock/clock';
import { prepareLoans } from './embedded/prepared-loans';

/** Begins to make the loans of a new demo, if they will be in the embedded LOS. */
export function prepareDemo({ demo, demoLoans: count, losUrl, lendingQb }: Config, clock: Clock): void {
  if (demo && losUrl === undefined && lendingQb === undefined) prepareLoans({ count, today: pacificDate(clock()) });
}
