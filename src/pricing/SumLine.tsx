import type { ReactNode } from 'react';
import { token } from '../theme/tokens';
import { Row, Text } from '../ui/layout/primitives';

interface Props {
  readonly label: string;
  /** Why, in small print below the label. */
  readonly notes?: readonly string[];
  readonly value: string;
  /** Result of the lines above. */
  readonly total?: boolean;
  /** A link below the notes. */
  readonly children?: ReactNode;
}

/** A line of a sum, in a list of descriptions. */
export const SumLine = ({ label, notes = [], value, total = false, children }: Props) => (
  <Row
    align="stretch"
    justify="space-between"
    gap="s4"
    paddingBlock="s2"
    lineAbove
    {...(total ? { style: { borderBlockStartColor: token('text'), fontWeight: 600 } } : {})}
  >
    <Text as="dt" minInlineSize={0}>
      <bdi>{label}</bdi>
      {notes.map((note) => (
        <Text key={note} display="block" color="text-3" size="small" lineHeight="16px" weight={400}>
          {note}
        </Text>
      ))}
      {children}
    </Text>
    <Text as="dd" weight={total ? 600 : 500} whiteSpace="nowrap">
      <bdi>{value}</bdi>
    </Text>
  </Row>
);
