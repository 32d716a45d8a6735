import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';
import { formKeys, listKeys, type PortalKey, portalKeys } from './key-table';

const List = styled('dl')({
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16, minBlockSize: 36 },
  '& > div + div': { borderBlockStart: token('border') },
  '& dd': { display: 'flex', alignItems: 'center', gap: 4, color: token('text-3') },
});

const Key = styled('kbd')({
  display: 'inline-grid',
  placeContent: 'center',
  minInlineSize: 24,
  blockSize: 24,
  paddingInline: 6,
  border: `1px solid ${token('line-strong')}`,
  borderRadius: token('r-s'),
  background: token('canvas'),
  color: token('text'),
  font: `500 ${token('fs-small')} / 1 ${token('font')}`,
});

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

function Keys({ entry }: { readonly entry: PortalKey }) {
  const translate = useTranslate();
  return entry.keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && entry.sequence && <span>{translate('navigation.keys.after')}</span>}
      <Key dir="ltr">{key === 'Ctrl' && isMac() ? '⌘' : key}</Key>
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
        <List>
          {[...portalKeys, ...listKeys, ...formKeys].map((entry) => (
            <div key={entry.action}>
              <dt>{translate(entry.translate)}</dt>
              <dd>
                <Keys entry={entry} />
              </dd>
            </div>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('shell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
