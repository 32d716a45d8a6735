import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { mayOpen } from '../../domain/access/may-open';
import { useSessionUser } from '../access/public';
import { pageById } from '../pages/page-table';
import { usePricingText } from './usePricingText';

/** The code of a reason or adjustment that depends on an area median income that is not known. */
const codes: ReadonlySet<string> = new Set(['area-income-unknown', 'waiver-undecided']);

/** For a line that depends on an unknown area median income: leads administrators to the import. */
export function AreaIncomeLink({ code }: { readonly code: string }) {
  const { t } = usePricingText();
  const user = useSessionUser();
  const page = pageById('admin-county-area-income-import');
  if (!codes.has(code) || !mayOpen(page.access, user)) return null;
  return (
    <MuiLink component={Link} to={page.path} variant="body2" sx={{ display: 'block' }}>
      {t('importAreaIncomes')}
    </MuiLink>
  );
}
