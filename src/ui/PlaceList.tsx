import { ArrowRight } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Page } from '../pages/page';
import { Box, Note, Row, Stack, Text } from './layout/primitives';

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

interface Props {
  readonly pages: readonly Page[];
  /** Text keys of a one-line description, by page ID. */
  readonly help?: Readonly<Record<string, string>>;
  readonly columns?: 1 | 2;
}

/** Links to pages, each with its icon and description. */
export function PlaceList({ pages, help = {}, columns = 1 }: Props) {
  const translate = useTranslate();
  return (
    <Stack as="ul" fromMd={{ columns: columns === 2 ? '1fr 1fr' : undefined }}>
      {pages.map(({ id, path, title, icon: Icon }, index) => (
        // Row lines span both columns, with a divider between them.
        <Box as="li" key={id} fromMd={{ lineStart: columns === 2 && index % 2 === 1 ? true : undefined }}>
          <Row
            as={Link}
            gap="s3"
            minBlockSize={56}
            lineAbove
            paddingInline="s4"
            color="text"
            iconColor="text-3"
            onHover={{ background: 'hover', textDecoration: 'none' }}
            to={path}
          >
            <Icon {...icon} />
            <Box as="span" flex={1} paddingBlock={8}>
              <Text as="b" weight={500} display="block">
                {translate(`pages.${title}`)}
              </Text>
              {help[id] && (
                <Note as="small" display="block">
                  {translate(help[id])}
                </Note>
              )}
            </Box>
            <ArrowRight {...icon} className="flip" />
          </Row>
        </Box>
      ))}
    </Stack>
  );
}
