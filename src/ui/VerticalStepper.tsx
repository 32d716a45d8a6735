import { styled } from '@mui/material/styles';
import { token } from '../theme/tokens';
import { type Step, StepPoint } from './StepPoint';

const Steps = styled('ol')({
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr) auto',
    gap: `0 ${token('s3')}`,
    paddingBlockEnd: token('s3'),
    lineHeight: '20px',
  },
  '& > li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '22px 1px',
    insetInlineStart: 8,
    inlineSize: 2,
    borderRadius: 1,
    background: token('line-strong'),
  },
  '& > li[data-state="done"]::before': { background: token('accent') },
  '& > li[data-state="todo"]': { color: token('text-3') },
});

/** Vertical steps, each with its date. A step with a date is done. */
export function VerticalStepper({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  return (
    <Steps aria-label={label}>
      {steps.map((step) => (
        <li key={step.key} data-state={step.state} aria-current={step.state === 'next' ? 'step' : undefined}>
          <StepPoint state={step.state} />
          <span>{step.label}</span>
          <bdi className="num">{step.value}</bdi>
        </li>
      ))}
    </Steps>
  );
}
