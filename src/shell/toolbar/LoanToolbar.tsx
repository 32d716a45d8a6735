import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { ChevronRight, House, List, Menu as MenuIcon } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSessionUser } from '../../access/useSessionUser';
import { useCurrentPage } from '../../pages/useCurrentPage';
import { token } from '../../theme/tokens';
import { brand } from '../brand';
import { Bar, Grow } from '../frame/Frame';
import { useLoanNum } from '../loan/useLoan';
import { useNavDrawer } from '../nav/useNavDrawer';
import { LoanSummaryButton } from '../panel/LoanSummaryButton';
import { Brand } from './Brand';
import { LanguageMenu } from './LanguageMenu';
import { PaletteButton } from './PaletteButton';
import { RefreshButton } from './RefreshButton';
import { ToolbarLink } from './ToolbarLink';
import { UserMenu } from './UserMenu';

const Crumbs = styled('nav')(({ theme }) => ({
  minInlineSize: 0,
  '& ol': { display: 'flex', alignItems: 'center', gap: 6, fontWeight: 500, whiteSpace: 'nowrap' },
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& a': { color: token('text-2') },
  '& svg': { color: token('text-3') },
  '& [aria-current]': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  [theme.breakpoints.down('sm')]: { '& li:first-of-type:not(:only-of-type), & svg': { display: 'none' } },
}));

const Opener = styled(IconButton)(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));
const WideOnly = styled('div')(({ theme }) => ({
  display: 'flex',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** Portal name, then the section; the root leads to the loan (SHELL-14, -15). */
function Breadcrumb() {
  const translate = useTranslate();
  const page = useCurrentPage();
  const loanNum = useLoanNum();
  return (
    <Crumbs aria-label={translate('shell.breadcrumb')}>
      <ol>
        <li>
          <Link to={`/loans/${loanNum}`}>{brand.portal}</Link>
        </li>
        {page && (
          <li aria-current="page">
            <ChevronRight className="flip" size={14} strokeWidth={1.6} aria-hidden="true" />
            {translate(`pages.${page.title}`)}
          </li>
        )}
      </ol>
    </Crumbs>
  );
}

/** The toolbar of the loan area. A session that the LOS handed over sees neither Home nor Pipeline (SHELL-17). */
export function LoanToolbar() {
  const translate = useTranslate();
  const user = useSessionUser();
  const drawer = useNavDrawer();
  const loanNum = useLoanNum();
  const own = user !== null && !user.isLqbSession;
  return (
    <Bar>
      <Opener size="small" aria-label={translate('shell.loanMenu')} aria-expanded={drawer.open} onClick={drawer.show}>
        <MenuIcon size={18} strokeWidth={1.6} aria-hidden="true" />
      </Opener>
      <WideOnly>
        <Brand markOnly to={own ? '/main/resources' : `/loans/${loanNum}`} />
      </WideOnly>
      <Breadcrumb />
      <RefreshButton />
      <Grow />
      <PaletteButton />
      {own && (
        <WideOnly>
          <nav aria-label={translate('shell.main')} style={{ display: 'flex', gap: 2 }}>
            <ToolbarLink to="/main/resources" icon={House} label={translate('pages.home')} />
            <ToolbarLink to="/main/pipelines" icon={List} label={translate('pages.pipeline')} />
          </nav>
        </WideOnly>
      )}
      <LoanSummaryButton />
      <WideOnly>
        <LanguageMenu />
      </WideOnly>
      <UserMenu />
    </Bar>
  );
}
