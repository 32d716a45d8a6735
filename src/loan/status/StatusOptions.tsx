import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { EARLIER } from '../../../domain/loan/plain-moves';
import type { StatusTarget } from '../../../domain/loan/status-moves';
import { requirementsOfStatus, type StatusFacts } from '../../../domain/loan/status-requirements';
import { GroupLabel } from '../../fields/GroupLabel';
import { Box, Stack } from '../../ui/layout/primitives';
import { StatusDot, type StatusNames } from '../../ui/StatusDot';
import { RequirementList } from './RequirementList';
import { isReady, type StatusValues, statusAnswerOf } from './status-values';

export interface StatusOptionsProps {
  readonly targets: readonly StatusTarget[];
  readonly facts: StatusFacts;
  readonly names?: StatusNames | undefined;
}

/** The statuses that the user may move the loan to, each with what it requires. */
export function StatusOptions({ targets, facts, names }: StatusOptionsProps) {
  const translate = useTranslate();
  const id = useId();
  const values = useWatch<StatusValues>() as StatusValues;
  const { field } = useController<StatusValues, 'to'>({
    name: 'to',
    rules: { required: true, validate: (_, typed) => isReady(typed, facts) },
  });
  return (
    <div>
      <GroupLabel id={id}>{translate('loan.status.choose')}</GroupLabel>
      <RadioGroup aria-labelledby={id} name={field.name} value={field.value} onChange={(_, to) => field.onChange(to)}>
        <Stack gap="s3">
          {targets.map((to) => (
            <div key={to}>
              <FormControlLabel
                value={to}
                control={<Radio size="small" slotProps={{ input: { 'aria-describedby': `${id}-${to}` } }} />}
                label={
                  to === EARLIER ? translate('loan.pipeline.bulk.earlier') : <StatusDot status={to} names={names} />
                }
              />
              <Box id={`${id}-${to}`} paddingInlineStart={31}>
                <RequirementList
                  requirements={requirementsOfStatus(to, facts, values.to === to ? statusAnswerOf(values) : {})}
                />
              </Box>
            </div>
          ))}
        </Stack>
      </RadioGroup>
    </div>
  );
}
