import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { token } from '../theme/tokens';

/** What scrolls by goes under it and does not come out again below. */
const Dock = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  paddingBlockEnd: token('s3'),
  background: token('canvas'),
});

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('s3'),
  padding: `${token('s3')} ${token('s4')}`,
  border: token('border'),
  borderRadius: token('r-l'),
  background: token('surface'),
});

interface Props {
  /** What is going on; 'Unsaved changes' where there are some and no other text is given. */
  readonly summary?: string;
  readonly dirty: boolean;
  /** Fields in error, counted beside the button. */
  readonly errorCount: number;
  readonly saving: boolean;
  /** The button sends the form around where not given. */
  readonly onSave?: () => void;
  readonly onDiscard?: () => void;
}

/** Save, always in view: whether there is something to save, what is in the way, and that it is being saved. */
export function SaveBar({ summary, dirty, errorCount, saving, onSave, onDiscard }: Props) {
  const translate = useTranslate();
  const state = saving ? 'dialogs.saving' : dirty ? 'dialogs.unsaved' : 'dialogs.saved';
  return (
    <Dock>
      <Bar>
        <span role="status">
          {summary ?? translate(state)}
          {errorCount > 0 && (
            <span style={{ color: token('bad-text') }}>
              {' · '}
              {translate('dialogs.fieldErrors', { smart_count: errorCount })}
            </span>
          )}
        </span>
        <span style={{ display: 'flex', gap: 8 }}>
          {onDiscard && (
            <Button variant="text" onClick={onDiscard} disabled={!dirty || saving}>
              {translate('dialogs.discard')}
            </Button>
          )}
          <Button
            type={onSave ? 'button' : 'submit'}
            variant="contained"
            onClick={onSave}
            disabled={!dirty}
            loading={saving}
          >
            {translate('dialogs.save')}
          </Button>
        </span>
      </Bar>
    </Dock>
  );
}
