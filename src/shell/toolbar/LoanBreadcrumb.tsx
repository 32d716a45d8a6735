import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { loanPath } from '../../../domain/pages/loan-path';
import { useCurrentPage } from '../../pages/useCurrentPage';
import { token } from '../../theme/tokens';
import { useLender } from '../lender';
import { useLoanNum } from '../loan/useLoan';
import { without } from './FittedBar';

const Crumbs = styled('nav')(({ theme }) => ({
  flex: 'none',
  minInlineSize: 0,
  '& ol': { display: 'flex', alignItems: 'center', gap: 6, fontWeight: 500, whiteSpace: 'nowrap' },
  '& li': { display: 'flex', alignItems: 'center', gap: 6, minInlineSize: 0 },
  '& a': { color: token('text-2') },
  '& svg': { flex: 'none', color: token('text-3') },
  '& [aria-current] > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  [without('labels')]: { flex: '0 1 auto' },
  [theme.breakpoints.down('sm')]: {
    flex: '0 1 auto',
    '& li:first-of-type:not(:only-of-type), & svg': { display: 'none' },
  },
}));

/** Portal name, then the section; the root links to the loan (SHELL-14, -15). */
export function LoanBreadcrumb() {
  const translate = useTranslate();
  const page = useCurrentPage();
  const loanNum = useLoanNum();
  const { portalName } = useLender();
  return (
    <Crumbs aria-label={translate('shell.breadcrumb')}>
      <ol>
        <li>
          <Link to={loanPath(loanNum)}>{portalName}</Link>
        </li>
        {page && (
          <li aria-current="page">
            <ChevronRight className="flip" size={14} strokeWidth={1.6} aria-hidden="true" />
            <span>{translate(`pages.${page.title}`)}</span>
          </li>
        )}
      </ol>
    </Crumbs>
  );
}
