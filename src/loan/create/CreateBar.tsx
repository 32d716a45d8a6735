import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';

const StickyCreateBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('s3'),
  padding: `${token('s3')} ${token('s4')}`,
  border: token('border'),
  borderRadius: token('r-l'),
  background: token('surface'),
  '& > span': { flex: '1 1 160px', minInlineSize: 0, color: token('text-2') },
  '& > div': { display: 'flex', gap: token('s2') },
  [theme.breakpoints.down('sm')]: {
    // Hides the summary on small screens to leave room for the form; errors stay.
    '& > span[data-quiet="true"]': { display: 'none' },
    '& > div, & > div > button': { flex: '1 1 auto' },
  },
}));

interface Props {
  /** What will be created. Shown when the form has no errors. */
  readonly summary: string;
  readonly errorCount: number;
  readonly creating: boolean;
  /** A button before the create button. */
  readonly before?: ReactNode;
}

/** The sticky bar with the create button, the number of errors and the progress. */
export function CreateBar({ summary, errorCount, creating, before }: Props) {
  const translate = useTranslate();
  return (
    <StickyCreateBar>
      <span role="status" data-quiet={!creating && errorCount === 0}>
        {creating && translate('loan.create.creating')}
        {!creating && errorCount > 0 && (
          <span style={{ color: token('bad-text') }}>
            {translate('dialogs.fieldErrors', { count: errorCount, smart_count: errorCount })}
          </span>
        )}
        {!creating && errorCount === 0 && summary}
      </span>
      <div>
        {before}
        <Button type="submit" variant="contained" loading={creating}>
          {translate('loan.create.create')}
        </Button>
      </div>
    </StickyCreateBar>
  );
}
