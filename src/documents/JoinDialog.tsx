import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Edoc } from '../../domain/documents/document.schemas';
import { Note, Row } from '../ui/layout/primitives';
import { ActionDialog } from './ActionDialog';
import { documentsCalls } from './documents-calls';
import { FilingInputs } from './FilingInputs';
import { useFreshDocuments } from './useDocuments';

interface Props {
  readonly loanNum: string;
  readonly documents: readonly Edoc[];
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

/** The list with the entry moved one place up. */
const movedUp = (documents: readonly Edoc[], index: number): readonly Edoc[] =>
  documents.map(
    (document, at) =>
      (at === index - 1 ? documents[index] : at === index ? documents[index - 1] : document) ?? document,
  );

/** Joins documents to one, in the order that the user chooses. */
export function JoinDialog({ loanNum, documents, onShow, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useFreshDocuments(loanNum);
  const [order, setOrder] = useState(documents);
  const [first] = documents;
  const [filing, setFiling] = useState({ folderName: first?.folderName ?? '', docType: first?.doc_type ?? '' });
  const [name, setName] = useState(first?.name.replace(/\.pdf$/i, '') ?? '');
  const join = async (): Promise<void> => {
    const seen = order.map(({ docId, version }) => ({ docId, version }));
    const made = await documentsCalls.join(loanNum, { ...filing, name, documents: seen });
    notify('documents.joined', { type: 'success', messageArgs: { smart_count: order.length } });
    onShow(made.id);
    onClose();
  };
  return (
    <ActionDialog
      title={translate('documents.joinTitle', { smart_count: order.length })}
      actionLabel={translate('documents.join')}
      ready={name.trim() !== '' && filing.folderName !== '' && filing.docType !== ''}
      onAct={join}
      onSettled={refresh}
      onClose={onClose}
    >
      <Note as="p">{translate('documents.joinText')}</Note>
      <ol aria-label={translate('documents.order')}>
        {order.map((document, index) => (
          <Row as="li" key={document.id} gap="s2" justify="space-between">
            <bdi style={{ overflowWrap: 'anywhere' }}>{document.name}</bdi>
            <Row>
              <IconButton
                size="small"
                disabled={index === 0}
                aria-label={translate('documents.moveUp', { name: document.name })}
                onClick={() => setOrder(movedUp(order, index))}
              >
                <ArrowUp size={16} aria-hidden />
              </IconButton>
              <IconButton
                size="small"
                disabled={index === order.length - 1}
                aria-label={translate('documents.moveDown', { name: document.name })}
                onClick={() => setOrder(movedUp(order, index + 1))}
              >
                <ArrowDown size={16} aria-hidden />
              </IconButton>
            </Row>
          </Row>
        ))}
      </ol>
      <TextField
        label={translate('documents.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 170 } }}
      />
      <FilingInputs value={filing} onChange={setFiling} />
    </ActionDialog>
  );
}
