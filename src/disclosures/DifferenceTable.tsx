import { TextField } from '@mui/material';
import { useState } from 'react';
import { type BucketDifference, estimateDifference } from '../../domain/disclosure/estimate/estimate-difference';
import type { LoanEstimates } from '../../domain/disclosure/estimate/estimates.contract';
import { disclosedCharges } from '../../domain/fees/estimates';
import { worksheetOf } from '../../domain/fees/worksheet';
import type { LoanDocument } from '../../domain/loan/document';
import { amountText, changeText } from '../fees/public';
import { Note, Text } from '../ui/layout/primitives';
import { MenuItem } from '../ui/overlays';
import { Section } from '../ui/Section';
import { Table } from '../ui/Table';
import { useDisclosuresText } from './useEstimates';

const Amount = ({ cents }: { readonly cents: number | null }) => (
  <bdi dir="ltr">{cents === null ? '–' : amountText(cents)}</bdi>
);

function Bucket({ bucket }: { readonly bucket: BucketDifference }) {
  const { t } = useDisclosuresText();
  return (
    <tbody>
      <tr>
        <th scope="row">
          <Text weight={600}>{t(`buckets.${bucket.bucket}`)}</Text>{' '}
          {bucket.unchanged > 0 && (
            <Note weight={400}>{t('unchanged', { count: bucket.unchanged, smart_count: bucket.unchanged })}</Note>
          )}
        </th>
        <td data-numeric>
          <Amount cents={bucket.before} />
        </td>
        <td data-numeric>
          <Amount cents={bucket.after} />
        </td>
        <td data-numeric>
          <bdi dir="ltr">{changeText(bucket.change)}</bdi>
        </td>
      </tr>
      {bucket.lines.map(({ id, section, description, before, after, change }) => (
        <tr key={id}>
          <th scope="row">
            <Note>{section}</Note> <bdi>{description}</bdi>
          </th>
          <td data-numeric>
            <Amount cents={before} />
          </td>
          <td data-numeric>
            <Amount cents={after} />
          </td>
          <td data-numeric>
            <bdi dir="ltr">{changeText(change)}</bdi>
          </td>
        </tr>
      ))}
    </tbody>
  );
}

interface Props {
  readonly loan: LoanDocument;
  readonly estimates: LoanEstimates;
  /** The estimate that is shown; it is compared with the one before it. */
  readonly selected: number;
}

/** How two Loan Estimates differ, by tolerance bucket and line. */
export function DifferenceTable({ loan, estimates: { estimates, next }, selected }: Props) {
  const { t } = useDisclosuresText();
  const [chosen, choose] = useState<number>();
  const [first, ...pairs] = [...estimates, next].map((each) => each.number);
  const number = chosen ?? (selected === first ? (pairs.at(-2) ?? next.number) : selected);
  const later =
    number === next.number ? disclosedCharges(worksheetOf(loan)) : estimates.find((each) => each.number === number);
  const before = (to: number) => estimates.findLast((each) => each.number < to);
  const earlier = before(number);
  if (!earlier || !later) return null;
  const difference = estimateDifference(earlier, later);
  const name = (to: number): string => {
    const pair = t('pair', { from: before(to)?.number ?? '', to });
    return to === next.number ? `${pair}, ${t('asOfToday')}` : pair;
  };
  const aside =
    pairs.length > 1 ? (
      <TextField
        select
        size="small"
        value={number}
        onChange={(event) => choose(Number(event.target.value))}
        slotProps={{ htmlInput: { 'aria-label': t('compare') } }}
      >
        {pairs.map((pair) => (
          <MenuItem key={pair} value={pair}>
            {name(pair)}
          </MenuItem>
        ))}
      </TextField>
    ) : (
      name(number)
    );
  return (
    <Section title={t('difference')} aside={aside} flush>
      <Table cells={{ padding: 's1', verticalAlign: 'top' }} edge="s4" lines="groups">
        <thead>
          <tr>
            <th scope="col">{t('bucket')}</th>
            <th scope="col" data-numeric>
              {t('le', { number: earlier.number })}
            </th>
            <th scope="col" data-numeric>
              {t('le', { number })}
            </th>
            <th scope="col" data-numeric>
              {t('change')}
            </th>
          </tr>
        </thead>
        {difference.buckets.map((bucket) => (
          <Bucket key={bucket.bucket} bucket={bucket} />
        ))}
        <tfoot>
          <tr>
            <th scope="row">{t('closingCosts')}</th>
            <td data-numeric>
              <Amount cents={difference.before} />
            </td>
            <td data-numeric>
              <Amount cents={difference.after} />
            </td>
            <td data-numeric>
              <bdi dir="ltr">{changeText(difference.after - difference.before)}</bdi>
            </td>
          </tr>
        </tfoot>
      </Table>
    </Section>
  );
}
