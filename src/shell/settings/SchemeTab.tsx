import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { parts, schemeEverywhere, schemeNames, setPreferences } from '../../theme/preferences';
import { useColorMode, usePreferences } from '../../theme/usePreferences';
import { Stack } from '../../ui/layout/primitives';
import { LookSample } from './LookSample';
import { SampleCard } from './SampleCard';
import { SettingsGroup } from './SettingsParts';

/** Color schemes, each with a preview of the window. A choice sets main, navbar, toolbar and footer (SETTINGS-03). */
export function SchemeTab() {
  const translate = useTranslate();
  const { schemes, partModes } = usePreferences();
  const mode = useColorMode();
  const group = useId();
  const isMixed = parts.some((part) => schemes[part] !== schemes.main);
  return (
    <SettingsGroup
      title={translate('settings.scheme')}
      help={translate(isMixed ? 'settings.schemeMixed' : 'settings.schemeHelp')}
    >
      <Stack
        columns="repeat(auto-fill, minmax(140px, 1fr))"
        gap="s3"
        role="radiogroup"
        aria-label={translate('settings.scheme')}
      >
        {schemeNames.map((name) => (
          <SampleCard
            key={name}
            group={group}
            name={translate(`settings.schemes.${name}`)}
            checked={!isMixed && schemes.main === name}
            onChoose={() => setPreferences({ schemes: schemeEverywhere(name) })}
          >
            <LookSample schemes={schemeEverywhere(name)} mode={mode} partModes={partModes} />
          </SampleCard>
        ))}
      </Stack>
    </SettingsGroup>
  );
}
