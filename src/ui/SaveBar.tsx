import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { token } from '../theme/tokens';
import { Box, Row } from './layout/primitives';

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
    <Box position="sticky" insetBlockEnd={0} zIndex={3} paddingBlockEnd="s3" background="canvas">
      <Row wrap justify="space-between" gap="s3" padding="s3 s4" border radius="l" background="surface">
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
      </Row>
    </Box>
  );
}
