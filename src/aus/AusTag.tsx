import type { ReactNode } from 'react';
import { Text } from '../ui/layout/primitives';
import type { LayoutProps } from '../ui/layout/style-props';

const tones = {
  plain: { background: 'hover', color: 'text-2' },
  warn: { background: 'warn-tint', color: 'warn-text' },
  ok: { background: 'ok-tint', color: 'ok-text' },
} as const satisfies Readonly<Record<string, LayoutProps>>;

interface Props {
  readonly tone?: keyof typeof tones;
  readonly children: ReactNode;
}

/** A short mark, such as "Out of date". */
export const AusTag = ({ tone = 'plain', children }: Props) => (
  <Text display="inline-block" padding="2 s2" radius="s" size="small" weight={500} {...tones[tone]}>
    {children}
  </Text>
);
