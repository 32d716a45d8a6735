import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { token } from '../theme/tokens';
import { Section } from '../ui/Section';

/** As many columns as fit; a `data-wide` child spans all of them. */
const InputGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: token('s4'),
  alignItems: 'start',
  '& > [data-wide="true"]': { gridColumn: '1 / -1' },
});

/** A titled group of inputs. */
export function RecordSection({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <Section title={title}>
      <InputGrid>{children}</InputGrid>
    </Section>
  );
}
