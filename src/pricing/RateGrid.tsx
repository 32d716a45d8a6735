import { Button } from '@mui/material';
import { useState } from 'react';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import { LOCK_PERIODS } from '../../domain/pricing/lock-term';
import type { ProgramResult, RateOption } from '../../domain/pricing/pricing.schemas';
import { Box } from '../ui/layout/primitives';
import { Columns } from './Columns';
import { CostText } from './CostText';
import { priceText } from './figures';
import { GridTable } from './program-styles';
import { nearRates, priceInLock } from './rate-grid';
import { useGridKeys } from './useGridKeys';
import { usePricingText } from './usePricingText';

const NEAR = 8;
const lockPeriods: readonly number[] = LOCK_PERIODS;

interface Props {
  readonly program: ProgramResult;
  readonly lockDays: number;
  /** The selected rate. */
  readonly rate: string | undefined;
  readonly onPick: (option: RateOption, lockDays: number) => void;
}

/** Every offered rate of a program by lock period. The selected rate also shows payment, APR and cost. */
export function RateGrid({ program, lockDays, rate, onPick }: Props) {
  const { t } = usePricingText();
  const [all, setAll] = useState(false);
  const options = program.RateOption;
  const rows = all ? options : nearRates(options, program.BestRateOptionId, rate, NEAR);
  const start = {
    row: Math.max(
      0,
      rows.findIndex((row) => row.Rate === rate),
    ),
    column: Math.max(0, lockPeriods.indexOf(lockDays)),
  };
  const keys = useGridKeys({ rows: rows.length, columns: LOCK_PERIODS.length }, start);
  const lockClass = (days: number): string => (days === lockDays ? 'chosen-lock' : 'second');
  const daysText = (count: number): string => t('days', { count, smart_count: count });
  return (
    <>
      <GridTable
        ref={keys.grid}
        role="grid"
        aria-label={t('ratesOf', { program: program.Name })}
        onKeyDown={keys.onKeyDown}
      >
        <Columns />
        <thead>
          <tr>
            <th scope="col">{t('rate')}</th>
            {LOCK_PERIODS.map((days) => (
              <th key={days} scope="col" className={lockClass(days)}>
                {daysText(days)}
              </th>
            ))}
            <th scope="col" className="more">
              <span className="sr-only">{t('payment')}</span>
            </th>
            <th scope="col" className="more">
              <span className="sr-only">{t('apr')}</span>
            </th>
            <th scope="col" className="more">
              <span className="sr-only">{t('costOrCredit')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((option, row) => (
            <tr key={option.Rate} aria-selected={option.Rate === rate}>
              <th scope="row">
                <bdi dir="ltr">{formatPercent(option.Rate)}</bdi>
              </th>
              {LOCK_PERIODS.map((days, column) => {
                const offered = priceInLock(option, days);
                return (
                  <td key={days} className={lockClass(days)}>
                    {offered ? (
                      <Box
                        as="button"
                        margin="0 -6"
                        padding="1 6"
                        border="none"
                        radius="s"
                        background={option.Rate === rate && days === lockDays ? 'accent' : 'none'}
                        color={option.Rate === rate && days === lockDays ? 'on-accent' : 'inherit'}
                        numeric
                        cursor="pointer"
                        weight={option.Rate === rate && days === lockDays ? 600 : undefined}
                        onHover={{ background: 'accent-tint', color: 'accent-text' }}
                        whenFocused={{ outlineOffset: 0 }}
                        onTouch={{ minBlockSize: 44, minInlineSize: 56 }}
                        type="button"
                        {...keys.cell({ row, column })}
                        aria-label={t('pick', {
                          rate: formatPercent(option.Rate),
                          price: priceText(offered.Price),
                          days: daysText(days),
                        })}
                        onClick={() => onPick(option, days)}
                      >
                        <bdi dir="ltr">{priceText(offered.Price)}</bdi>
                      </Box>
                    ) : (
                      <span {...keys.cell({ row, column })}>–</span>
                    )}
                  </td>
                );
              })}
              <td className="more">
                <bdi dir="ltr">{formatMoney(option.Payment)}</bdi>
              </td>
              <td className="second more">
                <bdi dir="ltr">{formatPercent(option.APR)}</bdi>
              </td>
              <td className="more">
                <CostText cost={option.Cost} />
              </td>
            </tr>
          ))}
        </tbody>
      </GridTable>
      {options.length > rows.length || all ? (
        <Button variant="text" size="small" sx={{ mx: 1.5, my: 1 }} onClick={() => setAll(!all)}>
          {all ? t('fewerRates') : t('allRates', { count: options.length, smart_count: options.length })}
        </Button>
      ) : null}
    </>
  );
}
