import { useMediaQuery } from '@mui/material';
import { useErrorCount } from '../../fields/form-errors';
import { Box } from '../../ui/layout/primitives';
import { SaveBar } from '../../ui/SaveBar';
import { LongSave } from './LongSave';

/** The save bar of the surrounding form, with its error count. On a phone it appears when there is something to save. */
export function FormSaveBar(props: Omit<Parameters<typeof SaveBar>[0], 'errorCount'>) {
  const errorCount = useErrorCount();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (isPhone && !props.dirty && !props.saving && errorCount === 0) return null;
  return (
    <Box position="sticky" insetBlockEnd={0} zIndex={3}>
      <SaveBar {...props} errorCount={errorCount} />
      <LongSave saving={props.saving} />
    </Box>
  );
}
