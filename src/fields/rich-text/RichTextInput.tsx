import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { token } from '../../theme/tokens';
import { GroupLabel } from '../GroupLabel';
import { RichText } from './RichText';
import type { RichTextEditorProps } from './RichTextEditor';

const RichTextEditor = lazy(() => import('./RichTextEditor').then(({ RichTextEditor: it }) => ({ default: it })));

const Reading = styled('div')({
  minBlockSize: token('control'),
  padding: `${token('s2')} 10px`,
  border: token('border'),
  borderRadius: token('r'),
  background: token('sunken'),
});

export interface RichTextInputProps extends Omit<RichTextEditorProps, 'labelId'> {
  readonly label: string;
  readonly readOnly?: boolean;
}

/** Text with headings, bold, italic, underline and lists, kept as HTML of these marks alone. The editor comes when it is shown. */
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
        <Reading role="group" aria-labelledby={id}>
          <RichText html={typeof value === 'string' && value !== '' ? value : '–'} />
        </Reading>
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={242} />}>
          <RichTextEditor {...props} labelId={id} />
        </Suspense>
      )}
    </div>
  );
}
