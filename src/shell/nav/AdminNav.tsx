import { useTranslate } from 'react-admin';
import { useSessionUser } from '../../access/useSessionUser';
import { adminNavigation } from './area-navigation';
import { LeftNav } from './LeftNav';

/** The left navigation of the admin area; on a phone its entries stand in the drawer of the toolbar. */
export function AdminNav() {
  const translate = useTranslate();
  const user = useSessionUser();
  return <LeftNav label={translate('pages.admin')} items={adminNavigation(user)} />;
}
