import type { HousingCost } from '../../domain/loan/housing-costs';

/** Name of the text that says what a payment lacks; `full` if nothing. */
export const lackKey = (lacks: readonly HousingCost[] = []): 'full' | 'both' | HousingCost => {
  const [only, more] = lacks;
  if (only === undefined) return 'full';
  return more === undefined ? only : 'both';
};
