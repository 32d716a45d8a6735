import { Link } from 'react-router-dom';
import { Box, Row, Text } from '../../ui/layout/primitives';

interface PanelLink {
  readonly to: string;
  readonly name: string;
  /** Secondary text at the end. */
  readonly note?: string;
}

/** A list of links. */
export function PanelLinks({ links }: { readonly links: readonly PanelLink[] }) {
  return (
    <Box as="ul" dividers>
      {links.map(({ to, name, note }) => (
        <li key={to}>
          <Row
            as={Link}
            justify="space-between"
            gap="s3"
            minBlockSize={36}
            color="text"
            onTouch={{ minBlockSize: 44 }}
            to={to}
          >
            <Text as="bdi" minInlineSize={0} truncate>
              {name}
            </Text>
            {note && (
              <Text as="small" flex="none" color="text-3" size="inherit">
                <bdi>{note}</bdi>
              </Text>
            )}
          </Row>
        </li>
      ))}
    </Box>
  );
}
