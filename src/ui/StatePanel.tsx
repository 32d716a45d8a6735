import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { token } from '../theme/tokens';

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

const Mark = styled('span')({
  display: 'grid',
  placeContent: 'center',
  inlineSize: 40,
  blockSize: 40,
  marginBlockEnd: token('s2'),
  border: token('border'),
  borderRadius: token('r-l'),
  background: token('surface'),
  color: token('text-3'),
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginBlockStart: 8,
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
      <Mark aria-hidden="true">
        <Icon size={20} strokeWidth={1.6} />
      </Mark>
      <Title style={{ fontSize: 'var(--fs-h3)', fontWeight: 600 }}>{title}</Title>
      {children}
      {actions && <Actions>{actions}</Actions>}
    </Panel>
  );
}
