import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldWords } from '../fields/useFieldWords';
import type { Conflict, EnteredNeed } from './missing-items';

interface Props {
  readonly conflicts: readonly Conflict[];
  /** The items whose value of the other person stays. */
  readonly onChoose: (theirs: ReadonlySet<EnteredNeed>) => void;
  readonly onCancel: () => void;
}

/** Somebody else entered the same items meanwhile: both values, and which one stays. */
export function StaleChoice({ conflicts, onChoose, onCancel }: Props) {
  const translate = useTranslate();
  const { label, text } = useFieldWords();
  const [theirs, setTheirs] = useState<ReadonlySet<EnteredNeed>>(new Set());
  const pick = (name: EnteredNeed, other: boolean): void => {
    const next = new Set(theirs);
    if (other) next.add(name);
    else next.delete(name);
    setTheirs(next);
  };
  return (
    <Dialog open={conflicts.length > 0} onClose={onCancel} aria-labelledby="stale-title" aria-describedby="stale-text">
      <DialogTitle id="stale-title">{translate('dialogs.staleTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="stale-text" sx={{ mb: 4 }}>
          {translate('dialogs.staleText')}
        </DialogContentText>
        {conflicts.map(({ name, mine, theirs: held }) => (
          <FormControl key={name} component="fieldset" sx={{ mb: 3 }}>
            <FormLabel component="legend">{label(name)}</FormLabel>
            <RadioGroup
              value={theirs.has(name) ? 'theirs' : 'yours'}
              onChange={(_, value) => pick(name, value === 'theirs')}
            >
              {(['yours', 'theirs'] as const).map((whose) => (
                <FormControlLabel
                  key={whose}
                  value={whose}
                  control={<Radio />}
                  label={
                    <>
                      {translate(`dialogs.${whose}`)}: <bdi>{text(name, whose === 'yours' ? mine : held)}</bdi>
                    </>
                  }
                />
              ))}
            </RadioGroup>
          </FormControl>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('dialogs.cancel')}</Button>
        <Button variant="contained" onClick={() => onChoose(theirs)}>
          {translate('dialogs.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
