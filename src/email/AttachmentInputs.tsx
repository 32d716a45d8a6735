import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { queryKeys } from '../providers/data/query-keys';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Note, Stack } from '../ui/layout/primitives';
import { ChosenFiles } from '../ui/UploadParts';
import type { useFileChoice } from '../ui/useFileChoice';
import { AttachedDocuments } from './AttachedDocuments';
import { emailCalls } from './email-calls';
import type { EmailValues } from './email-form';

interface Props {
  readonly loanNum: string;
  readonly choice: ReturnType<typeof useFileChoice>;
  readonly max: number;
}

/** PDFs from disk and from the loan's documents, at most five, with the limits of uploads (UPLOAD-01 to -06). Users who may not read the documents attach their own files. */
export function AttachmentInputs({ loanNum, choice, max }: Props) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { data = [] } = useQuery({
    queryKey: [...queryKeys.documents(loanNum), 'to-attach'],
    queryFn: ({ signal }) => emailCalls.documents(loanNum, signal),
    retry: false,
  });
  const docIds = useWatch<EmailValues, 'docIds'>({ name: 'docIds' });
  const kind = choice.problem?.kind;
  const names = choice.problem?.names ?? [''];
  const problem = kind && names.map((name) => translate(`upload.${kind}`, { max, name })).join(' ');
  const isLimit = kind === 'tooLarge' || kind === 'tooMany';
  return (
    <Stack columns="minmax(0, 1fr)" gap="s2">
      {data.length > 0 && <AttachedDocuments loanNum={loanNum} documents={data} most={max - choice.files.length} />}
      <Button
        variant="outlined"
        startIcon={<Paperclip size={16} strokeWidth={1.6} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {translate('email.attach')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".pdf"
        aria-label={translate('email.attach')}
        onChange={({ target }) => {
          choice.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <ChosenFiles
        files={choice.files}
        refused={[]}
        full={false}
        disabled={false}
        onRemove={choice.remove}
        onRemoveRefused={() => undefined}
      />
      {choice.files.length + docIds.length >= max && <Note as="p">{translate('upload.reachedMax')}</Note>}
      {problem && !isLimit && <Alert severity="error">{problem}</Alert>}
      <ErrorDialog error={isLimit ? new Error(problem) : null} onClose={() => choice.setProblem(null)} />
    </Stack>
  );
}
