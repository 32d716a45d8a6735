import type { ReactNode } from 'react';
import { InputGrid } from '../ui/InputGrid';
import { Section } from '../ui/Section';

/** A titled group of inputs. */
export function RecordSection({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <Section title={title}>
      <InputGrid>{children}</InputGrid>
    </Section>
  );
}
