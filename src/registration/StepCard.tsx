import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { token } from '../theme/tokens';

export type StepState = 'done' | 'attention' | 'open';

interface StepCardProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly state: StepState;
  readonly action?: ReactNode;
  /** Below title, text and action. */
  readonly children?: ReactNode;
}

const pointColors = {
  done: { backgroundColor: token('accent'), borderColor: token('accent'), color: token('on-accent') },
  attention: { backgroundColor: token('bad-tint'), borderColor: token('bad-text'), color: token('bad-text') },
  open: { backgroundColor: token('canvas'), borderColor: token('line-input'), color: token('text-2') },
} as const;

const icons = {
  done: <Check size={16} strokeWidth={2.4} />,
  attention: <TriangleAlert size={15} />,
  open: null,
} as const;

function StepPoint({ number, state }: Pick<StepCardProps, 'number' | 'state'>) {
  const translate = useTranslate();
  const label = {
    done: translate('registration.done'),
    attention: translate('registration.attention'),
    open: translate('registration.step', { number }),
  }[state];
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{
        display: 'grid',
        placeContent: 'center',
        width: 28,
        height: 28,
        mt: 5,
        border: '1.5px solid',
        borderRadius: token('r-full'),
        fontSize: token('fs-small'),
        fontWeight: 600,
        ...pointColors[state],
      }}
    >
      {icons[state] ?? number}
    </Box>
  );
}

/** One step of the vertical stepper: a marker, and a card with title, text and one action. */
export function StepCard({ number, title, text, state, action, children }: StepCardProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '28px minmax(0, 1fr)',
        columnGap: { xs: 3, md: 4 },
        pb: 4,
        '&:not(:last-of-type)::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 13,
          insetBlock: '54px -12px',
          width: 2,
          borderRadius: 1,
          backgroundColor: token(state === 'done' ? 'accent' : 'line-strong'),
        },
      }}
    >
      <StepPoint number={number} state={state} />
      <Paper
        component="section"
        aria-label={title}
        sx={{
          display: 'grid',
          gap: 4,
          px: { xs: 4, md: 5 },
          py: 4,
          alignContent: 'center',
          minHeight: 72,
          borderColor: state === 'attention' ? token('bad-text') : undefined,
          '& .MuiButton-root': { minWidth: 92 },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', md: 'row' },
            alignItems: { md: 'center' },
            justifyContent: 'space-between',
            gap: { xs: 3.5, md: 6 },
          }}
        >
          <div>
            <Typography variant="h2">{title}</Typography>
            <Typography
              sx={{ mt: 0.75, textWrap: 'pretty', color: token(state === 'attention' ? 'bad-text' : 'text-2') }}
              fontWeight={state === 'attention' ? 500 : 400}
            >
              <bdi>{text}</bdi>
            </Typography>
          </div>
          {action}
        </Box>
        {children}
      </Paper>
    </Box>
  );
}
