import { centsOf } from '../numbers/cents';
import type { LoanValues } from './document';

/** Whether the debt ratio of a loan is computed: its income is known. Otherwise a scenario may state one. */
export const hasComputedRatio = ({ sLTotI }: Pick<LoanValues, 'sLTotI'>): boolean => (centsOf(sLTotI) ?? 0) > 0;
