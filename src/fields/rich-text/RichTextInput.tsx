import { Skeleton } from '@mui/material';
import { Suspense, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { onDemand } from '../../providers/chunks/on-demand';
import { Box } from '../../ui/layout/primitives';
import { GroupLabel } from '../GroupLabel';
import { RichText } from './RichText';
import type { RichTextEditorProps } from './RichTextEditor';

const RichTextEditor = onDemand('RichTextEditor', async () => (await import('./RichTextEditor')).RichTextEditor);

export interface RichTextInputProps extends Omit<RichTextEditorProps, 'labelId'> {
  readonly label: string;
  readonly readOnly?: boolean;
}

/** Text with headings, bold, italic, underline and lists, stored as HTML with only these tags. The editor loads when it is shown. */
export function RichTextInput({ readOnly = false, ...props }: RichTextInputProps) {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const value: unknown = useWatch({ name: props.source });
  const { error } = getFieldState(props.source, formState);
  return (
    <div>
      <GroupLabel component="div" id={id} error={error !== undefined} required={props.required ?? false}>
        {props.label}
      </GroupLabel>
      {readOnly ? (
        <Box
          minBlockSize="control"
          padding="s2 10"
          border
          radius="m"
          background="sunken"
          role="group"
          aria-labelledby={id}
        >
          <RichText html={typeof value === 'string' && value !== '' ? value : '–'} />
        </Box>
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={242} />}>
          <RichTextEditor {...props} labelId={id} />
        </Suspense>
      )}
    </div>
  );
}
