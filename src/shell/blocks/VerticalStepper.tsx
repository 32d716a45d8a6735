import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { token } from '../../theme/tokens';

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

const Point = styled('span')({
  display: 'grid',
  placeContent: 'center',
  inlineSize: 18,
  blockSize: 18,
  marginBlockStart: 1,
  border: `1.5px solid ${token('line-strong')}`,
  borderRadius: '50%',
  background: token('surface'),
  '[data-state="done"] > &': { borderColor: token('accent'), background: token('accent'), color: token('on-accent') },
  '[data-state="next"] > &': { borderWidth: 2, borderColor: token('accent') },
});

export interface Step {
  readonly key: string;
  readonly label: ReactNode;
  /** A date, or an en dash. */
  readonly value: ReactNode;
  readonly state: 'done' | 'next' | 'todo';
}

/** Steps one below the other, each with its date; a step is done when it has one. */
export function VerticalStepper({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  return (
    <Steps aria-label={label}>
      {steps.map((step) => (
        <li key={step.key} data-state={step.state} aria-current={step.state === 'next' ? 'step' : undefined}>
          <Point aria-hidden="true">{step.state === 'done' && <Check size={11} strokeWidth={2.6} />}</Point>
          <span>{step.label}</span>
          <bdi className="num">{step.value}</bdi>
        </li>
      ))}
    </Steps>
  );
}
