import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LongSave } from '../../crud/saving/LongSave';
import { token } from '../../theme/tokens';
import { BottomBar } from '../../ui/layout/BottomBar';
import { Row, Text } from '../../ui/layout/primitives';

interface Props {
  /** What will be created. Shown when the form has no errors. */
  readonly summary: string;
  readonly errorCount: number;
  readonly creating: boolean;
  /** The create button. Default: Create loan. */
  readonly label?: string | undefined;
  /** Another way is safer, so the create button is not the primary one. */
  readonly quiet?: boolean;
  /** A button before the create button. */
  readonly before?: ReactNode;
}

/** The sticky bar with the create button, the number of errors and the progress. */
export function CreateBar({ summary, errorCount, creating, label, quiet = false, before }: Props) {
  const translate = useTranslate();
  return (
    <BottomBar wrap border radius="l" background="surface">
      {/* On a phone, the summary makes room for the form; errors stay. */}
      <Text
        flex="1 1 160px"
        minInlineSize={0}
        color="text-2"
        belowSm={!creating && errorCount === 0 ? { display: 'none' } : {}}
        role="status"
      >
        {creating && translate('loan.create.creating')}
        {!creating && errorCount > 0 && (
          <span style={{ color: token('bad-text') }}>
            {translate('dialogs.fieldErrors', { count: errorCount, smart_count: errorCount })}
          </span>
        )}
        {!creating && errorCount === 0 && summary}
      </Text>
      <LongSave saving={creating} />
      <Row align="stretch" gap="s2" belowSm={{ display: 'grid', flex: '1 1 auto', gridAutoFlow: 'column' }}>
        {before}
        <Button type="submit" variant={quiet ? 'outlined' : 'contained'} loading={creating}>
          {label ?? translate('loan.create.create')}
        </Button>
      </Row>
    </BottomBar>
  );
}
