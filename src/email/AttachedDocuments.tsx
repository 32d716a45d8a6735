import { IconButton } from '@mui/material';
import { X } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Edoc } from '../../domain/documents/document.schemas';
import { ChoicesInput } from '../fields/ChoiceInput';
import { DownloadButton } from '../ui/DownloadButton';
import { Box, Row } from '../ui/layout/primitives';
import { emailCalls } from './email-calls';
import type { EmailValues } from './email-form';

interface Props {
  readonly loanNum: string;
  readonly documents: readonly Pick<Edoc, 'docId' | 'name'>[];
  /** As many can be chosen. */
  readonly most: number;
}

/** The documents of the loan that go with the email. Each row downloads its document (EMAIL-12). */
export function AttachedDocuments({ loanNum, documents, most }: Props) {
  const translate = useTranslate();
  const { field } = useController<EmailValues, 'docIds'>({ name: 'docIds' });
  const chosen = documents.filter(({ docId }) => field.value.includes(docId));
  return (
    <>
      <ChoicesInput
        name="docIds"
        spec={{ kind: 'codes' }}
        label={translate('email.documents')}
        choices={documents.map(({ docId, name }) => ({ value: docId, label: name }))}
        most={most}
        listed
      />
      {chosen.length > 0 && (
        <Box as="ul" border radius="l" dividers aria-label={translate('email.attached')}>
          {chosen.map(({ docId, name }) => (
            <Row as="li" key={docId} gap="s2" justify="space-between" minBlockSize={40} paddingInline="s2 4">
              <DownloadButton
                variant="text"
                size="small"
                wraps
                label={<bdi>{name}</bdi>}
                fileName={name}
                fetchFile={() => emailCalls.document(loanNum, docId)}
              />
              <IconButton
                size="small"
                aria-label={translate('upload.remove', { name })}
                onClick={() => field.onChange(field.value.filter((id) => id !== docId))}
              >
                <X size={16} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
            </Row>
          ))}
        </Box>
      )}
    </>
  );
}
