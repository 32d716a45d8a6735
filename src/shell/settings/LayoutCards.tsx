import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type Layout, layouts, setPreferences } from '../../theme/preferences';
import { measures, token } from '../../theme/tokens';
import { usePreferences } from '../../theme/usePreferences';
import { Box, Stack } from '../../ui/layout/primitives';
import { SampleCard } from './SampleCard';

const pictureWidth: Readonly<Record<Layout, string>> = { full: '100%', boxed: '76%', container: '56%' };

const widthOf = (layout: Exclude<Layout, 'full'>): number => Number.parseInt(measures[layout], 10);

/** Full width, boxed or container (decisions SETTINGS-06, -07). */
export function LayoutCards() {
  const translate = useTranslate();
  const { layout } = usePreferences();
  const group = useId();
  return (
    <Stack
      columns="repeat(3, minmax(0, 1fr))"
      gap="s2"
      role="radiogroup"
      aria-label={translate('settings.layout.title')}
    >
      {layouts.map((each) => (
        <SampleCard
          key={each}
          group={group}
          name={translate(`settings.layout.${each}`)}
          note={
            each === 'full'
              ? translate('settings.layout.fullHelp')
              : translate('settings.layout.widthOf', { width: widthOf(each) })
          }
          checked={layout === each}
          onChoose={() => setPreferences({ layout: each })}
        >
          <Stack
            justifyItems="center"
            blockSize={44}
            overflow="hidden"
            border
            radius="s"
            background="sunken"
            aria-hidden="true"
          >
            <Box
              blockSize="100%"
              lineStart
              lineEnd
              background="surface"
              style={{ inlineSize: pictureWidth[each], borderBlockStart: `6px solid ${token('accent')}` }}
            />
          </Stack>
        </SampleCard>
      ))}
    </Stack>
  );
}
