import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { token } from '../theme/tokens';
import { Breadcrumb } from './Breadcrumb';

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${token('s2')} ${token('s4')}`,
  '& h1': { fontSize: token('fs-h2'), fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.01em' },
  '&[data-large="true"] h1': { fontSize: token('fs-h1') },
});

// Long titles wrap next to the actions, which move below only if they don't fit on one line.
const Words = styled('div')({ flex: '1 1 200px', minInlineSize: 0 });
const Lead = styled('p')({ marginBlockStart: 4, color: token('text-2') });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('s2') });

interface Props {
  readonly title: ReactNode;
  /** Text above the title, such as the loan. */
  readonly above?: ReactNode;
  readonly lead?: ReactNode;
  /** Buttons at the end, at most one of them primary. */
  readonly actions?: ReactNode;
  readonly large?: boolean;
}

/** The page header: breadcrumb, the only h1, subtitle and actions. */
export function PageHead({ title, above, lead, actions, large = false }: Props) {
  return (
    <Head data-large={large}>
      <Words>
        <Breadcrumb />
        {above}
        <h1>{title}</h1>
        {lead && <Lead>{lead}</Lead>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}
