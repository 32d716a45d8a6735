import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { GroupLabel } from '../fields/GroupLabel';
import { Dialog, DialogActions, DialogContent, DialogTitle } from './overlays';

/** A field that has changed twice, as displayed. */
export interface ShownConflict {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface Props {
  readonly conflicts: readonly ShownConflict[];
  /** What happened. Default: the text about newer values of a loan. */
  readonly text?: string;
  /** Shown below the choices. */
  readonly note?: string;
  readonly confirm: string;
  /** Keys of the fields that take the saved value. */
  readonly onChoose: (theirs: ReadonlySet<string>) => void;
  readonly onCancel: () => void;
}

/**
 * Someone else, or the user in another tab, saved first: lets the user choose a value for each field that changed in both.
 * The typed one is preselected.
 */
export function ConflictDialog({ conflicts, text, note, confirm, onChoose, onCancel }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (key: string, side: string): void => {
    const next = new Set(theirs);
    if (side === 'theirs') next.add(key);
    else next.delete(key);
    setTheirs(next);
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onCancel} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('dialogs.staleTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <p>{text ?? translate('dialogs.staleText')}</p>
        {conflicts.map(({ key, label, ...values }) => (
          <div key={key}>
            <GroupLabel id={`${id}-${key}`}>{label}</GroupLabel>
            <RadioGroup
              aria-labelledby={`${id}-${key}`}
              value={theirs.has(key) ? 'theirs' : 'yours'}
              onChange={(_, side) => choose(key, side)}
            >
              {(['yours', 'theirs'] as const).map((side) => (
                <FormControlLabel
                  key={side}
                  value={side}
                  control={<Radio size="small" />}
                  label={
                    <>
                      {translate(`dialogs.${side}`)}:{' '}
                      <bdi className="masked">{side === 'yours' ? values.mine : values.theirs}</bdi>
                    </>
                  }
                />
              ))}
            </RadioGroup>
          </div>
        ))}
        {note && <p>{note}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('dialogs.cancel')}</Button>
        <Button variant="contained" onClick={() => onChoose(theirs)} autoFocus>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
