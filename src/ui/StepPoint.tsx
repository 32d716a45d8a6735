import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { token } from '../theme/tokens';

export interface Step {
  readonly key: string;
  readonly label: ReactNode;
  /** A date, or an en dash. */
  readonly value: ReactNode;
  readonly state: 'done' | 'next' | 'todo';
}

const Point = styled('span')({
  display: 'grid',
  placeContent: 'center',
  inlineSize: 18,
  blockSize: 18,
  marginBlockStart: 1,
  border: `1.5px solid ${token('line-strong')}`,
  borderRadius: token('r-full'),
  background: token('surface'),
  '[data-state="done"] > &': { borderColor: token('accent'), background: token('accent'), color: token('on-accent') },
  '[data-state="next"] > &': { borderWidth: 2, borderColor: token('accent') },
});

/** The marker of a step: a check mark when done, an accent ring when next. */
export function StepPoint({ state }: { readonly state: Step['state'] }) {
  return <Point aria-hidden="true">{state === 'done' && <Check size={11} strokeWidth={2.6} />}</Point>;
}
