import { useErrorCount } from '../../fields/form-errors';
import { Box } from '../../ui/layout/primitives';
import { SaveBar } from '../../ui/SaveBar';

/** The save bar of the surrounding form, with its error count. */
export function FormSaveBar(props: Omit<Parameters<typeof SaveBar>[0], 'errorCount'>) {
  return (
    <Box position="sticky" insetBlockEnd={0} zIndex={3}>
      <SaveBar {...props} errorCount={useErrorCount()} />
    </Box>
  );
}
