import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type NotePlace, notePlaces } from '../../domain/post-closing/collateral';
import type { CollateralAdd, PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import { MAX_HOLDER, MAX_REASON, MAX_TRACKING } from '../../domain/post-closing/post-closing-limits';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import { InputGrid } from '../ui/InputGrid';
import { Note } from '../ui/layout/primitives';
import type { CollateralMove } from './collateral-moves';
import { postClosingCalls } from './post-closing-calls';
import { usePostClosingSave } from './usePostClosing';
import { usePostClosingText } from './usePostClosingText';

interface Values {
  readonly on: string | null;
  readonly place: string;
  readonly holder: string;
  readonly carrier: string;
  readonly tracking: string;
  readonly baileeOn: string | null;
  readonly reason: string;
}

const date = { kind: 'date' } as const;
const text = { kind: 'text', maxLength: MAX_HOLDER } as const;
const tracking = { kind: 'text', maxLength: MAX_TRACKING } as const;
const reason = { kind: 'note', maxLength: MAX_REASON } as const;

/** The entry that the form describes. */
function entryOf(move: CollateralMove, values: Values, { collateral }: PostClosingView, id: string): CollateralAdd {
  const entry = { id, seen: collateral.entries.length, on: values.on ?? '' };
  const place = values.place as NotePlace;
  const holder = values.holder.trim() || null;
  const latest = collateral.shipments.at(-1)?.id ?? '';
  switch (move) {
    case 'placed':
      return { ...entry, kind: move, place, holder };
    case 'shipped': {
      const parcel = { carrier: values.carrier, tracking: values.tracking.trim() || null };
      return { ...entry, ...parcel, kind: move, place, holder, baileeOn: values.baileeOn || null };
    }
    case 'corrected':
      return { ...entry, kind: move, refersTo: collateral.last ?? '', reason: values.reason };
    default:
      return { ...entry, kind: move, refersTo: latest };
  }
}

function PlaceInputs({ isShipment }: { readonly isShipment: boolean }) {
  const { t } = usePostClosingText();
  const choices = notePlaces.map((value) => ({ value, label: t(`noteAt.${value}`) }));
  return (
    <>
      <ChoiceInput
        name="place"
        spec={text}
        label={t(isShipment ? 'note.to' : 'note.where')}
        choices={choices}
        required
      />
      <KindInput name="holder" spec={text} label={t('note.holder')} help={t('note.holderHelp')} />
      {isShipment && (
        <>
          <KindInput name="carrier" spec={text} label={t('note.carrier')} required />
          <KindInput name="tracking" spec={tracking} label={t('note.tracking')} />
          <KindInput name="baileeOn" spec={date} label={t('note.bailee')} help={t('note.baileeHelp')} />
        </>
      )}
    </>
  );
}

interface Props {
  /** As it was when the dialog opened. */
  readonly view: PostClosingView;
  readonly move: CollateralMove;
  readonly onClose: () => void;
}

/** Records where the note is, that it was sent, arrived or was returned, or corrects the latest entry. */
export function CollateralDialog({ view, move, onClose }: Props) {
  const { t } = usePostClosingText();
  const notify = useNotify();
  const save = usePostClosingSave(view.loanNum);
  const [id] = useState(() => crypto.randomUUID());
  const write = async (values: Values): Promise<void> => {
    await save(() => postClosingCalls.collateral(view.loanNum, entryOf(move, values, view, id)));
    notify('postClosing.note.saved', { type: 'success' });
  };
  return (
    <SaveDialog<Values>
      draft={`collateral:${view.loanNum}:${move}`}
      title={t(`note.moves.${move}`)}
      saveLabel={t('note.save')}
      defaultValues={{
        ...{ on: view.today, place: '', holder: '', carrier: '', tracking: '', baileeOn: null, reason: '' },
      }}
      onSave={write}
      onClose={onClose}
    >
      {move === 'corrected' ? (
        <>
          <Note as="p">{t('note.correctHelp')}</Note>
          <KindInput name="reason" spec={reason} label={t('note.reason')} required />
        </>
      ) : (
        <InputGrid columns={2}>
          <KindInput name="on" spec={date} label={t(`note.days.${move}`)} required />
          {(move === 'placed' || move === 'shipped') && <PlaceInputs isShipment={move === 'shipped'} />}
        </InputGrid>
      )}
    </SaveDialog>
  );
}
