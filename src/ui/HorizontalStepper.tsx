import { styled } from '@mui/material/styles';
import { token } from '../theme/tokens';
import { type Step, StepPoint } from './StepPoint';

/** Steps are stacked in a narrow window. The accent line ends at the last completed step. */
const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: token('s2'),
  padding: `2px ${token('s4')} ${token('s4')}`,
  '& > li': { display: 'grid', gridTemplateColumns: '18px 1fr auto', gap: token('s3'), fontSize: token('fs-small') },
  '& b': { fontWeight: 500, color: token('text-2') },
  '& [data-state="done"] b, & [data-state="next"] b': { color: token('text') },
  '& bdi': { color: token('text-3') },
  [theme.breakpoints.up('md')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 0,
    paddingInline: token('s2'),
    '& > li': {
      position: 'relative',
      gridTemplateColumns: 'none',
      justifyItems: 'center',
      gap: 2,
      paddingInline: 4,
      lineHeight: '16px',
      textAlign: 'center',
    },
    '& > li > span:first-of-type': { marginBlock: '0 4px' },
    '& > li:not(:first-of-type)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 8,
      insetInline: 'calc(-50% + 13px) calc(50% + 13px)',
      blockSize: 2,
      borderRadius: 1,
      background: token('line-strong'),
    },
    '& > li[data-state="done"]:not(:first-of-type)::before': { background: token('accent') },
    '& b': { minBlockSize: 32 },
  },
}));

/** Horizontal steps, each with its date. */
export function HorizontalStepper({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  return (
    <Steps aria-label={label}>
      {steps.map((step) => (
        <li key={step.key} data-state={step.state} aria-current={step.state === 'next' ? 'step' : undefined}>
          <StepPoint state={step.state} />
          <b>{step.label}</b>
          <bdi className="num">{step.value}</bdi>
        </li>
      ))}
    </Steps>
  );
}
