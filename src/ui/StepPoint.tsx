import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { token } from '../theme/tokens';
import { Stack } from './layout/primitives';
import type { LayoutProps } from './layout/style-props';

export interface Step {
  readonly key: string;
  readonly label: ReactNode;
  /** A date, or an en dash. */
  readonly value: ReactNode;
  readonly state: 'done' | 'next' | 'todo';
}

const looks = {
  done: { border: `1.5px solid ${token('accent')}`, background: token('accent'), color: token('on-accent') },
  next: { border: `2px solid ${token('accent')}`, background: token('surface') },
  todo: { border: `1.5px solid ${token('line-strong')}`, background: token('surface') },
} as const;

/** The marker of a step: a check mark when done, an accent ring when next. */
export function StepPoint({ state, ...props }: LayoutProps & { readonly state: Step['state'] }) {
  return (
    <Stack
      as="span"
      placeContent="center"
      inlineSize={18}
      blockSize={18}
      marginBlockStart={1}
      radius="full"
      {...props}
      style={looks[state]}
      aria-hidden="true"
    >
      {state === 'done' && <Check size={11} strokeWidth={2.6} />}
    </Stack>
  );
}
