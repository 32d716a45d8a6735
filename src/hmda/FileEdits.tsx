import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen } from '../../domain/access/may-open';
import type { HmdaOverview } from '../../domain/hmda/hmda.schemas';
import { useSessionUser } from '../access/public';
import { pageById } from '../pages/page-table';
import { Stack, Text } from '../ui/layout/primitives';
import { EditText } from './EditText';

/** What is wrong with the file as a whole: mostly facts of the institution, which are general settings. */
export function FileEdits({ edits }: { readonly edits: HmdaOverview['fileEdits'] }) {
  const translate = useTranslate();
  const user = useSessionUser();
  const settings = pageById('admin-general-settings');
  if (edits.length === 0) return null;
  return (
    <Alert severity={edits.some(({ kind }) => kind !== 'quality') ? 'warning' : 'info'}>
      <Stack gap="s2">
        <Text as="p" weight={600}>
          {translate('hmda.fileEdits')}
        </Text>
        {edits.map(({ edit, text }) => (
          <div key={edit}>
            <bdi>{edit}</bdi> <EditText>{text}</EditText>
          </div>
        ))}
        {edits.some(({ edit }) => edit.startsWith('V')) && (
          <Text as="p">
            {mayOpen(settings.access, user) ? (
              <Text as={Link} to={settings.path} color="accent-text">
                {translate('hmda.toSettings')}
              </Text>
            ) : (
              translate('hmda.askAdministrator')
            )}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
