import { Alert, Button } from '@mui/material';
import { UploadCloud } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DEFAULT_MAX_FILES, MAX_UPLOAD_BYTES } from '../../domain/loan/upload-limits';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import { ErrorDialog } from './ErrorDialog';
import { Note, Stack, Text } from './layout/primitives';
import type { LayoutProps } from './layout/style-props';
import { ChosenFiles, UploadMeter } from './UploadParts';
import { type Problem, useFileChoice } from './useFileChoice';
import { type SendOptions, useUpload } from './useUpload';

const label: LayoutProps = {
  color: 'accent-text',
  cursor: 'pointer',
  onHover: { textDecoration: 'underline', textUnderlineOffset: 3 },
};
const lockedLabel: LayoutProps = { color: 'inherit', cursor: 'not-allowed' };

interface Props {
  /** Allowed extensions, such as `.pdf`. Default: any. */
  readonly accept?: string;
  /** What is accepted, in words. Default: the extensions. */
  readonly types?: string;
  /** Default: 1 (UPLOAD-03). */
  readonly maxFiles?: number;
  /** Total size that the call accepts. Default: 30 MB (UPLOAD-01). */
  readonly maxBytes?: number;
  readonly disabled?: boolean;
  /** Files that were chosen already, such as those dropped on the page. */
  readonly initial?: readonly File[];
  readonly send: (files: readonly File[], options: SendOptions) => Promise<unknown>;
  /** Called with the files once they are stored. */
  readonly onDone?: (files: readonly File[]) => void;
  readonly onSettled?: () => unknown;
  /** Called with the files that are chosen, whenever they change. */
  readonly onChoose?: (files: readonly File[]) => void;
  /** Default: 'Upload'. */
  readonly sendLabel?: string;
  /** Places the box and its button, as in a dialog. Default: the button below the box. */
  readonly frame?: (box: ReactNode, sendButton: ReactNode) => ReactNode;
}

function useProblemText(max: number) {
  const translate = useTranslate();
  return ({ kind, names = [''] }: Problem): string =>
    names.map((name) => translate(`upload.${kind}`, { max, name })).join(' ');
}

/** Uploads files by drag and drop or file dialog, with limits, progress and cancel (UPLOAD-01 to -08). */
export function UploadBox({
  accept,
  types: named,
  maxFiles = DEFAULT_MAX_FILES,
  maxBytes = MAX_UPLOAD_BYTES,
  disabled = false,
  initial,
  onChoose,
  sendLabel,
  frame,
  ...handlers
}: Props) {
  const translate = useTranslate();
  const id = useId();
  const choice = useFileChoice({ max: maxFiles, accept, bytes: maxBytes }, initial, onChoose);
  const upload = useUpload(handlers);
  const [over, setOver] = useState(false);
  const problemText = useProblemText(maxFiles);
  const blocked = disabled || upload.progress !== null;
  const types = named ?? accept?.replaceAll('.', '').toUpperCase() ?? translate('upload.anyType');
  const size = useFormats().count(maxBytes / 1024 / 1024);
  const inDialog = choice.problem?.kind === 'tooLarge' || choice.problem?.kind === 'tooMany';

  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!blocked) choice.add([...event.dataTransfer.files]);
  };
  const send = async (): Promise<void> => {
    if (choice.files.length === 0) choice.setProblem({ kind: 'noFile' });
    else if (await upload.start(choice.files)) choice.clear();
  };

  const box = (
    <Stack gap={12}>
      <Stack
        justifyItems="center"
        gap={4}
        padding="s8 s4"
        radius="l"
        background={blocked ? 'sunken' : over ? 'selected' : 'surface'}
        color={blocked ? 'text-off' : 'text-2'}
        textAlign="center"
        iconColor="text-3"
        whenFocusInside={{ outline: `2px solid ${token('focus')}`, outlineOffset: 2 }}
        style={{ border: `1px dashed ${token(over ? 'accent' : 'line-input')}` }}
        data-over={over}
        aria-disabled={blocked}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!blocked);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <UploadCloud size={24} strokeWidth={1.4} aria-hidden="true" />
        <p>
          {translate(maxFiles === 1 ? 'upload.dropOne' : 'upload.drop')}{' '}
          <Text as="label" htmlFor={id} weight={500} {...(blocked ? lockedLabel : label)}>
            {translate('upload.choose')}
          </Text>
        </p>
        <Note as="small">{translate('upload.limits', { types, smart_count: maxFiles, size })}</Note>
        <input
          id={id}
          className="sr-only"
          type="file"
          accept={accept}
          multiple={maxFiles > 1}
          disabled={blocked}
          onChange={(event) => {
            choice.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </Stack>
      {choice.problem && !inDialog && (
        <Alert severity="error" role="alert">
          {problemText(choice.problem)}
        </Alert>
      )}
      {upload.cancelled && <Alert severity="info">{translate('upload.cancelled')}</Alert>}
      <ChosenFiles
        files={choice.files}
        refused={upload.refused}
        full={choice.files.length >= maxFiles && maxFiles > 1}
        disabled={blocked}
        onRemove={choice.remove}
        onRemoveRefused={() => choice.removeNamed(upload.refused)}
      />
      {upload.progress && <UploadMeter progress={upload.progress} onCancel={upload.cancel} />}
      <ErrorDialog
        error={inDialog && choice.problem ? new Error(problemText(choice.problem)) : null}
        onClose={() => choice.setProblem(null)}
      />
      <ErrorDialog error={upload.error} onClose={upload.clearError} />
    </Stack>
  );
  const sendButton = upload.progress ? null : (
    <Button
      variant={choice.files.length > 0 ? 'contained' : 'outlined'}
      onClick={() => void send()}
      disabled={disabled}
      sx={{ justifySelf: 'start' }}
    >
      {sendLabel ?? translate('upload.send')}
    </Button>
  );
  if (frame) return frame(box, sendButton);
  return (
    <Stack gap={12}>
      {box}
      {sendButton}
    </Stack>
  );
}
