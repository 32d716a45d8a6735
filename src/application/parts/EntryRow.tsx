import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { Fragment, type KeyboardEvent, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { missing } from '../../../domain/format/parsed';
import type { LoanRecord } from '../../../domain/loan/records';
import { token } from '../../theme/tokens';
import { useOwnersText } from '../borrowers/useBorrowers';
import { useSection } from '../edit/section-context';
import type { ListLayout } from '../layout/layout';
import { type FieldHolder, sourceOf } from './field-holder';
import { isShown } from './is-shown';
import { useRecordText } from './useRecordText';

const EntryOpener = styled('button')({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: token('s3'),
  minBlockSize: 48,
  padding: `${token('s2')} ${token('s4')}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: token('hover') },
  '&:focus-visible': { outlineOffset: -2 },
  '& svg': { color: token('text-3'), transition: 'rotate 120ms' },
  '&[aria-expanded="true"] svg': { rotate: '90deg' },
  '[dir="rtl"] &[aria-expanded="true"] svg': { rotate: '-90deg' },
  '& .who, & .what': { display: 'block', overflowWrap: 'anywhere' },
  '& .who': { color: token('text-3'), fontSize: token('fs-small') },
  '& .who b': { color: token('text-2'), fontWeight: 500 },
  '& .what': { fontWeight: 500 },
  '& .amounts': { display: 'grid', justifyItems: 'end', textAlign: 'end' },
  '& .amount': { fontWeight: 500, whiteSpace: 'nowrap' },
  '& .amount small': {
    marginInlineStart: token('s1'),
    color: token('text-3'),
    fontSize: token('fs-small'),
    fontWeight: 400,
  },
  '& .balance': { color: token('text-2'), fontSize: token('fs-small'), whiteSpace: 'nowrap' },
  '@container (min-width: 600px)': {
    '& .amounts[data-two="true"]': { gridTemplateColumns: '128px 148px', alignItems: 'baseline' },
    '& .balance': { fontSize: 'inherit' },
  },
});

/** Toggles the field that belongs to a key. */
function useAnswerKeys({ keys = {} }: ListLayout, holder: FieldHolder) {
  const { loan, readOnly } = useSection();
  const { getValues, setValue } = useFormContext();
  return (event: KeyboardEvent): void => {
    const field = keys[event.code];
    if (field === undefined || readOnly || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isShown(field, holder, { ...loan, ...getValues() })) return;
    const source = sourceOf(holder, field);
    setValue(source, getValues(source) !== true, { shouldDirty: true, shouldTouch: true });
    event.preventDefault();
  };
}

function Parts({ summary }: { readonly summary: readonly string[] }) {
  return summary.map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line, which may be equal
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{word}</bdi>
    </Fragment>
  ));
}

function Amounts({ layout, record }: { readonly layout: ListLayout; readonly record: LoanRecord | undefined }) {
  const translate = useTranslate();
  const text = useRecordText(layout);
  const { amount, balance, monthly } = layout;
  if (amount === undefined) return null;
  const shown = text.amount(record, amount);
  return (
    <span className="amounts" data-two={balance !== undefined}>
      {balance !== undefined && <bdi className="balance num">{text.amount(record, balance)}</bdi>}
      <span className="amount">
        <bdi className="num">{shown}</bdi>
        {monthly && shown !== missing && <small>{translate('applicationRecords.perMonth')}</small>}
      </span>
    </span>
  );
}

interface Props {
  readonly layout: ListLayout;
  readonly holder: FieldHolder;
  readonly record: LoanRecord | undefined;
  readonly open: boolean;
  /** ID of the element it expands. */
  readonly controls: string;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
}

/** The row of a record, which expands its fields: identity, owners, notes and amounts. */
export function EntryRow({ layout, holder, record, open, controls, buttonRef, onOpen }: Props) {
  const text = useRecordText(layout);
  const owners = useOwnersText();
  const onKeyDown = useAnswerKeys(layout, holder);
  const marks = text.marks(record);
  const whose = layout.single ? [] : [owners(record?.owners)];
  const quiet = [...whose, ...text.notes(record)].filter(Boolean);
  const shortcuts = Object.keys(layout.keys ?? {}).map((code) => code.slice(-1));
  return (
    <EntryOpener
      ref={buttonRef}
      type="button"
      data-row
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-keyshortcuts={shortcuts.join(' ') || undefined}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <ChevronRight size={16} strokeWidth={1.6} className="flip" aria-hidden />
      <span>
        <span className="what">
          <Parts summary={text.summary(record)} />
        </span>
        {quiet.length + marks.length > 0 && (
          <span className="who">
            {' '}
            <Parts summary={quiet} />
            {quiet.length > 0 && marks.length > 0 && ' · '}
            <b>
              <Parts summary={marks} />
            </b>
          </span>
        )}
      </span>{' '}
      <Amounts layout={layout} record={record} />
    </EntryOpener>
  );
}
