import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { token } from '../theme/tokens';

/** Covers the content that scrolls under it down to the window's edge. */
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
  /** Status text. Default: 'Unsaved changes' if there are any. */
  readonly summary?: string;
  readonly dirty: boolean;
  /** Number of fields with errors, shown next to the button. */
  readonly errorCount: number;
  readonly saving: boolean;
  /** Default: the button submits the surrounding form. */
  readonly onSave?: () => void;
  readonly onDiscard?: () => void;
}

/** The Save button, always in view, with unsaved changes, errors and progress. */
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
