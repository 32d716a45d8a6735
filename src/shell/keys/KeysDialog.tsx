import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';
import { KeyCap } from '../../ui/KeyCap';
import { Box, Row } from '../../ui/layout/primitives';
import { formKeys, listKeys, type PortalKey, portalKeys } from './key-table';

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

/** All keys of the portal. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('navigation.keys.title')}</DialogTitle>
      <DialogContent>
        <Box as="dl" dividers>
          {[...portalKeys, ...listKeys, ...formKeys].map((entry) => (
            <Row justify="space-between" gap={16} minBlockSize={36} key={entry.action}>
              <dt>{translate(entry.translate)}</dt>
              <Row as="dd" gap={4} color="text-3">
                <Keys entry={entry} />
              </Row>
            </Row>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('shell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
