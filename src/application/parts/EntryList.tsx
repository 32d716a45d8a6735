import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { LoanRecord, Owner } from '../../../domain/loan/records';
import { token } from '../../theme/tokens';
import { Box } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { useSection } from '../edit/section-context';
import type { ListLayout } from '../layout/layout';
import { EntryCard } from './EntryCard';
import { RemovedRecord } from './RemovedRecord';
import { useRecords } from './useRecords';
import { useRecordText } from './useRecordText';

const EntryListFooter = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token('s5'),
  rowGap: token('s2'),
  padding: `${token('s3')} ${token('s4')}`,
  borderBlockStart: token('border'),
  // Aligns totals with the row amounts, which have a remove button after them on editable loans.
  '@container (min-width: 600px)': {
    '& > dl': { marginInlineEnd: token('s1') },
    '[data-add] ~ dl': { marginInlineEnd: 40 },
  },
});

interface Props {
  readonly layout: ListLayout;
  /** Lists only this borrower's records, and assigns new ones to them. */
  readonly owner?: Owner;
  /** Default: the list's name. */
  readonly title?: string;
  /** Footer beside the Add button, for checkboxes and totals. */
  readonly foot?: ReactNode;
  /** Content above the row of a record, by its ID. */
  readonly above?: (id: string) => ReactNode;
  /** Content of an expanded record, below its fields. */
  readonly inside?: (record: LoanRecord) => ReactNode;
}

/** An editable list of records in the surrounding form: rows that expand to fields, with add and remove. */
export function EntryList({ layout, owner, title, foot, above, inside }: Props) {
  const translate = useTranslate();
  const { readOnly } = useSection();
  const { list } = layout;
  const { shown, opened, setOpen, added, frame, removed, add, remove, bringBack } = useRecords(layout, owner);
  const { summary } = useRecordText(layout);
  const names = (what: string): string => translate(`application.lists.${list}.${what}`);
  const undo = removed && (
    <RemovedRecord
      key={removed.record.id}
      name={summary(removed.record).join(' · ')}
      onUndo={() => bringBack(removed)}
    />
  );
  return (
    <Section
      title={title ?? names('many')}
      aside={shown.length > 0 ? <span className="num">{shown.length}</span> : null}
      flush
    >
      <div ref={frame} data-records={list}>
        {shown.length === 0 && !removed && (
          <Box as="p" padding="0 s4 s4" color="text-3">
            {names('none')}
          </Box>
        )}
        {shown.map((each, line) => (
          // The form's own key changes when it takes a newer record, which would lose the focus.
          <Fragment key={each.record.id}>
            {removed?.line === line && undo}
            {above?.(each.record.id)}
            <EntryCard
              {...{ layout, inside }}
              index={each.index}
              open={opened.has(each.record.id)}
              fresh={added === each.record.id}
              onOpen={(open) => setOpen(each.record.id, open)}
              onRemove={() => remove(each, line)}
            />
          </Fragment>
        ))}
        {removed && removed.line >= shown.length && undo}
        {(!readOnly || foot) && (
          <EntryListFooter>
            {!readOnly && (
              <Button
                data-add
                variant="outlined"
                startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
                onClick={add}
              >
                {names('add')}
              </Button>
            )}
            {foot}
          </EntryListFooter>
        )}
      </div>
    </Section>
  );
}
