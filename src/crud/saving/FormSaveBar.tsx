import { styled } from '@mui/material/styles';
import { useErrorCount } from '../../fields/form-errors';
import { SaveBar } from '../../ui/SaveBar';

const Foot = styled('div')({ position: 'sticky', insetBlockEnd: 0, zIndex: 3 });

/** The save bar of the surrounding form, with its error count. */
export function FormSaveBar(props: Omit<Parameters<typeof SaveBar>[0], 'errorCount'>) {
  return (
    <Foot>
      <SaveBar {...props} errorCount={useErrorCount()} />
    </Foot>
  );
}
