import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { missing } from '../../../domain/format/parsed';
import { borrowerName } from '../../../domain/loan/document';
import type { LoanRecord } from '../../../domain/loan/records';
import { useFormats } from '../../providers/i18n/useFormats';
import { Box, Note, Stack, Text } from '../../ui/layout/primitives';
import { PlainButton } from '../../ui/PlainButton';
import { useRoleText } from '../borrowers/useBorrowers';
import type { ListLayout } from '../layout/layout';
import { useRecordText } from '../parts/useRecordText';
import { PreviewGroups } from './PreviewGroups';
import { hasProblem, type Preview, recordGroups } from './preview-rows';

interface Props {
  readonly layout: ListLayout;
  readonly record: LoanRecord;
  readonly preview: Preview;
}

/** A record in one line: what it is, whose, and its amounts. Expands to its fields, at once if one could not be imported. */
export function PreviewRecord({ layout, record, preview }: Props) {
  const translate = useTranslate();
  const { line } = useFormats();
  const role = useRoleText();
  const text = useRecordText(layout);
  const id = useId();
  const groups = recordGroups(layout.groups, preview, layout.list, record);
  const [open, setOpen] = useState(hasProblem(groups));
  const owners = line(record.owners.map((owner) => borrowerName(preview.loan, owner) || role(owner)));
  const summary = text.summary(record);
  const quiet = [owners, ...text.notes(record), ...text.marks(record)].filter(Boolean);
  const amounts = [layout.balance, layout.amount].filter((field) => field !== undefined);
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <Box as="li">
      <PlainButton
        display="grid"
        inlineSize="100%"
        columns="16px minmax(0, 1fr) auto"
        align="center"
        columnGap="s3"
        minBlockSize={48}
        padding="s2 s4"
        iconColor="text-3"
        onHover={{ background: 'hover' }}
        whenFocused={{ outlineOffset: -2 }}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Chevron size={16} strokeWidth={1.6} className="flip" aria-hidden />
        <span>
          <Text display="block" weight={500} overflowWrap="anywhere">
            <Parts texts={summary} />
          </Text>{' '}
          <Note display="block" overflowWrap="anywhere">
            <Parts texts={quiet} />
          </Note>
        </span>{' '}
        <Stack as="span" justifyItems="end" textAlign="end">
          {amounts.map((field) => (
            <Text key={field} whiteSpace="nowrap" weight={field === layout.amount ? 500 : 400}>
              <bdi className="num">{text.amount(record, field)}</bdi>
              {layout.monthly && field === layout.amount && text.amount(record, field) !== missing && (
                <Note as="small" marginInlineStart="s1" weight={400}>
                  {translate('applicationRecords.perMonth')}
                </Note>
              )}
            </Text>
          ))}
        </Stack>
      </PlainButton>
      <Box id={id} hidden={!open} paddingBlockEnd={open ? 's2' : undefined}>
        {open && <PreviewGroups plain label={summary.join(' · ')} groups={groups} loan={preview.loan} />}
      </Box>
    </Box>
  );
}

function Parts({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line, which may be equal
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}
