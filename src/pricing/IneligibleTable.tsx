import { Button } from '@mui/material';
import { useState } from 'react';
import type { ProgramResult, ReasonResult } from '../../domain/pricing/pricing.schemas';
import { Box, Text } from '../ui/layout/primitives';
import type { StyleProps } from '../ui/layout/style-props';
import { Section } from '../ui/Section';
import { Table } from '../ui/Table';
import { AreaIncomeLink } from './AreaIncomeLink';
import { usePricingText } from './usePricingText';

const FIRST = 6;

/** On a phone, cells are parts of a card: a whole line of it, or half a line. */
const wholeLine: StyleProps = { blockSize: 'auto', flex: '0 0 100%', padding: 0 };
const halfLine: StyleProps = { blockSize: 'auto', flex: 1, padding: 0, textAlign: 'start', whiteSpace: 'normal' };

interface ReasonProps {
  readonly program: ProgramResult;
  readonly reason: ReasonResult;
  /** The first reason of the program, which also names it. */
  readonly first: boolean;
  /** The program is the loan's own. */
  readonly isOwn: boolean;
}

/** A reason: the value that failed and the requirement. */
function ReasonRow({ program, reason, first, isOwn }: ReasonProps) {
  const { t, shown, needed } = usePricingText();
  return (
    <Box as="tr" belowSm={{ display: 'flex', wrap: true, columnGap: 's3', padding: 's1 s4' }}>
      {first && (
        <Box
          as="th"
          scope="rowgroup"
          rowSpan={program.Reasons.length}
          color="text-2"
          belowSm={{ ...wholeLine, paddingBlockStart: 's1' }}
        >
          <bdi>{program.Name}</bdi>
          {isOwn && (
            <Text as="b" display="block" weight={600} color="bad-text">
              {t('strip.own')}
            </Text>
          )}
        </Box>
      )}
      <Box as="td" belowSm={wholeLine}>
        {t(`reason.${reason.code}`, { _: reason.text })}
        <AreaIncomeLink code={reason.code} />
      </Box>
      <Box as="td" data-numeric data-label={t('thisLoan')} color="bad-text" weight={500} belowSm={halfLine}>
        <bdi>{shown(reason.actual)}</bdi>
      </Box>
      <Box
        as="td"
        data-numeric
        data-label={t('needed')}
        minInlineSize={196}
        maxInlineSize={260}
        color="text-2"
        whiteSpace="normal"
        belowSm={halfLine}
      >
        <bdi>{needed(reason)}</bdi>
      </Box>
    </Box>
  );
}

interface TableProps {
  readonly programs: readonly ProgramResult[];
  /** The program chosen for the loan, which comes first. */
  readonly own?: string | null | undefined;
}

/** Ineligible programs with each reason, the value that failed and the requirement. */
export function IneligibleTable({ programs, own }: TableProps) {
  const { t } = usePricingText();
  const [all, setAll] = useState(false);
  if (programs.length === 0) return null;
  const isOwn = ({ lLpTemplateId }: ProgramResult) => lLpTemplateId === own;
  const sorted = [...programs.filter(isOwn), ...programs.filter((program) => !isOwn(program))];
  const rows = all ? sorted : sorted.slice(0, FIRST);
  return (
    <Section
      title={
        <>
          {t('notEligible')}{' '}
          <Text as="bdi" color="text-3" weight={400}>
            {programs.length}
          </Text>
        </>
      }
      flush
    >
      <Table
        cells={{ blockSize: 32, padding: '5 s4', verticalAlign: 'top' }}
        heads={{ paddingBlock: 4, verticalAlign: 'middle' }}
        lines="groups"
        phoneLabels="above"
        belowSm={{ display: 'block' }}
      >
        <Box as="thead" belowSm={{ visuallyHidden: true }}>
          <tr>
            <th scope="col">{t('program')}</th>
            <th scope="col">{t('reasonHead')}</th>
            <th scope="col" data-numeric>
              {t('thisLoan')}
            </th>
            <th scope="col" data-numeric>
              {t('needed')}
            </th>
          </tr>
        </Box>
        {rows.map((program) => (
          <Box as="tbody" key={program.lLpTemplateId} belowSm={{ display: 'block' }}>
            {program.Reasons.map((reason, place) => (
              <ReasonRow
                key={reason.code}
                program={program}
                reason={reason}
                first={place === 0}
                isOwn={isOwn(program)}
              />
            ))}
          </Box>
        ))}
      </Table>
      {programs.length > FIRST && (
        <Button variant="text" size="small" sx={{ m: 2 }} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('fewerPrograms') : t('allPrograms', { count: programs.length, smart_count: programs.length })}
        </Button>
      )}
    </Section>
  );
}
