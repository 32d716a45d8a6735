import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format/money';
import { formatPercent } from '../../../domain/format/percent';
import { formatCents, formatThousandths, parseScaled } from '../../../domain/numbers/fixed';
import type { ProgramResult, RateOption } from '../../../domain/pricing/pricing.schemas';
import { bestExecution, type Target } from '../../../domain/scenarios/best-execution';
import { Box, Note, Row, Stack } from '../../ui/layout/primitives';
import { Table } from '../../ui/Table';
import { CostText } from '../CostText';
import { priceText } from '../figures';

const kinds: readonly Target['kind'][] = ['price', 'rate', 'credit'];

interface Props {
  readonly programs: readonly ProgramResult[];
  /** Where the targets start. */
  readonly par: RateOption;
  readonly onOpen: (programId: string, rate: string) => void;
}

/** The target as typed; null while it is no number. */
function targetOf(kind: Target['kind'], typed: string): Target | null {
  const scale = kind === 'credit' ? 2 : 3;
  const value = parseScaled(typed.replaceAll(/[\s$%,]/g, ''), scale);
  if (value === undefined || value < 0) return null;
  return { kind, value: scale === 2 ? formatCents(value) : formatThousandths(value) };
}

/** The best rate of each program for a target price, rate or lender credit. */
export function BestExecution({ programs, par, onOpen }: Props) {
  const translate = useTranslate();
  const t = (key: string) => translate(`scenarios.analysis.${key}`);
  const [kind, setKind] = useState<Target['kind']>('price');
  const starts: Readonly<Record<Target['kind'], string>> = { price: '100.000', rate: par.Rate, credit: '0.00' };
  const [typed, setTyped] = useState(starts.price);
  const target = targetOf(kind, typed);
  const found = target ? bestExecution(programs, target) : [];
  return (
    <Stack as="section" gap="s3" aria-label={t('execution')}>
      <h3>{t('execution')}</h3>
      <Row wrap gap="s3" align="flex-start">
        <TextField
          select
          label={t('target')}
          value={kind}
          onChange={({ target: { value } }) => {
            const picked = kinds.find((one) => one === value) ?? 'price';
            setKind(picked);
            setTyped(starts[picked]);
          }}
          slotProps={{ select: { native: true } }}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`targets.${one}`)}
            </option>
          ))}
        </TextField>
        <TextField
          label={t('targetValue')}
          value={typed}
          error={target === null}
          helperText={target === null ? t('notANumber') : undefined}
          onChange={({ target: { value } }) => setTyped(value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
        />
      </Row>
      <Box overflow="auto" tabIndex={0} role="group" aria-label={t('executionTable')}>
        <Table cells={{ padding: 's2' }}>
          <thead>
            <tr>
              <th scope="col">{translate('pricing.program')}</th>
              {['rate', 'price', 'payment', 'costOrCredit'].map((key) => (
                <th scope="col" data-numeric key={key}>
                  {translate(`pricing.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map(({ program, option }, place) => (
              <tr key={program.lLpTemplateId}>
                <th scope="row">
                  <Button variant="text" size="small" onClick={() => onOpen(program.lLpTemplateId, option.Rate)}>
                    <bdi>{program.Name}</bdi>
                  </Button>
                  {place === 0 && <Note as="small">{t('best')}</Note>}
                </th>
                <td data-numeric>
                  <bdi dir="ltr">{formatPercent(option.Rate)}</bdi>
                </td>
                <td data-numeric>
                  <bdi dir="ltr">{priceText(option.Price)}</bdi>
                </td>
                <td data-numeric>
                  <bdi dir="ltr">{formatMoney(option.HousingPayment)}</bdi>
                </td>
                <td data-numeric>
                  <CostText cost={option.Cost} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
      {target && found.length === 0 && <Note as="p">{t('noneReaches')}</Note>}
    </Stack>
  );
}
