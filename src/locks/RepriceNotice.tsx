import { Alert } from '@mui/material';
import type { LockReprice } from '../../domain/locks/lock-options.schemas';
import { priceText, ReasonList, signedPrice, usePricingText } from '../pricing/public';
import { Box, Text } from '../ui/layout/primitives';
import { Table } from '../ui/Table';
import { useLockText } from './useLockText';

/** That the loan's facts no longer give the locked price, with each line that moved. */
export function RepriceNotice({ reprice }: { readonly reprice: LockReprice }) {
  const { t } = useLockText();
  const pricing = usePricingText();
  const { state, price, difference, reasons } = reprice;
  if (state === 'current') return null;
  const reason = (
    side: { readonly Detail: string; readonly Params: Readonly<Record<string, string>>; readonly Price: string } | null,
  ) => (side === null ? '–' : priceText(side.Price));
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minInlineSize: 0 } }}>
      <Text as="p" weight={600}>
        {t(`facts.${state}`)}
      </Text>
      <Text as="p">{t(`facts.${state}Text`, { price: price ? priceText(price.Price) : '' })}</Text>
      {reasons.length > 0 && <ReasonList reasons={reasons} />}
      {difference.length > 0 && (
        <Box overflow="auto" marginBlockStart="s2">
          <Table cells={{ padding: '4 s2', numeric: true }}>
            <thead>
              <tr>
                <th scope="col">{t('facts.line')}</th>
                <th scope="col" data-numeric>
                  {t('facts.before')}
                </th>
                <th scope="col" data-numeric>
                  {t('facts.after')}
                </th>
                <th scope="col" data-numeric>
                  {t('facts.change')}
                </th>
              </tr>
            </thead>
            <tbody>
              {difference.map((line) => (
                <tr key={`${line.code} ${line.Description}`}>
                  <th scope="row">{pricing.t(`adjustment.${line.code}`, { _: line.Description })}</th>
                  <td data-numeric>
                    <bdi>{reason(line.before)}</bdi>
                  </td>
                  <td data-numeric>
                    <bdi>{reason(line.after)}</bdi>
                  </td>
                  <td data-numeric>
                    <bdi>{signedPrice(line.change)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Box>
      )}
    </Alert>
  );
}
