import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link, type To } from 'react-router-dom';
import { token } from '../../theme/tokens';
import { Box, Note, Row, Stack, Text } from '../../ui/layout/primitives';
import type { LayoutProps } from '../../ui/layout/style-props';

const tab: LayoutProps = {
  columns: 'minmax(0, 1fr)',
  alignContent: 'center',
  flex: 'none',
  minBlockSize: 44,
  maxInlineSize: 260,
  padding: 's2 s3',
  // Its line covers that of the row.
  marginBlockEnd: -1,
  color: 'text-2',
  textDecoration: 'none',
  onHover: { background: 'hover', color: 'text', textDecoration: 'none' },
  whenFocused: { outlineOffset: -2 },
  whenCurrent: { color: 'text' },
};

export interface Part {
  readonly key: string;
  readonly name: string;
  /** Small text below the name. */
  readonly note?: string;
  readonly to: To;
  /** Number of missing values in the part. */
  readonly needs?: number | undefined;
  /** Number of invalid fields in the part. Takes precedence over missing values. */
  readonly errors?: number | undefined;
}

interface Props {
  readonly label: string;
  readonly parts: readonly Part[];
  readonly current: string;
}

/** Links to the parts of a page, with their error and missing-value counts. */
export function PartTabs({ label, parts, current }: Props) {
  const translate = useTranslate();
  const chosen = useRef<HTMLAnchorElement>(null);
  // Scrolls an overflowing row to the current part, in the next frame: the page is not laid out an extra time for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each part.
  useEffect(() => {
    const frame = requestAnimationFrame(() => chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <Row as="nav" gap="s1" overflowX="auto" lineBelow scrollbarWidth="thin" align="stretch" aria-label={label}>
      {parts.map(({ key, name, note, to, needs = 0, errors = 0 }) => {
        const count = errors || needs;
        const valueText = translate(errors > 0 ? 'dialogs.fieldErrors' : 'borrowers.needs', { smart_count: count });
        return (
          <Stack
            as={Link}
            key={key}
            ref={key === current ? chosen : null}
            {...tab}
            style={{ borderBlockEnd: `2px solid ${key === current ? token('accent') : 'transparent'}` }}
            to={to}
            aria-current={key === current ? 'page' : undefined}
          >
            <Row as="span" gap="s2" size="body" weight={500}>
              <Text as="bdi" truncate>
                {name}
              </Text>
              {count > 0 && (
                <Box
                  as="span"
                  flex="none"
                  minInlineSize={20}
                  padding="0 6"
                  radius="full"
                  background={errors > 0 ? 'bad-tint' : 'warn-tint'}
                  color={errors > 0 ? 'bad-text' : 'warn-text'}
                  size="micro"
                  lineHeight="18px"
                  textAlign="center"
                  className="num"
                  role="img"
                  aria-label={valueText}
                >
                  {count}
                </Box>
              )}
            </Row>
            {note && <Note>{note}</Note>}
          </Stack>
        );
      })}
    </Row>
  );
}
