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
import { useSeen } from './useSeen';

interface Props {
  readonly loanNum: string;
  readonly documents: readonly Edoc[];
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

/** The list with the entry moved one place up. */
const movedUp = (ids: readonly string[], index: number): string[] =>
  ids.map((id, at) => (at === index - 1 ? ids[index] : at === index ? ids[index - 1] : id) ?? id);

/** Joins documents to one, in the order that the user chooses. */
export function JoinDialog({ loanNum, documents, onShow, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useFreshDocuments(loanNum);
  const { seen, telling } = useSeen(documents);
  const [ids, setIds] = useState(() => documents.map(({ id }) => id));
  const order = ids.flatMap((id) => seen.find((each) => each.id === id) ?? []);
  const [first] = documents;
  const [start] = useState({
    filing: { folderName: first?.folderName ?? '', docType: first?.doc_type ?? '' },
    name: first?.name.replace(/\.pdf$/i, '') ?? '',
    ids,
  });
  const [filing, setFiling] = useState(start.filing);
  const [name, setName] = useState(start.name);
  const isDirty = JSON.stringify({ filing, name, ids }) !== JSON.stringify(start);
  const join = async (): Promise<void> => {
    const joined = order.map(({ docId, version }) => ({ docId, version }));
    const made = await telling(() => documentsCalls.join(loanNum, { ...filing, name, documents: joined }));
    notify('documents.joined', { type: 'success', messageArgs: { smart_count: order.length } });
    onShow(made.id);
    onClose();
  };
  return (
    <ActionDialog
      title={translate('documents.joinTitle', { smart_count: order.length })}
      actionLabel={translate('documents.join')}
      ready={order.length > 1 && name.trim() !== '' && filing.folderName !== '' && filing.docType !== ''}
      dirty={isDirty}
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
                onClick={() =>
                  setIds(
                    movedUp(
                      order.map(({ id }) => id),
                      index,
                    ),
                  )
                }
              >
                <ArrowUp size={16} aria-hidden />
              </IconButton>
              <IconButton
                size="small"
                disabled={index === order.length - 1}
                aria-label={translate('documents.moveDown', { name: document.name })}
                onClick={() =>
                  setIds(
                    movedUp(
                      order.map(({ id }) => id),
                      index + 1,
                    ),
                  )
                }
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
        slotProps={{ htmlInput: { maxLength: 170, dir: 'auto' } }}
      />
      <FilingInputs value={filing} onChange={setFiling} />
    </ActionDialog>
  );
}
