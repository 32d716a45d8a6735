import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Note } from '../../ui/layout/primitives';

interface Props {
  readonly path: string;
  readonly line?: number | null;
}

/** The place of a value in the file, for those who edit it: shown on demand. */
export function WhereInFile({ path, line = null }: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button variant="text" size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {translate('loan.create.import.where')}
      </Button>
      <Box id={id} hidden={!open} flex="1 0 100%" minInlineSize={0} overflowWrap="anywhere">
        {open && (
          <Note>
            {line !== null && <>{translate('loan.create.import.atLine', { line })} · </>}
            <code dir="ltr">{path}</code>
          </Note>
        )}
      </Box>
    </>
  );
}
