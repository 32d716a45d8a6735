import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type PipelineTab, pipelineTabs } from '../../../domain/loan/pipeline';
import { useFormats } from '../../providers/i18n/useFormats';
import { useQuickPanelData } from '../../shell/home/useQuickPanelData';
import { token } from '../../theme/tokens';

interface Props {
  readonly tab: PipelineTab;
  readonly onChange: (tab: PipelineTab) => void;
}

/** The tab, and at once the one that the user picked: the list needs longer to follow. */
function usePicked(tab: PipelineTab) {
  const [{ of, picked }, set] = useState({ of: tab, picked: tab });
  // The list has followed, or the address has changed otherwise.
  if (of !== tab) set({ of: tab, picked: tab });
  return [picked, (next: PipelineTab): void => set({ of: tab, picked: next })] as const;
}

/** Tabs for active, inactive and funded loans, with counts. */
export function PipelineTabs({ tab, onChange }: Props) {
  const [picked, pick] = usePicked(tab);
  const translate = useTranslate();
  const { count } = useFormats();
  const { data } = useQuickPanelData();
  return (
    <Tabs
      value={picked}
      onChange={(_event, next: PipelineTab) => {
        pick(next);
        onChange(next);
      }}
      aria-label={translate('loan.pipeline.title')}
      // On the bottom border of a bar that touch-sized buttons make taller.
      sx={{ alignSelf: { md: 'end' } }}
    >
      {pipelineTabs.map(({ id }) => (
        <Tab
          key={id}
          value={id}
          label={
            <span>
              {translate(`loan.pipeline.tabs.${id}`)}{' '}
              <span style={{ color: token('text-3'), fontSize: token('fs-small'), fontWeight: 400 }}>
                {data ? count(data.tabs[id] ?? 0) : ''}
              </span>
            </span>
          }
        />
      ))}
    </Tabs>
  );
}
