import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { ClosingDisclosures } from '../../domain/disclosure/closing/closings.contract';
import { loanPath } from '../../domain/pages/loan-path';
import type { LoanRecord } from '../shell/loan/useLoan';
import { Row } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { useClosingText } from './useClosings';

interface Props {
  readonly loan: LoanRecord;
  readonly next: Pick<ClosingDisclosures['next'], 'parties' | 'payees'>;
}

/** Whom the form names and the loan does not know: parties without a contact, and who is paid for a fee. */
export function MissingParties({ loan, next: { parties, payees } }: Props) {
  const t = useClosingText();
  return (
    <>
      {parties.length > 0 && (
        <Section title={t('partiesNeeded')}>
          <Row wrap gap="s1 s4">
            {parties.map((party) => (
              <Link key={party} component={RouterLink} to={loanPath(loan.sLNm, 'contacts')}>
                {t(`parties.${party}`)}
              </Link>
            ))}
          </Row>
        </Section>
      )}
      {payees.length > 0 && (
        <Section title={t('payeesNeeded')}>
          <Row wrap gap="s1 s4">
            {payees.map((fee) => (
              <Link key={fee} component={RouterLink} to={loanPath(loan.sLNm, 'loan')} lang="en" dir="ltr">
                {fee}
              </Link>
            ))}
          </Row>
        </Section>
      )}
    </>
  );
}
