import type { DemoLoan } from '../../../config/demo/loans/demo-loans';
import { type FirstLoansOrder, firstLoans } from './first-loans';

/** All of them, for `prepareLoans`. */
export const runTask = (order: FirstLoansOrder): readonly DemoLoan[] => [...firstLoans(order)];
