import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type FileFolder, fileFolders } from '../../domain/files/folder';
import { token } from '../theme/tokens';

const TabStrip = styled('nav')({
  display: 'flex',
  gap: token('s5'),
  overflowX: 'auto',
  borderBlockEnd: token('border'),
  '& a': {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 40,
    borderBlockEnd: '2px solid transparent',
    color: token('text-2'),
    fontWeight: 500,
    '@media (pointer: coarse)': { minBlockSize: 44 },
  },
  '& a:hover': { color: token('text'), textDecoration: 'none' },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a[aria-current]': { borderBlockEndColor: token('accent'), color: token('text') },
});

/** A tab for each folder; each is a page of its own. */
export function FolderTabs({ folder }: { readonly folder: FileFolder }) {
  const translate = useTranslate();
  return (
    <TabStrip aria-label={translate('files.admin.folders')}>
      {fileFolders.map((each) => (
        <Link key={each} to={`/main/admin/form/${each}`} aria-current={each === folder ? 'page' : undefined}>
          {translate(`files.admin.names.${each}`)}
        </Link>
      ))}
    </TabStrip>
  );
}
