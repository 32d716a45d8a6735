import { Chip, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { loanDisplayName } from '../../../domain/loan/document';
import type { ShownMenuItem } from '../../../domain/loan/menu';
import { token } from '../../theme/tokens';
import { StatusDot } from '../blocks/StatusDot';
import { LeftNav } from '../nav/LeftNav';
import { NavHeading, NavList } from '../nav/NavParts';
import { LoanNavItem } from './LoanNavItem';
import { menuGroups } from './loan-menu-facts';
import { useLoan } from './useLoan';
import { useLoanMenu } from './useLoanMenu';

const Who = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  padding: '0 10px 14px',
  borderBlockEnd: token('border'),
  '& > bdi:first-of-type': { color: token('text-3') },
  '& > b': { fontSize: token('fs-h3'), fontWeight: 600, overflowWrap: 'anywhere' },
});

function LoanHead() {
  const { loan, loanNum, error } = useLoan();
  return (
    <Who>
      <bdi>{loanNum}</bdi>
      {loan ? (
        <b>
          <bdi>{loanDisplayName(loan) || '–'}</bdi>
        </b>
      ) : (
        !error && <Skeleton width={160} />
      )}
      {loan ? <StatusDot status={loan.sStatusT} /> : !error && <Skeleton width={90} />}
    </Who>
  );
}

function Badge({ item }: { readonly item: ShownMenuItem }) {
  const translate = useTranslate();
  if (!item.badge) return null;
  const sx =
    item.badge.color === 'success'
      ? { bgcolor: 'var(--ok-tint)', color: 'var(--ok-text)' }
      : { color: 'text.secondary' };
  return <Chip size="small" label={translate('shell.badge.none')} sx={sx} />;
}

/** The loan's number, borrower and status, and below them the loan menu in its groups. */
export function LoanNav() {
  const translate = useTranslate();
  const items = useLoanMenu();
  return (
    <LeftNav label={translate('shell.loanMenu')}>
      {(folded) => (
        <>
          {!folded && <LoanHead />}
          {menuGroups.map(([group, ids]) => {
            const shown = items.filter(({ id }) => (ids as readonly number[]).includes(id));
            if (shown.length === 0) return null;
            return (
              <section key={group}>
                {!folded && <NavHeading>{translate(`shell.groups.${group}`)}</NavHeading>}
                <NavList>
                  {shown.map((item) => (
                    <LoanNavItem key={item.id} item={item} folded={folded} badge={<Badge item={item} />} />
                  ))}
                </NavList>
              </section>
            );
          })}
        </>
      )}
    </LeftNav>
  );
}
