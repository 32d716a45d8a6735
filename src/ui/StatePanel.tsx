import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { token } from '../theme/tokens';
import { Row, Stack } from './layout/primitives';

const Panel = styled('section')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: token('s2'),
  minBlockSize: 240,
  padding: `${token('s12')} ${token('s6')}`,
  textAlign: 'center',
  '& > p': { maxInlineSize: '52ch', color: token('text-2'), fontSize: token('fs-text'), textWrap: 'balance' },
});

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
    <Panel role={role}>
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
      {children}
      {actions && (
        <Row wrap justify="center" gap={8} marginBlockStart={8} align="stretch">
          {actions}
        </Row>
      )}
    </Panel>
  );
}
