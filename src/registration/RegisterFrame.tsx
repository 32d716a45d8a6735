import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen } from '../../domain/access/may-open';
import { type LoanDocument, loanDisplayName } from '../../domain/loan/document';
import { loanPath } from '../../domain/pages/loan-path';
import { pageOf } from '../../domain/pages/page-table';
import { useSessionUser } from '../access/public';
import { LoanSummaryButton } from '../shell/panel/LoanSummaryButton';
import { token } from '../theme/tokens';
import { StatusDot } from '../ui/StatusDot';

interface RegisterFrameProps {
  readonly title: string;
  readonly loan: LoanDocument | undefined;
  /** The link above the title; absent on the checklist. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** The header of Register My Loan, [loanNum], name and status, above one centered column (REG-26). */
export function RegisterFrame({ title, loan, back, children }: RegisterFrameProps) {
  const translate = useTranslate();
  const user = useSessionUser();
  const name = loan && loanDisplayName(loan);
  return (
    <Box sx={{ inlineSize: '100%', maxWidth: 768, mx: 'auto', px: { xs: 4, md: 6 }, pt: { xs: 5, md: 10 }, pb: 10 }}>
      {back ? (
        <Box
          component={Link}
          to={back.to}
          sx={{
            display: 'inline-flex',
            gap: 2,
            alignItems: 'center',
            mb: 4,
            color: token('accent-text'),
            textDecoration: 'none',
            '@media (pointer: coarse)': { minHeight: 44, mt: -3, mb: 1 },
          }}
        >
          <ArrowLeft size={16} className="flip" aria-hidden />
          <Typography variant="body2">{back.label}</Typography>
        </Box>
      ) : null}
      <Box component="header" sx={{ display: 'grid', gap: 1.5, mb: 6 }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap', minHeight: 24 }}>
          {loan ? (
            <>
              <Typography variant="body2" sx={{ color: token('text-3') }}>
                <bdi dir="ltr">[{loan.sLNm}]</bdi>
              </Typography>
              {name && (
                <Typography variant="body2" fontWeight={500}>
                  <bdi>{name}</bdi>
                </Typography>
              )}
              <StatusDot status={loan.sStatusT} badge />
              {mayOpen(pageOf('borrower').access, user) && (
                <Link to={loanPath(loan.sLNm, 'application')}>{translate('pages.application')}</Link>
              )}
            </>
          ) : null}
        </Stack>
        <Stack direction="row" spacing={4} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h4" component="h1">
            {title}
          </Typography>
          <LoanSummaryButton onlyAsDrawer />
        </Stack>
      </Box>
      {children}
    </Box>
  );
}
