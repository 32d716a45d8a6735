import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format/money';
import { formatPercent } from '../../../domain/format/percent';
import type { ProgramResult, RateOption } from '../../../domain/pricing/pricing.schemas';
import { type BuydownKind, buydown, buydownSteps } from '../../../domain/scenarios/buydown';
import { Box, Note, Stack } from '../../ui/layout/primitives';
import { Table } from '../../ui/Table';

const kinds = Object.keys(buydownSteps) as BuydownKind[];
const FIXED = '0';

interface Props {
  readonly program: ProgramResult;
  readonly option: RateOption;
}

/** The temporary buydowns of a fixed rate, with the subsidy that each needs. */
export function Buydowns({ program, option }: Props) {
  const translate = useTranslate();
  const t = (key: string, values = {}) => translate(`scenarios.analysis.${key}`, values);
  const { LoanAmount: amount, Term: term, FinMethT } = program;
  // While interest alone is due, the payment is lower than the one that a buydown reduces.
  const found =
    amount === undefined || FinMethT !== FIXED
      ? []
      : kinds
          .flatMap((kind) => buydown(kind, { amount, rate: option.Rate, term }) ?? [])
          .filter(({ payment }) => payment === option.Payment);
  return (
    <Stack as="section" gap="s3" aria-label={t('buydowns')}>
      <h3>{t('buydownsAt', { rate: formatPercent(option.Rate) })}</h3>
      {found.length === 0 ? (
        <Note as="p">{t('noBuydown')}</Note>
      ) : (
        <Box overflow="auto" tabIndex={0} role="group" aria-label={t('buydownTable')}>
          <Table cells={{ padding: 's2' }} lines="groups">
            <thead>
              <tr>
                <th scope="col">{t('buydown')}</th>
                <th scope="col">{t('year')}</th>
                <th scope="col" data-numeric>
                  {t('paymentRate')}
                </th>
                <th scope="col" data-numeric>
                  {translate('pricing.payment')}
                </th>
                <th scope="col" data-numeric>
                  {t('monthlySubsidy')}
                </th>
                <th scope="col" data-numeric>
                  {t('subsidy')}
                </th>
              </tr>
            </thead>
            {found.map(({ kind, years, subsidy }) => (
              <tbody key={kind}>
                {years.map(({ year, rate, payment, monthly }, place) => (
                  <tr key={year}>
                    {place === 0 && (
                      <th scope="rowgroup" rowSpan={years.length}>
                        <bdi dir="ltr">{kind}</bdi>
                      </th>
                    )}
                    <td>{year}</td>
                    <td data-numeric>
                      <bdi dir="ltr">{formatPercent(rate)}</bdi>
                    </td>
                    <td data-numeric>
                      <bdi dir="ltr">{formatMoney(payment)}</bdi>
                    </td>
                    <td data-numeric>
                      <bdi dir="ltr">{formatMoney(monthly)}</bdi>
                    </td>
                    {place === 0 && (
                      <Box as="td" data-numeric rowSpan={years.length} weight={600}>
                        <bdi dir="ltr">{formatMoney(subsidy)}</bdi>
                      </Box>
                    )}
                  </tr>
                ))}
              </tbody>
            ))}
          </Table>
        </Box>
      )}
    </Stack>
  );
}
