import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { GroupLabel } from '../../fields/GroupLabel';
import { compareStale, type Stale, type Values } from './stale';

interface Props {
  readonly stale: Stale;
  readonly labelOf: (name: string) => string;
  readonly textOf: (name: string, value: unknown) => string;
  /** What the form shall hold beside what is there now. */
  readonly onResolve: (kept: Values) => void;
  readonly onCancel: () => void;
}

/** Somebody else has saved meanwhile: both values of each field that both changed, to choose from. */
export function StaleDialog({ stale, labelOf, textOf, onResolve, onCancel }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { conflicts, own } = compareStale(stale);
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const choose = (name: string, side: string): void =>
    setTheirs(side === 'theirs' ? [...theirs, name] : theirs.filter((each) => each !== name));
  const keep = (): void => {
    const names = [...own, ...conflicts.map(({ name }) => name).filter((name) => !theirs.includes(name))];
    onResolve(Object.fromEntries(names.map((name) => [name, stale.mine[name]])));
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onCancel} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('dialogs.staleTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <p>{translate(conflicts.length > 0 ? 'records.staleText' : 'records.staleGone')}</p>
        {conflicts.map(({ name, mine, theirs: other }) => (
          <div key={name}>
            <GroupLabel id={`${id}-${name}`}>{labelOf(name)}</GroupLabel>
            <RadioGroup
              aria-labelledby={`${id}-${name}`}
              value={theirs.includes(name) ? 'theirs' : 'yours'}
              onChange={(_, side) => choose(name, side)}
            >
              {(['yours', 'theirs'] as const).map((side) => (
                <FormControlLabel
                  key={side}
                  value={side}
                  control={<Radio size="small" />}
                  label={
                    <>
                      {translate(`dialogs.${side}`)}: <bdi>{textOf(name, side === 'yours' ? mine : other)}</bdi>
                    </>
                  }
                />
              ))}
            </RadioGroup>
          </div>
        ))}
        {conflicts.length > 0 && <p>{translate('records.staleTheirs')}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('dialogs.cancel')}</Button>
        <Button variant="contained" onClick={keep} autoFocus>
          {translate('records.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
