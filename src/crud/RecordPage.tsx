import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { token } from '../theme/tokens';
import { PageHead } from '../ui/PageHead';

const Page = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: token('s4'),
  inlineSize: '100%',
  maxInlineSize: 1120,
});

interface Props {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page of one record: a header and its sections. */
export function RecordPage({ title, lead, actions, children }: Props) {
  return (
    <Page>
      <PageHead title={title} lead={lead} actions={actions} />
      {children}
    </Page>
  );
}
