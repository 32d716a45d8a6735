import { demoPipelineLoans } from '../config/demo/loans/demo-loans';
import { demoBranches, demoCompanies } from '../config/demo/organization';
import { demoPrograms } from '../config/demo/programs/demo-programs';
import type { LoanDocument } from '../domain/loan/document';

/** The given number of generated demo loans, with the fields of a pipeline row. */
export const demoLoansOrder = (count: number): Iterable<LoanDocument> =>
  demoPipelineLoans({
    seed: 1,
    count,
    today: '2026-11-20',
    branches: demoBranches,
    companies: demoCompanies,
    programs: demoPrograms,
  });
