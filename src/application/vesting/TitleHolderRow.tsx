import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { missing } from '../../../domain/format/parsed';
import type { VestingRecord } from '../../../domain/loan/records';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';

const TitleHolderItem = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: token('s2'),
  minBlockSize: 48,
  padding: `${token('s2')} ${token('s3')} ${token('s2')} ${token('s4')}`,
  borderBlockStart: token('border'),
  '[dir="rtl"] &': { paddingInline: `${token('s4')} ${token('s3')}` },
  '& .who': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 500 },
  '& small': { color: token('text-3'), fontSize: token('fs-small') },
  '& .share': { color: token('text-2') },
});

interface Props {
  readonly holder: VestingRecord;
  readonly name: string;
  readonly takesTitle: boolean;
  readonly readOnly: boolean;
  readonly onEdit: (from: HTMLElement) => void;
  readonly onRemove: (from: HTMLElement) => void;
}

/** A title holder: name, role on the loan, relationship to the others, and share. */
export function TitleHolderRow({ holder, name, takesTitle, readOnly, onEdit, onRemove }: Props) {
  const translate = useTranslate();
  const { text } = useFieldLabels();
  const { line } = useFormats();
  const { owners, type, entityType, relationship, maritalStatus, maritalWording, share } = holder;
  const details = [
    translate(owners.length > 0 ? 'vesting.isBorrower' : 'vesting.noBorrower'),
    ...(type && type !== '0' ? [text('vesting.type', type)] : []),
    text('vesting.entityType', entityType),
    text('vesting.relationship', relationship),
    maritalWording || text('vesting.maritalStatus', maritalStatus),
    ...(takesTitle ? [] : [translate('vesting.notOnTitle')]),
  ].filter((word) => word !== missing);
  return (
    <TitleHolderItem>
      <span className="who">
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{line(details)}</small>
      </span>
      {share && <bdi className="share num">{text('vesting.share', share)}</bdi>}
      {!readOnly && (
        <>
          <IconButton aria-label={translate('vesting.edit', { name })} onClick={(event) => onEdit(event.currentTarget)}>
            <Pencil size={16} strokeWidth={1.6} aria-hidden />
          </IconButton>
          <IconButton
            aria-label={translate('vesting.remove', { name })}
            onClick={(event) => onRemove(event.currentTarget)}
          >
            <Trash2 size={16} strokeWidth={1.6} aria-hidden />
          </IconButton>
        </>
      )}
    </TitleHolderItem>
  );
}
