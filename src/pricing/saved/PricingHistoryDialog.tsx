import { Button, Checkbox } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatPercent } from '../../../domain/format/percent';
import type { SavedPricing } from '../../../domain/scenarios/saved-pricing.schemas';
import { queryKeys } from '../../providers/data/query-keys';
import { useFormats } from '../../providers/i18n/useFormats';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { FactSkeleton } from '../../ui/FactSkeleton';
import { Box, Note, Row } from '../../ui/layout/primitives';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/overlays';
import { priceText } from '../figures';
import { ComparePricings, shownRate } from './ComparePricings';
import { savedPricingCalls } from './saved-pricing-calls';

const COMPARED = 2;

interface Props {
  readonly loanNum: string;
  /** Prices the scenario of a version again. */
  readonly onReopen: (pricing: SavedPricing) => void;
  readonly onClose: () => void;
}

/** The saved versions of a loan's prices: compare two, or open the scenario of one again. */
export function PricingHistoryDialog({ loanNum, onReopen, onClose }: Props) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const id = useId();
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.loan(loanNum), 'pricings'],
    queryFn: ({ signal }) => savedPricingCalls.list(loanNum, signal),
  });
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [comparing, setComparing] = useState(false);
  const compared = (data ?? []).filter((one) => picked.includes(one.id)).toReversed();
  if (comparing) return <ComparePricings pricings={compared} onClose={() => setComparing(false)} />;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('scenarios.history.title')}</DialogTitle>
      <DialogContent>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <FactSkeleton groups={[4]} />}
        {data?.length === 0 && (
          <EmptyState title={translate('scenarios.history.none')}>{translate('scenarios.history.noneHelp')}</EmptyState>
        )}
        <Box as="ul">
          {data?.map((one) => {
            const shown = shownRate(one);
            const name = translate('scenarios.history.version', { number: one.number });
            return (
              <Row as="li" key={one.id} gap="s2" paddingBlock="s2" lineBelow>
                <Checkbox
                  size="small"
                  checked={picked.includes(one.id)}
                  disabled={!picked.includes(one.id) && picked.length >= COMPARED}
                  slotProps={{ input: { 'aria-label': translate('scenarios.pick', { name }) } }}
                  onChange={(_, on) => setPicked(on ? [...picked, one.id] : picked.filter((each) => each !== one.id))}
                />
                <Box flex={1} minInlineSize={0}>
                  <p>
                    {name}
                    {shown && (
                      <>
                        {': '}
                        <bdi>{shown.Name}</bdi>{' '}
                        <bdi dir="ltr">
                          {formatPercent(shown.Rate)} · {priceText(shown.Price)}
                        </bdi>
                      </>
                    )}
                  </p>
                  <Note as="p">
                    {[
                      one.byName,
                      instant(one.at),
                      translate(one.chosen ? 'scenarios.history.chosen' : 'scenarios.history.notChosen'),
                    ].join(' · ')}
                  </Note>
                </Box>
                <Button variant="text" size="small" onClick={() => onReopen(one)}>
                  {translate('scenarios.history.reopen')}
                </Button>
              </Row>
            );
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button disabled={picked.length < COMPARED} onClick={() => setComparing(true)}>
          {translate(picked.length < COMPARED ? 'scenarios.history.compareHint' : 'scenarios.history.comparison')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('shell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
