import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';

const Bar = styled('div')(({ theme }) => ({
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
    // Little room: what only explains gives way to what is being filled in.
    '& > span[data-quiet="true"]': { display: 'none' },
    '& > div, & > div > button': { flex: '1 1 auto' },
  },
}));

interface Props {
  /** What will happen, where nothing is in the way. */
  readonly summary: string;
  readonly errorCount: number;
  readonly creating: boolean;
  /** A button before the one that creates. */
  readonly before?: ReactNode;
}

/** The way to the new loan, always in view: what is in the way, and that it is being created. */
export function CreateBar({ summary, errorCount, creating, before }: Props) {
  const translate = useTranslate();
  return (
    <Bar>
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
    </Bar>
  );
}
