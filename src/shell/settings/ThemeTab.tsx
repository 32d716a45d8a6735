import { useStore, useTranslate } from 'react-admin';
import { densityNames, directions, setPreferences } from '../../theme/preferences';
import { usePreferences } from '../../theme/usePreferences';
import { LayoutCards } from './LayoutCards';
import { PartThemes } from './PartThemes';
import { Segmented, SettingsGroup, SwitchRow } from './SettingsParts';

const layoutFlags = ['stickyToolbar', 'shortcutsBar', 'footer'] as const;
const comfortFlags = ['scrollbars', 'animations'] as const;

function LayoutOptions() {
  const translate = useTranslate();
  const look = usePreferences();
  const [folded, setFolded] = useStore('nav.folded', false);
  return (
    <SettingsGroup title={translate('settings.options.title')}>
      <SwitchRow
        label={translate('settings.options.navFolded')}
        help={translate('settings.options.navFoldedHelp')}
        checked={folded}
        onChange={setFolded}
      />
      {layoutFlags.map((flag) => (
        <SwitchRow
          key={flag}
          label={translate(`settings.options.${flag}`)}
          help={translate(`settings.options.${flag}Help`)}
          checked={look[flag]}
          onChange={(checked) => setPreferences({ [flag]: checked })}
        />
      ))}
    </SettingsGroup>
  );
}

/** Layout, theme of the parts, density, scrollbars, animations and direction (SETTINGS-01). */
export function ThemeTab() {
  const translate = useTranslate();
  const look = usePreferences();
  return (
    <>
      <SettingsGroup title={translate('settings.layout.title')}>
        <LayoutCards />
      </SettingsGroup>
      <SettingsGroup title={translate('settings.partThemes')}>
        <PartThemes />
      </SettingsGroup>
      <LayoutOptions />
      <SettingsGroup title={translate('settings.density.title')}>
        <Segmented
          label={translate('settings.density.title')}
          value={look.density}
          values={densityNames}
          text={(each) => translate(`settings.density.${each}`)}
          onChange={(density) => setPreferences({ density })}
        />
      </SettingsGroup>
      <SettingsGroup title={translate('settings.behavior.title')}>
        {comfortFlags.map((flag) => (
          <SwitchRow
            key={flag}
            label={translate(`settings.${flag}`)}
            help={translate(`settings.${flag}Help`)}
            checked={look[flag]}
            onChange={(checked) => setPreferences({ [flag]: checked })}
          />
        ))}
      </SettingsGroup>
      <SettingsGroup title={translate('settings.direction.title')}>
        <Segmented
          label={translate('settings.direction.title')}
          value={look.direction}
          values={directions}
          text={(each) => translate(`settings.direction.${each}`)}
          onChange={(direction) => setPreferences({ direction })}
        />
      </SettingsGroup>
    </>
  );
}
