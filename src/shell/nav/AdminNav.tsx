import { useTranslate } from 'react-admin';
import { useSessionUser } from '../../access/useSessionUser';
import { adminNavigation } from './area-navigation';
import { LeftNav } from './LeftNav';

/** The left navigation of the admin area. On a phone, its entries are in the toolbar's drawer. */
export function AdminNav() {
  const translate = useTranslate();
  const user = useSessionUser();
  return <LeftNav label={translate('pages.admin')} items={adminNavigation(user)} />;
}
