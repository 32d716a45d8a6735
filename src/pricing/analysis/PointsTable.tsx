import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format/money';
import { formatPercent } from '../../../domain/format/percent';
import type { ProgramResult, RateOption } from '../../../domain/pricing/pricing.schemas';
import { breakEvens } from '../../../domain/scenarios/break-even';
import { Box, Note, Stack } from '../../ui/layout/primitives';
import { Table } from '../../ui/Table';
import { CostText } from '../CostText';
import { priceText } from '../figures';

interface Props {
  readonly program: ProgramResult;
  /** The rate that the others are compared with at first. */
  readonly first: RateOption;
}

/** What each rate of a program costs, credits and saves against one of them, and when its points have paid for themselves. */
export function PointsTable({ program, first }: Props) {
  const translate = useTranslate();
  const t = (key: string, values = {}) => translate(`scenarios.analysis.${key}`, values);
  const [rate, setRate] = useState(first.Rate);
  const compared = program.RateOption.find(({ Rate }) => Rate === rate) ?? first;
  return (
    <Stack as="section" gap="s3" aria-label={t('points')}>
      <h3>{t('points')}</h3>
      <TextField
        select
        label={t('comparedWith')}
        value={compared.Rate}
        onChange={({ target }) => setRate(target.value)}
        slotProps={{ select: { native: true } }}
      >
        {program.RateOption.map((option) => (
          <option key={option.Rate} value={option.Rate}>
            {translate('pricing.rateAt', { rate: formatPercent(option.Rate), price: priceText(option.Price) })}
          </option>
        ))}
      </TextField>
      <Box overflow="auto" maxBlockSize={320} tabIndex={0} role="group" aria-label={t('pointsTable')}>
        <Table cells={{ padding: 's2' }} stickyHeads>
          <thead>
            <tr>
              {['rate', 'price', 'costOrCredit', 'payment'].map((key) => (
                <th scope="col" data-numeric key={key}>
                  {translate(`pricing.${key}`)}
                </th>
              ))}
              <th scope="col" data-numeric>
                {t('saving')}
              </th>
              <th scope="col" data-numeric>
                {t('breakEven')}
              </th>
            </tr>
          </thead>
          <tbody>
            {breakEvens(program.RateOption, compared).map(({ option, saving, months }) => (
              <tr key={option.Rate} aria-current={option.Rate === compared.Rate || undefined}>
                <Box as="th" scope="row" data-numeric weight={option.Rate === compared.Rate ? 600 : 400}>
                  <bdi dir="ltr">{formatPercent(option.Rate)}</bdi>
                </Box>
                <td data-numeric>
                  <bdi dir="ltr">{priceText(option.Price)}</bdi>
                </td>
                <td data-numeric>
                  <CostText cost={option.Cost} />
                </td>
                <td data-numeric>
                  <bdi dir="ltr">{formatMoney(option.Payment)}</bdi>
                </td>
                <td data-numeric>
                  <bdi dir="ltr">{formatMoney(saving)}</bdi>
                </td>
                <td data-numeric>
                  {months === null ? '–' : translate('pricing.months', { count: months, smart_count: months })}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
      <Note as="p">{t('pointsHelp')}</Note>
    </Stack>
  );
}
