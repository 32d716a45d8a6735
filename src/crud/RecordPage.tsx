import type { ReactNode } from 'react';
import { Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';

interface Props {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page of one record: a header and its sections. */
export function RecordPage({ title, lead, actions, children }: Props) {
  return (
    <Stack alignContent="start" gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead title={title} lead={lead} actions={actions} />
      {children}
    </Stack>
  );
}
