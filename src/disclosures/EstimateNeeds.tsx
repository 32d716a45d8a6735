import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { linkToField } from '../../domain/application/locate-field';
import type { LoanEstimates } from '../../domain/disclosure/estimate/estimates.contract';
import { loanPath } from '../../domain/pages/loan-path';
import { useFieldLabels } from '../fields/useFieldLabels';
import type { LoanRecord } from '../shell/loan/useLoan';
import { Box, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { useDisclosuresText } from './useEstimates';

interface Props {
  readonly loan: LoanRecord;
  readonly next: Pick<LoanEstimates['next'], 'number' | 'fields' | 'expenses'> & { readonly feature: string | null };
  /** Default: what the next Loan Estimate needs. */
  readonly title?: string;
}

/** What the next disclosure still needs, each with the way to it; nothing if it can be issued. */
export function EstimateNeeds({ loan, next: { number, fields, expenses, feature }, title }: Props) {
  const { t } = useDisclosuresText();
  const { label } = useFieldLabels();
  if (fields.length === 0 && expenses.length === 0 && feature === null) return null;
  return (
    <Section title={title ?? t('needs', { number })}>
      {feature ? (
        <Text>{t(`features.${feature}`)}</Text>
      ) : (
        <Box as="ul" margin={0} padding={0}>
          {fields.map((name) => (
            <li key={name}>
              <Link component={RouterLink} to={linkToField(loan.sLNm, name, { document: loan })}>
                {label(name)}
              </Link>
            </li>
          ))}
          {expenses.length > 0 && (
            <li>
              <Link component={RouterLink} to={loanPath(loan.sLNm, 'loan')}>
                {t('dueDays')}
              </Link>
            </li>
          )}
        </Box>
      )}
    </Section>
  );
}
