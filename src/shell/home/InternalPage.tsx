import { useTranslate } from 'react-admin';
import { useSessionUser } from '../../access/useSessionUser';
import { PageHead } from '../blocks/PageHead';
import { Section } from '../blocks/Section';
import { internalNavigation } from '../nav/area-navigation';
import { NavTree } from '../nav/NavTree';

/** /main/internal: the entries that the person's roles are granted (INTERNAL-06). */
export function InternalPage() {
  const translate = useTranslate();
  const user = useSessionUser();
  return (
    <>
      <PageHead title={translate('pages.internal')} />
      <Section>
        <nav aria-label={translate('pages.internal')}>
          <NavTree items={internalNavigation(user)} look="icons" />
        </nav>
      </Section>
    </>
  );
}
