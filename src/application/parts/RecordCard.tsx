import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronRight, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import type { LoanRecord } from '../../../domain/application/records';
import { missing } from '../../../domain/format/parsed';
import { useFieldWords } from '../../fields/useFieldWords';
import { token } from '../../theme/tokens';
import { OwnersInput } from '../borrowers/OwnersInput';
import { OwnersText } from '../borrowers/OwnersText';
import { useSection } from '../edit/section-context';
import type { ListLayout } from '../layout/layout';
import { FieldCells } from './FieldCells';
import { fieldNameOf, type Holder, pathOf } from './holder';

const Card = styled('article')({
  borderBlockStart: token('border'),
  '&[data-open="true"]': { background: token('sunken') },
});

const Line = styled('div')({ display: 'flex', alignItems: 'center', paddingInlineEnd: token('s3') });

const Opener = styled('button')({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: token('s3'),
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
  '& .who': { display: 'block', color: token('text-3'), fontSize: token('fs-small') },
  '& .what': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& .amount': { fontWeight: 500 },
});

const Body = styled('div')({
  display: 'grid',
  gap: token('s5'),
  padding: `${token('s2')} ${token('s4')} ${token('s5')}`,
  '& h3': { marginBlockEnd: token('s3'), color: token('text-2'), fontSize: token('fs-small'), fontWeight: 600 },
});

interface Props {
  readonly layout: ListLayout;
  readonly index: number;
  readonly open: boolean;
  /** It was added just now: the cursor goes into it. */
  readonly fresh: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onRemove: () => void;
}

/** What the record is, as its closed line says it. */
function useSaid({ says, amount }: ListLayout, holder: Holder, record: LoanRecord | undefined) {
  const { text } = useFieldWords();
  const values: Readonly<Record<string, unknown>> = { ...record };
  const said = (name: string): string => text(fieldNameOf(holder, name), values[name]);
  const words = says.map(said).filter((each) => each !== missing);
  return { words, amount: amount === undefined ? null : said(amount) };
}

/** One record of a list: a line that opens to its fields. It stays open while something in it is in error. */
export function RecordCard({ layout, index, open: asked, fresh, onOpen, onRemove }: Props) {
  const translate = useTranslate();
  const { readOnly } = useSection();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const holder: Holder = { kind: 'record', list: layout.list, index };
  const path = pathOf(holder);
  const record = useWatch({ name: path }) as LoanRecord | undefined;
  const hasError = get(useFormState({ name: path }).errors, path) !== undefined;
  const open = asked || hasError;
  const { words, amount } = useSaid(layout, holder, record);
  const one = translate(`application.lists.${layout.list}.one`);
  const name = words.length > 0 ? words.join(' · ') : one;
  useEffect(() => {
    if (fresh) body.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, [fresh]);
  return (
    <Card data-open={open} aria-label={name}>
      <Line>
        <Opener type="button" data-row aria-expanded={open} aria-controls={id} onClick={() => onOpen(!open)}>
          <ChevronRight size={16} strokeWidth={1.6} className="flip" aria-hidden />
          <span>
            <bdi className="what">{name}</bdi>
            <span className="who">
              <OwnersText owners={record?.owners} />
            </span>
          </span>
          {amount !== null && <bdi className="amount num">{amount}</bdi>}
        </Opener>
        {!readOnly && (
          <IconButton aria-label={translate('application.remove', { name })} onClick={onRemove}>
            <Trash2 size={16} strokeWidth={1.6} aria-hidden />
          </IconButton>
        )}
      </Line>
      {open && (
        <Body id={id} ref={body}>
          {layout.groups.map((group) => (
            <div key={group.key}>
              {layout.groups.length > 1 && <h3>{translate(`application.groups.${group.key}`)}</h3>}
              <FieldCells group={group} holder={holder} />
            </div>
          ))}
          {!layout.single && <OwnersInput source={`${path}.owners`} readOnly={readOnly} />}
        </Body>
      )}
    </Card>
  );
}
