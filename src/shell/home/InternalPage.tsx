import { useTranslate } from 'react-admin';
import { useSessionUser } from '../../access/useSessionUser';
import { mayOpen } from '../../pages/may-open';
import { menuOf } from '../../pages/page-table';
import { PageHead } from '../blocks/PageHead';
import { Section } from '../blocks/Section';
import { NavLink, NavList } from '../nav/NavParts';

/** /main/internal: the entries that the person's roles are granted. */
export function InternalPage() {
  const translate = useTranslate();
  const user = useSessionUser();
  return (
    <>
      <PageHead title={translate('pages.internal')} />
      <Section>
        <nav aria-label={translate('pages.internal')}>
          <NavList>
            {menuOf('internal')
              .filter((page) => mayOpen(page.access, user))
              .map((page) => (
                <NavLink key={page.id} to={page.path}>
                  {translate(`pages.${page.title}`)}
                </NavLink>
              ))}
          </NavList>
        </nav>
      </Section>
    </>
  );
}
