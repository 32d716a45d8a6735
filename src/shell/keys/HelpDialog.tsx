import { Button } from '@mui/material';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useCurrentPage } from '../../pages/useCurrentPage';
import { KeyCap } from '../../ui/KeyCap';
import { Box, Row } from '../../ui/layout/primitives';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/overlays';
import { usePageTitle } from '../loan/usePageTitle';
import { formKeys, listKeys, type PortalKey, portalKeys } from './key-table';
import { keysOfPage, purposeOf } from './page-help';

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

function Keys({ entry }: { readonly entry: PortalKey }) {
  const translate = useTranslate();
  return entry.keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && entry.sequence && <span>{translate('navigation.keys.after')}</span>}
      <KeyCap dir="ltr">{key === 'Ctrl' && isMac() ? '⌘' : key}</KeyCap>
    </Fragment>
  ));
}

function KeyList({ title, keys }: { readonly title: string; readonly keys: readonly PortalKey[] }) {
  const translate = useTranslate();
  if (keys.length === 0) return null;
  return (
    <>
      <Box as="h3" marginBlockStart="s4" size="small" weight={600} color="text-2">
        {translate(title)}
      </Box>
      <Box as="dl" dividers>
        {keys.map((entry) => (
          <Row justify="space-between" gap={16} minBlockSize={36} key={entry.action}>
            <dt>{translate(`navigation.keys.${entry.text}`)}</dt>
            <Row as="dd" gap={4} color="text-3">
              <Keys entry={entry} />
            </Row>
          </Row>
        ))}
      </Box>
    </>
  );
}

/** What the page is for, its keys, and the other keys of the portal. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const page = useCurrentPage();
  const title = usePageTitle(page);
  const ofPage = page ? keysOfPage(page) : [];
  const others = [...listKeys, ...formKeys].filter((key) => !ofPage.includes(key));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('navigation.help.title')}</DialogTitle>
      <DialogContent>
        {page && (
          <>
            <Box as="h3" weight={600}>
              {title}
            </Box>
            <p>{translate(`navigation.help.purpose.${purposeOf(page)}`)}</p>
          </>
        )}
        <KeyList title="navigation.help.ofPage" keys={ofPage} />
        <KeyList title="navigation.help.everywhere" keys={portalKeys} />
        <KeyList title="navigation.help.others" keys={others} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('shell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
