import { Alert, Button } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { saveBlob } from '../../providers/data/save-blob';
import { Box, Row, Text } from '../../ui/layout/primitives';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/overlays';
import { useCopy } from '../../ui/useCopy';

interface Props {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes, once. It closes only with its button: who clicks beside it has not saved them. */
export function CodesDialog({ codes, onClose }: Props) {
  const translate = useTranslate();
  const { copied, copy } = useCopy();
  const id = useId();
  const text = codes.join('\n');
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('factors.codes.shown')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, pt: '8px !important' }}>
        <Alert severity="warning">{translate('factors.codes.once')}</Alert>
        <Box
          as="ol"
          display="grid"
          columns="1fr 1fr"
          gap="s2 s5"
          padding="s4"
          margin={0}
          border
          radius="m"
          background="sunken"
          dir="ltr"
          listStyle="none"
        >
          {codes.map((code) => (
            <Text as="li" key={code} numeric letterSpacing="0.04em">
              {code}
            </Text>
          ))}
        </Box>
        <Row gap="s2" wrap>
          <Button variant="outlined" onClick={() => void copy(text)}>
            {translate(copied ? 'states.copied' : 'factors.codes.copy')}
          </Button>
          <Button
            variant="outlined"
            onClick={() =>
              saveBlob({ blob: new Blob([`${text}\n`], { type: 'text/plain' }), name: null }, 'recovery-codes.txt')
            }
          >
            {translate('factors.codes.download')}
          </Button>
        </Row>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('factors.codes.saved')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
