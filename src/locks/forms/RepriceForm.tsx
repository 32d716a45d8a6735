import { formatMoney } from '../../../domain/format/money';
import { formatPercent } from '../../../domain/format/percent';
import type { MessageData } from '../../../domain/messages/message';
import { CostText, priceText } from '../../pricing/public';
import { Box, Note, Text } from '../../ui/layout/primitives';
import { Table } from '../../ui/Table';
import { locksCalls } from '../locks-calls';
import { MoveFrame } from '../MoveFrame';
import { ReasonField } from '../ReasonField';
import { useLockText } from '../useLockText';
import { useMoveForm } from '../useMoveForm';
import type { MoveFormProps } from './move-form';

interface Values {
  rate: string;
  reason: string;
}

/** Another rate of the locked program, or the price of the loan's new facts, on the sheet of the lock. */
export function RepriceForm({ lock, why, busy, onAsk }: MoveFormProps & { readonly why: MessageData | null }) {
  const { t } = useLockText();
  const own = lock.lock?.price.Rate ?? '';
  const { form, draft } = useMoveForm<Values>('reprice', { rate: own, reason: '' });
  const { rate, reason } = form.watch();
  const { rates } = lock.options.reprice;
  const option = rates.find((one) => one.Rate === rate) ?? rates.find((one) => one.Rate === own);
  if (!lock.lock) return null;
  const isSame = option?.Rate === own && option.Price === lock.lock.price.Price;
  return (
    <MoveFrame
      title={t('reprice.title')}
      draft={draft}
      button={
        option
          ? t('reprice.button', { rate: formatPercent(option.Rate), price: priceText(option.Price) })
          : t('reprice.send')
      }
      why={why}
      lacks={!option || isSame ? t('reprice.choose') : reason.trim() === '' ? t('lacksReason') : null}
      note={t('deskConfirms')}
      busy={busy}
      onSend={() =>
        option &&
        onAsk({
          title: t('reprice.ask', { rate: formatPercent(option.Rate) }),
          lines: [
            t('reprice.will', { before: formatPercent(own), after: formatPercent(option.Rate) }),
            t('reprice.price', {
              before: priceText(lock.lock?.price.Price),
              after: priceText(option.Price),
              cost: formatMoney(option.Cost),
            }),
          ],
          button: t('reprice.send'),
          send: () =>
            locksCalls.move(lock.loanNum, {
              ...{ move: 'reprice', version: lock.version, price: option.Price, reason },
              ...(option.Rate !== own && { rate: option.Rate }),
            }),
          onStored: draft.remove,
        })
      }
    >
      <Note as="p">{t('reprice.sheet')}</Note>
      <Box
        border
        radius="m"
        overflow="auto"
        maxBlockSize={264}
        tabIndex={0}
        role="group"
        aria-label={t('reprice.rates')}
      >
        <Table cells={{ padding: '4 s3', numeric: true }} heads={{ whiteSpace: 'nowrap' }} stickyHeads>
          <thead>
            <tr>
              <th scope="col">{t('history.rate')}</th>
              <th scope="col" data-numeric>
                {t('history.price')}
              </th>
              <th scope="col" data-numeric>
                {t('costOrCredit')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rates.map((one) => (
              <Box as="tr" key={one.Rate} background={one.Rate === option?.Rate ? 'selected' : 'none'}>
                <td>
                  <label>
                    <input
                      type="radio"
                      name="reprice-rate"
                      checked={one.Rate === option?.Rate}
                      onChange={() => form.setValue('rate', one.Rate, { shouldDirty: true })}
                    />{' '}
                    <bdi>{formatPercent(one.Rate)}</bdi>
                    {one.Rate === own && <Text color="text-3"> {t('reprice.locked')}</Text>}
                  </label>
                </td>
                <td data-numeric>
                  <bdi>{priceText(one.Price)}</bdi>
                </td>
                <td data-numeric>
                  <CostText cost={one.Cost} />
                </td>
              </Box>
            ))}
          </tbody>
        </Table>
      </Box>
      <ReasonField control={form.control} name="reason" of="reprice" />
    </MoveFrame>
  );
}
