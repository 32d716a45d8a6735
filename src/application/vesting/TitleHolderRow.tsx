import IconButton from '@mui/material/IconButton';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { missing } from '../../../domain/format/parsed';
import type { VestingRecord } from '../../../domain/loan/records';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { useFormats } from '../../providers/i18n/useFormats';
import { Note, Row, Text } from '../../ui/layout/primitives';

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
    <Row as="li" gap="s2" minBlockSize={48} paddingBlock="s2" paddingInlineStart="s4" paddingInlineEnd="s3" lineAbove>
      <Text flex={1} minInlineSize={0} overflowWrap="anywhere">
        <Text as="b" display="block" weight={500}>
          <bdi>{name}</bdi>
        </Text>
        <Note as="small">{line(details)}</Note>
      </Text>
      {share && (
        <Text as="bdi" className="num" color="text-2">
          {text('vesting.share', share)}
        </Text>
      )}
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
    </Row>
  );
}
