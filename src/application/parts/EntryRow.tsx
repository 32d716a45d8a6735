import { useTheme } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { Fragment, type KeyboardEvent, type Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { missing } from '../../../domain/format/parsed';
import type { LoanRecord } from '../../../domain/loan/records';
import { ownValue } from '../../../domain/tables/own-value';
import { Note, Stack, Text } from '../../ui/layout/primitives';
import type { StyleProps } from '../../ui/layout/style-props';
import { PlainButton } from '../../ui/PlainButton';
import { useOwnersText } from '../borrowers/useBorrowers';
import { useSection } from '../edit/section-context';
import type { ListLayout } from '../layout/layout';
import { type FieldHolder, sourceOf } from './field-holder';
import { isShown } from './is-shown';
import { PerMonth } from './PerMonth';
import { QualifyingAmount } from './QualifyingAmount';
import { useRecordText } from './useRecordText';

/** Toggles the field that belongs to a key. */
function useAnswerKeys({ keys = {} }: ListLayout, holder: FieldHolder) {
  const { loan, readOnly } = useSection();
  const { getValues, setValue } = useFormContext();
  return (event: KeyboardEvent): void => {
    const field = ownValue(keys, event.code);
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

/** Balance and amount side by side, in columns that align from row to row. */
const beside: StyleProps = { columns: '128px 148px', align: 'baseline' };

function Amounts({ layout, record }: { readonly layout: ListLayout; readonly record: LoanRecord | undefined }) {
  const text = useRecordText(layout);
  const { amount, balance, monthly } = layout;
  if (amount === undefined) return null;
  const shown = text.amount(record, amount);
  return (
    <Stack as="span" justifyItems="end" textAlign="end" inWideForm={balance === undefined ? {} : beside}>
      {balance !== undefined && (
        <Text as="bdi" className="num" color="text-2" size="small" whiteSpace="nowrap" inWideForm={{ size: 'inherit' }}>
          {text.amount(record, balance)}
        </Text>
      )}
      <Text weight={500} whiteSpace="nowrap">
        <bdi className="num">{shown}</bdi>
        {monthly && <PerMonth unseen={shown === missing} />}
      </Text>
      {layout.qualifies && record && (
        <QualifyingAmount of={record.id} entered={text.value(record, amount)} monthly={monthly === true} />
      )}
    </Stack>
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
  const isRtl = useTheme().direction === 'rtl';
  const shortcuts = Object.keys(layout.keys ?? {}).map((code) => code.slice(-1));
  return (
    <PlainButton
      display="grid"
      flex={1}
      columns="16px minmax(0, 1fr) auto"
      align="center"
      columnGap="s3"
      minInlineSize={0}
      minBlockSize={48}
      padding="s2 s4"
      iconColor="text-3"
      onHover={{ background: 'hover' }}
      whenFocused={{ outlineOffset: -2 }}
      ref={buttonRef}
      data-row
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-keyshortcuts={shortcuts.join(' ') || undefined}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <ChevronRight
        size={16}
        strokeWidth={1.6}
        className="flip"
        style={{ rotate: open ? (isRtl ? '-90deg' : '90deg') : undefined, transition: 'rotate 120ms' }}
        aria-hidden
      />
      <span>
        <Text display="block" weight={500} overflowWrap="anywhere">
          <Parts summary={text.summary(record)} />
        </Text>
        {quiet.length + marks.length > 0 && (
          <Note display="block" overflowWrap="anywhere">
            {' '}
            <Parts summary={quiet} />
            {quiet.length > 0 && marks.length > 0 && ' · '}
            <Text as="b" color="text-2" weight={500}>
              <Parts summary={marks} />
            </Text>
          </Note>
        )}
      </span>{' '}
      <Amounts layout={layout} record={record} />
    </PlainButton>
  );
}
