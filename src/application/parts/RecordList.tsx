import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { LoanRecord, Owner } from '../../../domain/application/records';
import { Section } from '../../shell/blocks/Section';
import { token } from '../../theme/tokens';
import { useSection } from '../edit/section-context';
import type { SectionRecord } from '../edit/useSectionForm';
import type { ListLayout } from '../layout/layout';
import { RecordCard } from './RecordCard';

const Empty = styled('p')({ padding: `0 ${token('s4')} ${token('s4')}`, color: token('text-3') });
const Foot = styled('div')({ padding: `${token('s3')} ${token('s4')}`, borderBlockStart: token('border') });

interface Props {
  readonly layout: ListLayout;
  /** Only what belongs to this borrower; what is added is theirs. */
  readonly owner?: Owner;
  /** Instead of the name of the list. */
  readonly title?: string;
}

/** The id that the address leads to: `?at=assets.<id>.value`. */
function useAskedFor(list: string): string | undefined {
  const [search] = useSearchParams();
  const [part, id] = (search.get('at') ?? '').split('.');
  return part === list ? id : undefined;
}

/** A list of records in the form around: a line each, which opens to its fields; add, remove, and whose they are. */
export function RecordList({ layout, owner, title }: Props) {
  const translate = useTranslate();
  const { readOnly } = useSection();
  const { list } = layout;
  const { fields, append, remove } = useFieldArray<SectionRecord, typeof list, 'key'>({ name: list, keyName: 'key' });
  const asked = useAskedFor(list);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const names = (what: string): string => translate(`application.lists.${list}.${what}`);

  const setOpen = (id: string, open: boolean): void =>
    setOpened((before) => new Set(open ? [...before, id] : [...before].filter((each) => each !== id)));
  useEffect(() => {
    if (asked) setOpened((before) => new Set([...before, asked]));
  }, [asked]);
  const add = (): void => {
    const id = crypto.randomUUID();
    append({ id, owners: [owner ?? '0B'] }, { shouldFocus: false });
    setAdded(id);
    setOpen(id, true);
  };
  const drop = (index: number): void => {
    remove(index);
    // The cursor goes on where the record stood.
    requestAnimationFrame(() => {
      const rows = frame.current?.querySelectorAll<HTMLElement>('[data-row], [data-add]') ?? [];
      rows[Math.min(index, rows.length - 1)]?.focus();
    });
  };

  const shown = fields
    .map((record, index) => ({ record: record as LoanRecord & { key: string }, index }))
    .filter(({ record }) => owner === undefined || record.owners.includes(owner));
  return (
    <Section
      title={title ?? names('many')}
      aside={shown.length > 0 ? <span className="num">{shown.length}</span> : null}
      flush
    >
      <div ref={frame} data-records={list}>
        {shown.length === 0 && <Empty>{names('none')}</Empty>}
        {shown.map(({ record, index }) => (
          <RecordCard
            key={record.key}
            {...{ layout, index }}
            open={opened.has(record.id)}
            fresh={added === record.id}
            onOpen={(open) => setOpen(record.id, open)}
            onRemove={() => drop(index)}
          />
        ))}
        {!readOnly && (
          <Foot>
            <Button
              data-add
              variant="outlined"
              startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
              onClick={add}
            >
              {names('add')}
            </Button>
          </Foot>
        )}
      </div>
    </Section>
  );
}
