import { Button } from '@mui/material';
import { useState } from 'react';
import { formatPercent } from '../../domain/format/percent';
import { LOCK_PERIODS } from '../../domain/pricing/lock-term';
import type { ProgramResult, RateOption } from '../../domain/pricing/pricing.schemas';
import { Box, Note } from '../ui/layout/primitives';
import { Table } from '../ui/Table';
import { Columns } from './Columns';
import { lockLook, notOnPhone, RateRow } from './RateRow';
import { nearRates } from './rate-grid';
import { useGridKeys } from './useGridKeys';
import { usePricingText } from './usePricingText';

const NEAR = 8;

interface Props {
  readonly program: ProgramResult;
  readonly lockDays: number;
  /** Its columns have their own heads; below a list of programs, those of the list count. */
  readonly heads?: boolean;
  /** The lock periods of its three columns. */
  readonly periods?: readonly number[];
  /** The selected rate. */
  readonly rate: string | undefined;
  readonly onPick: (option: RateOption, lockDays: number) => void;
}

/** Every offered rate of a program by lock period. The selected rate also shows payment, APR and cost. */
export function RateGrid({ program, lockDays, heads = false, periods = LOCK_PERIODS, rate, onPick }: Props) {
  const { t } = usePricingText();
  const [all, setAll] = useState(false);
  const options = program.RateOption;
  const rows = all ? options : nearRates(options, program.BestRateOptionId, rate, NEAR);
  const start = {
    row: Math.max(
      0,
      rows.findIndex((row) => row.Rate === rate),
    ),
    column: Math.max(0, periods.indexOf(lockDays)),
  };
  const keys = useGridKeys({ rows: rows.length, columns: periods.length }, start);
  return (
    <>
      <Table
        fixed
        cells={{ blockSize: 29, padding: '4 s2', textAlign: 'end', numeric: true, whiteSpace: 'nowrap' }}
        ref={keys.grid}
        role="grid"
        aria-label={t('ratesOf', { program: program.Name })}
        onKeyDown={keys.onKeyDown}
      >
        <Columns onPhone={4} />
        <thead>
          <tr>
            <Box as="th" scope="col" paddingInlineEnd="s4">
              {t('rate')}
            </Box>
            {periods.map((days) => (
              <Box
                as="th"
                key={days}
                scope="col"
                {...lockLook(days === lockDays)}
                color={days === lockDays ? 'text' : 'text-2'}
              >
                {t('days', { count: days, smart_count: days })}
              </Box>
            ))}
            {['payment', 'apr', 'costOrCredit'].map((name) => (
              <Box as="th" key={name} scope="col" {...notOnPhone}>
                <span className={heads ? undefined : 'sr-only'}>{t(name)}</span>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((option, row) => (
            <RateRow
              key={option.Rate}
              {...{ option, row, lockDays, periods, onPick }}
              isEstimate={program.HousingPaymentLacks !== undefined}
              selected={option.Rate === rate}
              cellKeys={keys.cell}
            />
          ))}
        </tbody>
      </Table>
      {program.HousingPaymentLacks && (
        <Note as="p" padding="s1 s4" textAlign="end">
          {t('dtiMark')}
        </Note>
      )}
      {program.RatesAboveDti && (
        <Note as="p" padding="s1 s4">
          {t('ratesAboveDti', {
            maximum: formatPercent(program.RatesAboveDti.Maximum),
            rates: program.RatesAboveDti.Rates.map((rate) => formatPercent(rate)).join(' · '),
          })}
        </Note>
      )}
      {options.length > rows.length || all ? (
        <Button variant="text" size="small" sx={{ mx: 1.5, my: 1 }} onClick={() => setAll(!all)}>
          {all ? t('fewerRates') : t('allRates', { count: options.length, smart_count: options.length })}
        </Button>
      ) : null}
    </>
  );
}
