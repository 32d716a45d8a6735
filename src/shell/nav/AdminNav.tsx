import { useTranslate } from 'react-admin';
import { menuOf } from '../../pages/page-table';
import { LeftNav } from './LeftNav';
import { NavHeading, NavLink, NavList } from './NavParts';

/** The left navigation of the admin area. */
export function AdminNav() {
  const translate = useTranslate();
  return (
    <LeftNav label={translate('pages.admin')}>
      {(folded) =>
        !folded && (
          <>
            <NavHeading style={{ marginBlockStart: 0 }}>{translate('pages.admin')}</NavHeading>
            <NavList>
              {menuOf('admin').map((page) => (
                <NavLink key={page.id} to={page.path}>
                  {translate(`pages.${page.title}`)}
                </NavLink>
              ))}
            </NavList>
          </>
        )
      }
    </LeftNav>
  );
}
