import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { loanPath } from '../../../domain/pages/loan-path';
import { pickOf, type Selection } from '../../ui/data-column';
import { Box, Row, Stack, Text } from '../../ui/layout/primitives';
import { PickBox } from '../../ui/PickCells';
import { StatusDot } from '../../ui/StatusDot';
import { LockCell } from './LockCell';
import { Borrowers, NumberAndUnread } from './PipelineCell';
import { usePipelineText } from './usePipelineText';

const WAITING = [1, 2, 3, 4, 5, 6];

interface Props {
  readonly rows: readonly PipelineRow[] | undefined;
  /** Numbers of loans that another user just changed. */
  readonly changed: ReadonlySet<string>;
  readonly selection: Selection;
}

/**
 * The loans on a phone: borrower and amount, number and program, rate, status, lock. `DataCards` has a name above one column
 * of facts; these cards have two columns from their first line on.
 */
export function PipelineCards({ rows, changed, selection }: Props) {
  const translate = useTranslate();
  const text = usePipelineText();
  if (rows === undefined) {
    return (
      <div role="status" aria-label={translate('states.loading')}>
        {WAITING.map((each) => (
          <Skeleton key={each} variant="rounded" height={84} sx={{ m: 4 }} />
        ))}
      </div>
    );
  }
  return (
    <Box as="ul" lineAbove aria-label={translate('loan.pipeline.title')}>
      {rows.map((row) => (
        <Row
          as="li"
          key={row.sLNm}
          data-row={row.sLNm}
          data-picked={selection.keys.has(row.sLNm) || undefined}
          align="start"
          lineBelow
          background={selection.keys.has(row.sLNm) ? 'selected' : undefined}
        >
          {/* Aligns the visible box, not its padding, with the text. */}
          <Box flex="none" marginBlockStart={8} marginInlineStart={6} onTouch={{ marginBlockStart: 2 }}>
            <PickBox {...pickOf(selection, row.sLNm)} />
          </Box>
          <Stack
            as={Link}
            flex={1}
            minInlineSize={0}
            columns="minmax(0, 1fr) auto"
            gap="2 s3"
            padding="14 s4"
            paddingInlineStart="s1"
            color="text"
            lineHeight="20px"
            transition="background-color 600ms"
            background={changed.has(row.sLNm) ? 'accent-tint' : undefined}
            onHover={{ background: 'hover', textDecoration: 'none' }}
            to={loanPath(row.sLNm, 'dashboard')}
            data-changed={changed.has(row.sLNm) || undefined}
          >
            <Text as="b" size="text" weight={600}>
              <bdi>
                <Borrowers row={row} />
              </bdi>
            </Text>
            <Box as="bdi" size="text" weight={500} justifySelf="end">
              {text('sFinalLAmt', row.sFinalLAmt)}
            </Box>
            <Text color="text-3" overflowWrap="anywhere">
              <NumberAndUnread row={row} />
              {row.sLpTemplateNm ? (
                <>
                  {' · '}
                  <bdi>{row.sLpTemplateNm}</bdi>
                </>
              ) : null}
            </Text>
            <Box as="bdi" color="text-3" justifySelf="end">
              {text('sNoteIR', row.sNoteIR)}
            </Box>
            <Text marginBlockStart={4}>
              <StatusDot status={row.sStatusT} />
            </Text>
            <Box as="span" color="text-3" justifySelf="end" marginBlockStart={4}>
              <LockCell row={row} brief />
            </Box>
          </Stack>
        </Row>
      ))}
    </Box>
  );
}
