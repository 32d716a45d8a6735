import { Check, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { token } from '../theme/tokens';
import { Stack } from './layout/primitives';
import type { LayoutProps } from './layout/style-props';

export interface Step {
  readonly key: string;
  readonly label: ReactNode;
  /** A date, or an en dash. */
  readonly value: ReactNode;
  /** `paused`: something interrupted the work, such as a suspension. */
  readonly state: 'done' | 'paused' | 'next' | 'todo';
}

const looks = {
  done: { border: `1.5px solid ${token('accent')}`, background: token('accent'), color: token('on-accent') },
  paused: { border: `2px solid ${token('dot-orange')}`, background: token('surface'), color: token('dot-orange') },
  next: { border: `2px solid ${token('accent')}`, background: token('surface') },
  todo: { border: `1.5px solid ${token('line-strong')}`, background: token('surface') },
} as const;

/** The marker of a step: a check mark when done, a pause sign when the work was interrupted, an accent ring when next. */
export function StepPoint({ state, ...props }: LayoutProps & { readonly state: Step['state'] }) {
  return (
    <Stack
      as="span"
      placeContent="center"
      flex="none"
      inlineSize={18}
      blockSize={18}
      marginBlockStart={1}
      radius="full"
      {...props}
      style={looks[state]}
      aria-hidden="true"
    >
      {state === 'done' && <Check size={11} strokeWidth={2.6} />}
      {state === 'paused' && <Pause size={10} strokeWidth={2.6} />}
    </Stack>
  );
}
