import { Fragment, useId } from 'react';
import type { ProgramResult, RateOption } from '../../domain/pricing/pricing.schemas';
import { Box } from '../ui/layout/primitives';
import type { StyleProps } from '../ui/layout/style-props';
import { Table } from '../ui/Table';
import { Columns } from './Columns';
import { RatesSkeleton } from './PricingSkeleton';
import { ProgramRow } from './ProgramRow';
import { Card } from './pricing-layout';
import { RateGrid } from './RateGrid';
import { usePricingText } from './usePricingText';

/** On a phone, rows are cards below each other. */
const card: StyleProps = { display: 'block' };

interface Props {
  readonly programs: readonly ProgramResult[];
  /** The program whose rates are expanded, if any. */
  readonly opened: string | undefined;
  /** The program for which the price list contains all rates. */
  readonly loaded: string | undefined;
  readonly lockDays: number;
  readonly rate: string | undefined;
  readonly busy: boolean;
  /** Programs selected for comparison; null outside comparison mode. */
  readonly compared: readonly string[] | null;
  readonly onProgram: (program: ProgramResult) => void;
  readonly onRate: (option: RateOption, lockDays: number) => void;
}

/** Eligible programs at their best rates. The expanded one shows its rate grid on the same columns. */
export function ProgramTable({ programs, opened, loaded, lockDays, rate, busy, compared, onProgram, onRate }: Props) {
  const { t } = usePricingText();
  const id = useId();
  const count = programs.length;
  const isOpen = (program: ProgramResult): boolean => compared === null && program.lLpTemplateId === opened;
  return (
    <Card aria-busy={busy} aria-label={t('eligiblePrograms')}>
      <Table
        fixed
        cells={{ padding: '0 s2' }}
        heads={{ blockSize: 34, textAlign: 'end', whiteSpace: 'nowrap' }}
        phoneLabels="before"
        belowSm={card}
      >
        <Columns onPhone={0} />
        <Box as="thead" belowSm={{ visuallyHidden: true }}>
          <tr>
            <Box as="th" scope="col" paddingInlineStart={14} textAlign="start">
              {t('eligibleCount', { count, smart_count: count })}
            </Box>
            <th scope="col">{t('bestRate')}</th>
            <th scope="col">{t('price')}</th>
            <td />
            <th scope="col">{t('payment')}</th>
            <th scope="col">{t('apr')}</th>
            <Box as="th" scope="col" paddingInlineEnd="s4">
              {t('costOrCredit')}
            </Box>
          </tr>
        </Box>
        <Box as="tbody" belowSm={card}>
          {programs.map((program) => (
            <Fragment key={program.lLpTemplateId}>
              <ProgramRow
                program={program}
                open={isOpen(program)}
                controls={`${id}-${program.lLpTemplateId}`}
                compared={compared?.includes(program.lLpTemplateId) ?? null}
                onPress={() => onProgram(program)}
              />
              {isOpen(program) && (
                <Box as="tr" id={`${id}-${program.lLpTemplateId}`} belowSm={card}>
                  <Box as="td" colSpan={7} padding={0} background="canvas" belowSm={card}>
                    {loaded === program.lLpTemplateId ? (
                      <RateGrid program={program} lockDays={lockDays} rate={rate} onPick={onRate} />
                    ) : (
                      <RatesSkeleton />
                    )}
                  </Box>
                </Box>
              )}
            </Fragment>
          ))}
        </Box>
      </Table>
    </Card>
  );
}
