import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayEditStatus } from '../../../domain/access/permissions';
import type { Assignee } from '../../../domain/loan/assignment.schemas';
import { pipelineRoles } from '../../../domain/loan/fields/employee-fields';
import { useSessionUser } from '../../access/public';
import { queryKeys } from '../../providers/data/query-keys';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ErrorState } from '../../ui/ErrorState';
import { Stack } from '../../ui/layout/primitives';
import { loanCalls } from '../loan-calls';
import { LeftOut } from './LeftOut';
import type { BulkDialogProps } from './StatusDialog';

const isOfPipeline = ({ role }: Assignee): boolean => pipelineRoles.some((each) => each === role);

const keyOf = ({ role, login }: Assignee): string => `${role} ${login}`;

/** Assigns loans to one person. The people are those of the first loan; the server checks each loan by itself. */
export function AssignDialog({ rows, onStart, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const user = useSessionUser();
  const editable = rows.filter(({ sStatusT }) => user !== null && mayEditStatus(user, sStatusT));
  const first = editable[0]?.sLNm;
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.loan(first ?? ''), 'possible-assignees'],
    queryFn: ({ signal }) => loanCalls.possibleAssignees(first ?? '', signal),
    enabled: first !== undefined,
  });
  const [person, setPerson] = useState<Assignee | null>(null);
  const [isTried, setTried] = useState(false);
  const title = translate('loan.pipeline.bulk.assign');
  if (first === undefined) {
    return (
      <ConfirmDialog open title={title} notice onConfirm={onClose} onCancel={onClose}>
        {translate('loan.pipeline.bulk.noAssign')}
      </ConfirmDialog>
    );
  }
  const assign = ({ role, login, name }: Assignee) =>
    onStart(
      editable,
      (row) => loanCalls.assign(row.sLNm, { role, login }),
      (loans) => translate('loan.pipeline.bulk.assigned', { smart_count: loans, name: `\u2068${name}\u2069` }),
    );
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={translate('loan.pipeline.bulk.assignCount', { smart_count: editable.length })}
      busy={data === undefined && !error}
      onConfirm={() => {
        setTried(true);
        if (person) void assign(person);
      }}
      onCancel={onClose}
    >
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Stack gap="s3">
          <p>{translate('loan.pipeline.bulk.assignText')}</p>
          <Autocomplete
            options={data.filter(isOfPipeline)}
            value={person}
            onChange={(_, chosen) => setPerson(chosen)}
            autoHighlight
            getOptionKey={keyOf}
            getOptionLabel={({ role, name }) =>
              `${translate(`loan.pipeline.columnNames.sEmployee${role}Name`)}: ${name}`
            }
            isOptionEqualToValue={(option, chosen) => keyOf(option) === keyOf(chosen)}
            renderInput={(params) => (
              <TextField
                {...params}
                label={translate('loan.pipeline.bulk.person')}
                error={isTried && !person}
                helperText={isTried && !person ? translate('loan.pipeline.bulk.choosePerson') : null}
              />
            )}
          />
          <LeftOut rows={rows.filter((row) => !editable.includes(row))} />
        </Stack>
      ) : null}
    </ConfirmDialog>
  );
}
