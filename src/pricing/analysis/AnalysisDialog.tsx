import { Button, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Stack } from '../../ui/layout/primitives';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/overlays';
import { RatesSkeleton } from '../PricingSkeleton';
import { bestOption } from '../program-list';
import { BestExecution } from './BestExecution';
import { Buydowns } from './Buydowns';
import { PointsTable } from './PointsTable';
import { type Priced, useAllRates } from './useAllRates';

interface Props {
  readonly priced: Priced;
  /** The program and rate that the page shows. */
  readonly programId: string | undefined;
  readonly rate: string | undefined;
  readonly onOpen: (programId: string, rate: string) => void;
  readonly onClose: () => void;
}

/** Best execution across programs, and points and buydowns of one program. */
export function AnalysisDialog({ priced, programId, rate, onOpen, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { data: programs, error, refetch } = useAllRates(priced);
  const [chosenId, setChosenId] = useState(programId);
  const program = programs?.find(({ lLpTemplateId }) => lLpTemplateId === chosenId) ?? programs?.[0];
  const shown = program?.RateOption.find((option) => program.lLpTemplateId === programId && option.Rate === rate);
  const option = shown ?? (program && bestOption(program));
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('scenarios.analysis.title')}</DialogTitle>
      <DialogContent>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !programs && <RatesSkeleton />}
        {programs?.length === 0 && (
          <EmptyState title={translate('pricing.noneEligible')}>{translate('pricing.noneHelp')}</EmptyState>
        )}
        {programs && program && option && (
          <Stack gap="s5">
            <BestExecution programs={programs} par={option} onOpen={onOpen} />
            <TextField
              select
              label={translate('pricing.program')}
              value={program.lLpTemplateId}
              onChange={({ target }) => setChosenId(target.value)}
              slotProps={{ select: { native: true } }}
            >
              {programs.map(({ lLpTemplateId, Name }) => (
                <option key={lLpTemplateId} value={lLpTemplateId}>
                  {Name}
                </option>
              ))}
            </TextField>
            <PointsTable key={`points ${program.lLpTemplateId}`} program={program} first={option} />
            <Buydowns program={program} option={option} />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('shell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
