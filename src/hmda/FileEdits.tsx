import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen } from '../../domain/access/may-open';
import type { HmdaOverview } from '../../domain/hmda/hmda.schemas';
import type { Filing } from '../../domain/hmda/transmittal';
import { useSessionUser } from '../access/public';
import { pageById } from '../pages/page-table';
import { queryKeys } from '../providers/data/query-keys';
import { Stack, Text } from '../ui/layout/primitives';
import { ConfirmedNote } from './ConfirmedNote';
import { EditText } from './EditText';
import { HMDA, hmdaCalls } from './hmda-calls';
import { ReasonDialog } from './ReasonDialog';

interface Props {
  readonly filing: Filing;
  readonly edits: HmdaOverview['fileEdits'];
}

/** What is wrong with the file as a whole: mostly facts of the institution, which are general settings. */
export function FileEdits({ filing, edits }: Props) {
  const translate = useTranslate();
  const user = useSessionUser();
  const client = useQueryClient();
  const [asked, setAsked] = useState<HmdaOverview['fileEdits'][number] | null>(null);
  const settings = pageById('admin-general-settings');
  if (edits.length === 0) return null;
  const confirm = async (edit: string, reason: string | null): Promise<void> => {
    await hmdaCalls.confirmFile(filing, edit, reason);
    await client.invalidateQueries({ queryKey: queryKeys.resource(HMDA) });
  };
  const open = edits.filter(({ confirmed }) => confirmed === null);
  return (
    <Alert severity={open.some(({ kind }) => kind !== 'quality') ? 'warning' : open.length > 0 ? 'info' : 'success'}>
      <Stack gap="s2">
        <Text as="p" weight={600}>
          {translate(open.length > 0 ? 'hmda.fileEdits' : 'hmda.fileConfirmed')}
        </Text>
        {edits.map((one) => (
          <div key={one.edit}>
            <bdi>{one.edit}</bdi> <EditText>{one.text}</EditText>
            {one.confirmed ? (
              <ConfirmedNote confirmed={one.confirmed} reason={one.reason} onTakeBack={() => confirm(one.edit, null)} />
            ) : (
              one.kind === 'quality' && (
                <Button
                  size="small"
                  variant="outlined"
                  onClick={() => setAsked(one)}
                  aria-label={translate('hmda.confirmEdit', { edit: one.edit })}
                >
                  {translate('hmda.confirm')}
                </Button>
              )
            )}
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
      {asked && (
        <ReasonDialog
          edit={asked.edit}
          text={asked.text}
          onSave={(reason) => confirm(asked.edit, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </Alert>
  );
}
