import type { ReactNode } from 'react';
import { Row } from './layout/primitives';
import type { LayoutProps } from './layout/style-props';

const looks = {
  small: {
    blockSize: 18,
    paddingInline: 5,
    border: true,
    color: 'text-3',
    font: '500 var(--fs-micro) / 1 var(--font)',
  },
  normal: {
    minInlineSize: 24,
    blockSize: 24,
    paddingInline: 6,
    border: 'strong',
    color: 'text',
    font: '500 var(--fs-small) / 1 var(--font)',
  },
} as const satisfies Readonly<Record<string, LayoutProps>>;

interface Props {
  readonly size?: keyof typeof looks;
  readonly marginInlineStart?: LayoutProps['marginInlineStart'];
  /** Screen readers announce the key with the control it presses (`aria-keyshortcuts`). */
  readonly 'aria-hidden'?: 'true';
  readonly dir?: 'ltr';
  readonly children: ReactNode;
}

/** A key of the keyboard. */
export const KeyCap = ({ size = 'normal', ...props }: Props) => (
  <Row as="kbd" display="inline-flex" justify="center" radius="s" background="canvas" {...looks[size]} {...props} />
);
