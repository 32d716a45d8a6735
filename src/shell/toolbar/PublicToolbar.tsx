import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { menuOf } from '../../pages/page-table';
import { Bar, Grow } from '../frame/Frame';
import { Brand } from './Brand';
import { LanguageMenu } from './LanguageMenu';
import { ToolbarLink } from './ToolbarLink';
import { UserMenu } from './UserMenu';

const Links = styled('nav')({ display: 'flex', alignItems: 'center', gap: 2, minInlineSize: 0, overflowX: 'auto' });

/** The public links, and the way in. */
export function PublicToolbar() {
  const translate = useTranslate();
  return (
    <Bar>
      <Brand to="/public" />
      <Links aria-label={translate('shell.main')}>
        {menuOf('public').map((page) => (
          <ToolbarLink key={page.id} to={page.path} label={translate(`pages.${page.title}`)} />
        ))}
      </Links>
      <Grow />
      <LanguageMenu />
      <UserMenu />
    </Bar>
  );
}
