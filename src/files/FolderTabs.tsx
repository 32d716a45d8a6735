import { useTranslate } from 'react-admin';
import { generatePath, Link } from 'react-router-dom';
import { type FileFolder, fileFolders } from '../../domain/files/folder';
import { pageById } from '../pages/page-table';
import { token } from '../theme/tokens';
import { Row } from '../ui/layout/primitives';

/** A tab for each folder; each is a page of its own. */
export function FolderTabs({ folder }: { readonly folder: FileFolder }) {
  const translate = useTranslate();
  return (
    <Row as="nav" align="stretch" gap="s5" overflowX="auto" lineBelow aria-label={translate('files.admin.folders')}>
      {fileFolders.map((each) => (
        <Row
          as={Link}
          key={each}
          display="inline-flex"
          flex="none"
          minBlockSize={40}
          color={each === folder ? 'text' : 'text-2'}
          weight={500}
          onHover={{ color: 'text', textDecoration: 'none' }}
          whenFocused={{ outlineOffset: -2 }}
          onTouch={{ minBlockSize: 44 }}
          style={{ borderBlockEnd: `2px solid ${each === folder ? token('accent') : 'transparent'}` }}
          to={generatePath(pageById('admin-form-folder').path, { folder: each })}
          aria-current={each === folder ? 'page' : undefined}
        >
          {translate(`files.admin.names.${each}`)}
        </Row>
      ))}
    </Row>
  );
}
