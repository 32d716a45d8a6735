import { Button } from '@mui/material';
import { Gauge } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { loanPath } from '../../../domain/pages/loan-path';
import { useLoanNum } from '../../shell/loan/useLoan';
import { Row } from '../../ui/layout/primitives';

/** Leads to the credit reports of the loan, whose debts can be taken over. */
export function CreditLink() {
  const translate = useTranslate();
  return (
    <Row justify="end">
      <Button
        component={Link}
        to={loanPath(useLoanNum(), 'credit')}
        size="small"
        startIcon={<Gauge size={16} strokeWidth={1.6} aria-hidden />}
      >
        {translate('pages.credit')}
      </Button>
    </Row>
  );
}
