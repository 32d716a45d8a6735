import { type DemoLoan, demoLoans } from '../../../config/demo/loans/demo-loans';
import { demoBranches, demoCompanies } from '../../../config/demo/organization';
import { demoPrograms } from '../../../config/demo/programs/demo-programs';

const DEMO_SEED = 20_261_120;

/** How many loans a demo begins with, on which Pacific day. */
export interface FirstLoansOrder {
  readonly count: number;
  readonly today: string;
}

/** The loans that a demo begins with, one after the other. */
export const firstLoans = (order: FirstLoansOrder): Iterable<DemoLoan> =>
  demoLoans({ ...order, seed: DEMO_SEED, branches: demoBranches, companies: demoCompanies, programs: demoPrograms });
