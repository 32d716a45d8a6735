import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb';
import { Box, Row, Text } from './layout/primitives';

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
    <Row as="header" wrap justify="space-between" gap="s2 s4" data-large={large}>
      <Box flex="1 1 200px" minInlineSize={0}>
        <Breadcrumb />
        {above}
        <Text as="h1" size={large ? 'h1' : 'h2'} weight={600} lineHeight={1.25} letterSpacing="-0.01em">
          {title}
        </Text>
        {lead && (
          <Text as="p" marginBlockStart={4} color="text-2">
            {lead}
          </Text>
        )}
      </Box>
      {actions && (
        <Row wrap gap="s2">
          {actions}
        </Row>
      )}
    </Row>
  );
}
