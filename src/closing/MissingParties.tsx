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
  readonly parties: ClosingDisclosures['next']['parties'];
}

/** Parties that the form names and the loan has no contact for. */
export function MissingParties({ loan, parties }: Props) {
  const t = useClosingText();
  if (parties.length === 0) return null;
  return (
    <Section title={t('partiesNeeded')}>
      <Row wrap gap="s1 s4">
        {parties.map((party) => (
          <Link key={party} component={RouterLink} to={loanPath(loan.sLNm, 'contacts')}>
            {t(`parties.${party}`)}
          </Link>
        ))}
      </Row>
    </Section>
  );
}
