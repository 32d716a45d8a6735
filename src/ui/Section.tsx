import { createContext, type ReactNode, useContext, useId } from 'react';
import { Box, Row, Text } from './layout/primitives';

/**
 * Heading level of sections: 3 inside a part of the page with its own heading. Those are not landmarks, because each
 * borrower has sections with the same names.
 */
const Level = createContext<2 | 3>(2);

export const SectionLevel = Level.Provider;

interface Props {
  readonly title?: ReactNode;
  /** At the end of the header: a count, a link or a button. */
  readonly aside?: ReactNode;
  /** No padding around the content, for tables and lists. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A titled card. */
export function Section({ title, aside, flush, children }: Props) {
  const id = useId();
  const isPart = useContext(Level) === 3;
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <Box
      as="section"
      minInlineSize={0}
      border
      radius="l"
      background="surface"
      overflow="clip"
      aria-labelledby={title && !isPart ? id : undefined}
    >
      {title && (
        // On a phone, a long title and its aside are on separate lines.
        <Row as="header" justify="space-between" gap="s3" padding="s3 s4" belowSm={{ wrap: true, rowGap: 6 }}>
          <Text as={Heading} size="h3" weight={600} lineHeight={1.25} id={id}>
            {title}
          </Text>
          {aside && (
            <Box minInlineSize={0} color="text-3" size="small">
              {aside}
            </Box>
          )}
        </Row>
      )}
      {flush ? (
        children
      ) : (
        <Box padding="s4" paddingBlockStart={title ? 0 : undefined}>
          {children}
        </Box>
      )}
    </Box>
  );
}
