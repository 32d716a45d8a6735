import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { token } from '../theme/tokens';
import { type DataColumn, pickOf, type Selection } from './data-column';
import { Box, Row, Stack, Text } from './layout/primitives';
import { PickBox } from './PickCells';

const RecordCard = styled('li')({
  position: 'relative',
  display: 'flex',
  gap: token('s2'),
  padding: `14px ${token('s4')}`,
  borderBlockEnd: token('border'),
  lineHeight: '20px',
  '&:hover, &:focus-within': { background: token('hover') },
  '&[data-picked="true"]': { background: token('selected') },
  // Aligns the visible checkbox, not its padding, with the text.
  '& > .MuiCheckbox-root': { alignSelf: 'start', marginBlock: -6, marginInlineStart: -10 },
  '@media (pointer: coarse)': { '& > .MuiCheckbox-root': { marginInlineStart: -14 } },
  '& > .whole': { flex: 1, minInlineSize: 0 },
  '& a[data-opens]': { color: token('text'), textDecoration: 'none' },
  '& a[data-opens]::after': { content: '""', position: 'absolute', inset: 0 },
  '& :is(button, label, a:not([data-opens]), .MuiCheckbox-root)': { position: 'relative', zIndex: 1 },
});

/** Its button is as high as the line of the name, and ends where the values end. */
const Corner = styled('div')({ flex: 'none', marginBlock: -6, marginInlineEnd: -8 });

interface Props<Rec> {
  readonly label: string;
  readonly columns: readonly DataColumn<Rec>[];
  readonly rows: readonly Rec[] | undefined;
  readonly rowKey: (row: Rec) => string;
  readonly rowName?: (row: Rec) => string;
  readonly to?: (row: Rec) => string;
  readonly waitingRows?: number;
  readonly selection?: Selection;
  /** Columns under a record's name. Default: all others, with their labels. */
  readonly card?: (row: Rec) => ReactNode;
}

/** Records on a phone: the first column as the name, with the other columns below it. */
export function DataCards<Rec>(props: Props<Rec>) {
  const { label, columns, rows, rowKey, to, waitingRows = 5, selection, card } = props;
  const { rowName = rowKey } = props;
  const translate = useTranslate();
  if (rows === undefined) {
    return (
      <div role="status" aria-label={translate('states.loading')}>
        {Array.from({ length: waitingRows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholder cards have no other key
          <Skeleton key={row} variant="rounded" height={84} sx={{ m: 4 }} />
        ))}
      </div>
    );
  }
  const [name, ...rest] = columns;
  const [others, corners] = [rest.filter(({ corner }) => !corner), rest.filter(({ corner }) => corner)];
  return (
    <Box as="ul" lineAbove aria-label={label}>
      {rows.map((row) => (
        <RecordCard key={rowKey(row)} data-picked={selection?.keys.has(rowKey(row)) || undefined}>
          {selection && <PickBox {...pickOf(selection, rowKey(row))} name={rowName(row)} />}
          <div className="whole">
            <Row gap="s2" justify="space-between" align="start">
              <Text as="b" display="block" size="text" weight={600} overflowWrap="anywhere">
                {to ? (
                  <Link to={to(row)} data-opens="true">
                    {name?.cell(row)}
                  </Link>
                ) : (
                  name?.cell(row)
                )}
              </Text>
              {corners.map(({ key, cell }) => (
                <Corner key={key}>{cell(row)}</Corner>
              ))}
            </Row>
            {card ? (
              card(row)
            ) : (
              <Stack as="dl" columns="auto minmax(0, 1fr)" gap="2 s3" marginBlockStart={4}>
                {others.map(({ key, label: head, cell }) => (
                  <div key={key} style={{ display: 'contents' }}>
                    <Text as="dt" color="text-3">
                      {head}
                    </Text>
                    <Text as="dd" overflow="hidden" textAlign="end" textOverflow="ellipsis">
                      {cell(row)}
                    </Text>
                  </div>
                ))}
              </Stack>
            )}
          </div>
        </RecordCard>
      ))}
    </Box>
  );
}
