import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, Stack } from './layout/primitives';

interface Props {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** `alert` for a failure, so that screen readers announce it. */
  readonly role?: 'alert' | 'status';
  /** The panel fills the page, and its title is the page's heading. */
  readonly page?: boolean;
}

/** Replaces content: an icon, a title, the reason, and what to do. */
export function StatePanel({ icon: Icon, title, children, actions, role, page }: Props) {
  const Title = page ? 'h1' : 'h2';
  return (
    <Stack
      as="section"
      justifyItems="center"
      alignContent="center"
      gap="s2"
      minBlockSize={240}
      padding="s12 s6"
      textAlign="center"
      role={role}
    >
      <Stack
        as="span"
        placeContent="center"
        inlineSize={40}
        blockSize={40}
        marginBlockEnd="s2"
        border
        radius="l"
        background="surface"
        color="text-3"
        aria-hidden="true"
      >
        <Icon size={20} strokeWidth={1.6} />
      </Stack>
      <Title style={{ fontSize: 'var(--fs-h3)', fontWeight: 600 }}>{title}</Title>
      {children && (
        <Stack gap="s2" maxInlineSize="52ch" color="text-2" size="text" textWrap="balance">
          {children}
        </Stack>
      )}
      {actions && (
        <Row wrap justify="center" gap={8} marginBlockStart={8} align="stretch">
          {actions}
        </Row>
      )}
    </Stack>
  );
}
