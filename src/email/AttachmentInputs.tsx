import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ChoicesInput } from '../fields/ChoiceInput';
import { queryKeys } from '../providers/data/query-keys';
import { Stack } from '../ui/layout/primitives';
import { ChosenFiles } from '../ui/UploadParts';
import type { useFileChoice } from '../ui/useFileChoice';
import { emailCalls } from './email-calls';

interface Props {
  readonly loanNum: string;
  readonly choice: ReturnType<typeof useFileChoice>;
  readonly max: number;
}

/** PDFs from disk and from the loan's documents. Users who may not read the documents attach their own files. */
export function AttachmentInputs({ loanNum, choice, max }: Props) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { data = [] } = useQuery({
    queryKey: [...queryKeys.documents(loanNum), 'to-attach'],
    queryFn: ({ signal }) => emailCalls.documents(loanNum, signal),
    retry: false,
  });
  return (
    <Stack gap="s2">
      {data.length > 0 && (
        <ChoicesInput
          name="docIds"
          spec={{ kind: 'codes' }}
          label={translate('email.documents')}
          choices={data.map(({ docId, name }) => ({ value: docId, label: name }))}
        />
      )}
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
        full={choice.files.length >= max}
        disabled={false}
        onRemove={choice.remove}
        onRemoveRefused={() => undefined}
      />
      {choice.problem && (
        <Alert severity="error">
          {(choice.problem.names ?? [''])
            .map((name) => translate(`upload.${choice.problem?.kind}`, { max, name }))
            .join(' ')}
        </Alert>
      )}
    </Stack>
  );
}
