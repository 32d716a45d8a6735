import { demoPipelineLoans } from '../config/demo/loans/demo-loans';
import { demoBranches, demoCompanies } from '../config/demo/organization';
import { demoPrograms } from '../config/demo/programs/demo-programs';
import type { LoanDocument } from '../domain/loan/document';

/** That many loans of the demo's generator, with what a row of the pipeline is made of. */
export const demoLoansOrder = (count: number): Iterable<LoanDocument> =>
  demoPipelineLoans({
    seed: 1,
    count,
    today: '2026-11-20',
    branches: demoBranches,
    companies: demoCompanies,
    programs: demoPrograms,
  });
