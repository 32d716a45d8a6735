import { Button, IconButton, Tab, Tabs } from '@mui/material';
import { RotateCcw, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useNotify, useStore, useTranslate } from 'react-admin';
import { useSessionUser } from '../../access/useSessionUser';
import { resetPreferences } from '../../theme/preferences';
import { token } from '../../theme/tokens';
import { Row, Stack } from '../../ui/layout/primitives';
import { Drawer } from '../../ui/overlays';
import { SchemeTab } from './SchemeTab';
import { ThemeTab } from './ThemeTab';

const tabs = ['theme', 'scheme'] as const;

/** Resets everything in the panel to the lender's defaults. */
function useReset(): () => void {
  const notify = useNotify();
  const [, setFolded] = useStore('nav.folded', false);
  return () => {
    resetPreferences();
    setFolded(false);
    notify('settings.resetDone', { type: 'info' });
  };
}

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The settings panel: theme and color scheme (SETTINGS-01, SETTINGS-02). Choices apply at once. */
export function SettingsPanel({ open, onClose }: Props) {
  const translate = useTranslate();
  const user = useSessionUser();
  const reset = useReset();
  const [tab, setTab] = useState<(typeof tabs)[number]>('theme');
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        // No backdrop, so that the effect of a choice is visible.
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': `${id}-title`,
          sx: { inlineSize: 'min(420px, 100vw)', boxShadow: token('shadow-pop') },
        },
      }}
    >
      <Row justify="space-between" blockSize="bar" flex="none" paddingInline="s5 s3">
        <h2 id={`${id}-title`}>{translate('settings.title')}</h2>
        <IconButton size="small" aria-label={translate('settings.close')} onClick={onClose}>
          <X size={16} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </Row>
      <Tabs
        value={tab}
        onChange={(_, next: (typeof tabs)[number]) => setTab(next)}
        aria-label={translate('settings.tabs')}
        sx={{ flex: 'none', px: 5, borderBlockEnd: token('border') }}
      >
        {tabs.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${id}-${each}`}
            aria-controls={`${id}-panel`}
            label={translate(`settings.${each}`)}
          />
        ))}
      </Tabs>
      <Stack
        alignContent="start"
        flex={1}
        gap="s6"
        overflow="auto"
        padding="s5"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
      >
        {tab === 'theme' ? <ThemeTab /> : <SchemeTab />}
      </Stack>
      <Stack gap="s2" padding="s3 s5" lineAbove color="text-3" size="small">
        <p>{translate(user ? 'settings.keptInProfile' : 'settings.keptHere')}</p>
        <Button onClick={reset} startIcon={<RotateCcw size={16} strokeWidth={1.6} aria-hidden="true" />}>
          {translate('settings.reset')}
        </Button>
      </Stack>
    </Drawer>
  );
}
