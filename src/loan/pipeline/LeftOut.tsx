import { useTranslate } from 'react-admin';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { Stack } from '../../ui/layout/primitives';
import { useStatusLabel } from '../../ui/StatusDot';

const SHOWN = 5;

/** Names the selected loans that the user can't edit in their status, so that the action leaves them out. */
export function LeftOut({ rows }: { readonly rows: readonly PipelineRow[] }) {
  const translate = useTranslate();
  const statusLabel = useStatusLabel();
  if (rows.length === 0) return null;
  const more = rows.length - SHOWN;
  return (
    <Stack gap="s1">
      <p>{translate('loan.pipeline.bulk.leftOut', { smart_count: rows.length })}</p>
      <ul>
        {rows.slice(0, SHOWN).map(({ sLNm, sStatusT }) => (
          <li key={sLNm}>
            <bdi>{sLNm}</bdi> · <bdi>{statusLabel(sStatusT)}</bdi>
          </li>
        ))}
        {more > 0 ? <li>{translate('loan.pipeline.bulk.leftOutMore', { smart_count: more })}</li> : null}
      </ul>
    </Stack>
  );
}
