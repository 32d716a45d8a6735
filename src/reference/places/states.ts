import { stateCodes } from '../../../domain/loan/codes/state-codes';

/** States, the District of Columbia and the territories whose counties have limits. */
export const stateChoices = [...Object.keys(stateCodes), 'AS', 'GU', 'MP', 'PR', 'VI']
  .sort()
  .map((value) => ({ value, label: value }));
