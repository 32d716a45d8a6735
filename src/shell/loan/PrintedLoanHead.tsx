import { Box } from '../../ui/layout/primitives';
import { LoanHead } from './LoanHead';

/** Number, borrower and status of the loan on paper, where its menu is not printed. Aligned with the page's title. */
export const PrintedLoanHead = () => (
  <Box display="none" marginInline={-10} onPrint={{ display: 'block' }}>
    <LoanHead />
  </Box>
);
