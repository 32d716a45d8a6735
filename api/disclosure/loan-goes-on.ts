import type { LoanDocument } from '../../domain/loan/document';
import { statusGroup } from '../../domain/loan/status';
import { refuse } from '../http/app-error';

/** Nothing is disclosed for a loan that was withdrawn, canceled or denied. Throws 409 for one. */
export function assertGoesOn({ sStatusT }: LoanDocument): void {
  if (statusGroup(sStatusT) === 'ended') throw refuse('conflict', 'disclosure-loan-ended');
}
