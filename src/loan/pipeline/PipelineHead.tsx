import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { figureFilters, loansInGroup } from '../../../domain/loan/figures';
import type { PipelineFilter } from '../../../domain/loan/pipeline.schemas';
import { statusColors } from '../../../domain/loan/status';
import { pipelinePath } from '../../../domain/pages/pipeline-path';
import { useFormats } from '../../providers/i18n/useFormats';
import { useQuickPanelData } from '../../shell/home/useQuickPanelData';
import { Box, type ElementProps, Row, Stack, Text } from '../../ui/layout/primitives';
import { dotToken } from '../../ui/StatusDot';
import { LockDays } from './LockDays';

const cell = { padding: 's3 s4' } as const;
const wideCell = { paddingBlock: 7, paddingInlineEnd: 's5' } as const;

const Title = (props: ElementProps<'h2'>) => (
  <Text as="h2" color="text-3" size="small" weight={500} lineHeight="16px" {...props} />
);
const Value = (props: ElementProps<'p'>) => <Row as="p" gap={10} align="baseline" lineHeight="24px" {...props} />;

/** A figure that leads to the loans that it counts. */
const Count = ({ of, children }: { readonly of: PipelineFilter; readonly children: ReactNode }) => (
  <Text as={Link} size="h2" weight={600} color="text" to={pipelinePath(of)}>
    {children}
  </Text>
);

/** Figures above the list: expiring locks, open conditions, and active loans by status color. */
export function PipelineHead() {
  const translate = useTranslate();
  const { count } = useFormats();
  const { data } = useQuickPanelData();
  if (!data) return null;
  const groups = data.groups.filter(({ tab, loans }) => tab === 0 && loans > 0);
  return (
    <Stack
      as="section"
      columns="1fr 1fr"
      flex="none"
      lineBelow
      background="canvas"
      fromMd={{ columns: 'auto auto minmax(0, 1fr)' }}
      aria-label={translate('loan.pipeline.overview')}
    >
      <Box {...cell} fromMd={wideCell}>
        <Title>{translate('loan.pipeline.locks')}</Title>
        <Value>
          <Count of={figureFilters.locks}>{count(data.locksExpiring)}</Count>
          <LockDays byDay={data.locksByDay} />
        </Value>
      </Box>
      <Box {...cell} lineStart fromMd={wideCell}>
        <Title>{translate('loan.pipeline.conditions')}</Title>
        <Value>
          <Count of={figureFilters.conditions}>{count(data.conditionsWaiting)}</Count>
        </Value>
      </Box>
      <Box
        {...cell}
        gridColumn="1 / -1"
        lineAbove
        fromMd={{ ...wideCell, gridColumn: 'auto', lineAbove: 'none', lineStart: true }}
      >
        <Title>{translate('loan.pipeline.byStatus')}</Title>
        <Row gap={2} blockSize={6} marginBlock="3 5" align="stretch" aria-hidden="true">
          {groups.map(({ group, loans }) => (
            <Box as="i" radius={1} key={group} style={{ flexGrow: loans, background: dotToken(statusColors[group]) }} />
          ))}
        </Row>
        <Row as="ul" wrap gap="4 s5" color="text-2" size="small" lineHeight="15px" align="stretch">
          {groups.map(({ group, loans }) => (
            <li key={group}>
              <Row
                as={Link}
                display="inline-flex"
                gap={6}
                color="text-2"
                whiteSpace="nowrap"
                to={pipelinePath(loansInGroup(0, group))}
              >
                <Box
                  as="i"
                  inlineSize={8}
                  blockSize={8}
                  radius="full"
                  aria-hidden="true"
                  style={{ background: dotToken(statusColors[group]) }}
                />
                {translate(`loan.pipeline.groups.${group}`)}{' '}
                <Text as="b" color="text" weight={500}>
                  {count(loans)}
                </Text>
              </Row>
            </li>
          ))}
        </Row>
      </Box>
    </Stack>
  );
}
