import { LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PriceRunDetail } from '../../../domain/investor/price-run.schemas';
import { formatField } from '../../../domain/loan/format-field';
import { useFormats } from '../../providers/i18n/useFormats';
import { KeyFigure, KeyFigures } from '../../ui/KeyFigures';
import { Stack, Text } from '../../ui/layout/primitives';

const money = (value: string): string => formatField({ kind: 'money' }, value);

/** How far a run is: loans priced, or prices saved. */
function Bar({ run }: { readonly run: PriceRunDetail }) {
  const translate = useTranslate();
  const { count } = useFormats();
  const { totals, state, isSaving } = run;
  const saves = totals.saving + totals.saved + totals.notSaved;
  const [done, all, key] = isSaving
    ? [saves - totals.saving, saves, 'saving']
    : [totals.done, totals.loans, state === 'running' ? 'running' : state];
  const text = translate(`priceRuns.progress.${key}`, { done: count(done), all: count(all) });
  const isWorking = isSaving || state === 'running';
  return (
    <Stack gap="s1">
      <Text as="p" role="status" color="text-2">
        {text}
      </Text>
      {isWorking ? (
        <LinearProgress variant="determinate" value={all === 0 ? 0 : (100 * done) / all} aria-label={text} />
      ) : null}
    </Stack>
  );
}

/** The progress of a run, and what its prices would gain or lose. */
export function RunProgress({ run }: { readonly run: PriceRunDetail }) {
  const translate = useTranslate();
  const { count } = useFormats();
  const { totals } = run;
  const number = (value: number) => <bdi>{count(value)}</bdi>;
  return (
    <Stack gap="s3" paddingBlock="s3">
      <Bar run={run} />
      <KeyFigures label={translate('priceRuns.totals.label')}>
        <KeyFigure
          label={translate('priceRuns.totals.priced')}
          value={number(totals.priced)}
          sub={translate('priceRuns.totals.notPriced', { number: count(totals.done - totals.priced) })}
        />
        <KeyFigure
          label={translate('priceRuns.totals.gaining')}
          value={number(totals.gaining)}
          sub={<bdi>{money(totals.gain)}</bdi>}
        />
        <KeyFigure
          label={translate('priceRuns.totals.losing')}
          value={number(totals.losing)}
          sub={<bdi>{money(totals.loss)}</bdi>}
        />
        <KeyFigure
          label={translate('priceRuns.totals.net')}
          value={<bdi>{money(totals.net)}</bdi>}
          sub={translate('priceRuns.totals.netText')}
        />
        <KeyFigure
          label={translate('priceRuns.totals.saved')}
          value={number(totals.saved)}
          sub={translate('priceRuns.totals.notSaved', {
            number: count(totals.notSaved),
            changed: count(totals.changed),
          })}
        />
      </KeyFigures>
    </Stack>
  );
}
