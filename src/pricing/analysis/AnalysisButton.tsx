import { Button } from '@mui/material';
import { ChartLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ProgramFocus } from '../useChosenRate';
import { AnalysisDialog } from './AnalysisDialog';
import type { Priced } from './useAllRates';

interface Props {
  readonly priced: Priced;
  readonly focus: ProgramFocus;
  /** The scenario lacks values, so that there are no prices. */
  readonly disabled: boolean;
}

/** Opens the analysis of the prices that the page shows. */
export function AnalysisButton({ priced, focus, disabled }: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        disabled={disabled}
        startIcon={<ChartLine size={15} strokeWidth={1.6} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {translate('scenarios.analysis.open')}
      </Button>
      {open && (
        <AnalysisDialog
          priced={priced}
          programId={focus.programId}
          rate={focus.rate}
          onOpen={(programId, rate) => {
            setOpen(false);
            focus.choose(programId, rate);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
