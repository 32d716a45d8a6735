import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Assignee } from '../../../domain/loan/assignment.schemas';
import { queryKeys } from '../../providers/data/query-keys';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ErrorState } from '../../ui/ErrorState';
import { Stack } from '../../ui/layout/primitives';
import { loanCalls } from '../loan-calls';
import type { BulkDialogProps } from './StatusDialog';

const keyOf = ({ role, login }: Assignee): string => `${role} ${login}`;

/** Assigns loans to one person. The people are those of the first loan; the server checks each loan by itself. */
export function AssignDialog({ rows, onStart, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const first = rows[0]?.sLNm ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.loan(first), 'possible-assignees'],
    queryFn: ({ signal }) => loanCalls.possibleAssignees(first, signal),
  });
  const [chosen, setChosen] = useState('');
  const person = data?.find((each) => keyOf(each) === chosen);
  return (
    <ConfirmDialog
      open
      title={translate('loan.pipeline.bulk.assign')}
      confirmLabel={translate('loan.pipeline.bulk.assignCount', { smart_count: rows.length })}
      busy={person === undefined && data === undefined && !error}
      onConfirm={() => {
        if (person) void onStart(rows, (row) => loanCalls.assign(row.sLNm, { role: person.role, login: person.login }));
      }}
      onCancel={onClose}
    >
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Stack gap="s3">
          <p>{translate('loan.pipeline.bulk.assignText')}</p>
          <TextField
            select
            label={translate('loan.pipeline.bulk.person')}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            {data.map((each) => (
              <MenuItem key={keyOf(each)} value={keyOf(each)}>
                {translate(`loan.pipeline.columnNames.sEmployee${each.role}Name`)}: <bdi>{each.name}</bdi>
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      ) : null}
    </ConfirmDialog>
  );
}
