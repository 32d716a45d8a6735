import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';
import { EmptyState } from '../../ui/EmptyState';
import { Note, Text } from '../../ui/layout/primitives';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { Section } from '../../ui/Section';
import { PriceGrid } from './PriceGrid';
import { moveText } from './PriceText';

type Changes = PublicationDetail['changes'][number];

const moveOf = ({ biggest }: Changes): number =>
  biggest ? Math.abs(Number(biggest.after) - Number(biggest.before)) : -1;

/** What an upload changes per program, biggest move first, with the prices of the selected program below. */
export function RateChanges({ publication }: { readonly publication: PublicationDetail }) {
  const translate = useTranslate();
  const changes = [...publication.changes].sort((a, b) => Number(b.isNew) - Number(a.isNew) || moveOf(b) - moveOf(a));
  const [selectedId, setSelectedId] = useState<string | null>(changes[0]?.id ?? null);
  const shown = changes.find(({ id }) => id === selectedId);
  if (changes.length === 0) return <EmptyState />;
  return (
    <>
      <Section
        title={translate('programs.rates.changes')}
        aside={
          publication.untouched > 0 &&
          translate('programs.rates.untouched', {
            smart_count: publication.untouched,
            count: publication.untouched,
          })
        }
        flush
      >
        <ScrollingTable label={translate('programs.rates.changes')}>
          <thead>
            <tr>
              <th scope="col">{translate('programs.rates.program')}</th>
              <th scope="col" data-numeric>
                {translate('programs.rates.changed')}
              </th>
              <th scope="col" data-numeric>
                {translate('programs.rates.added')}
              </th>
              <th scope="col" data-numeric>
                {translate('programs.rates.removed')}
              </th>
              <th scope="col" data-numeric>
                {translate('programs.rates.biggest')}
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.id} aria-current={change.id === selectedId ? 'true' : undefined}>
                <th scope="row">
                  <Button
                    sx={{ marginBlock: '-6px', marginInlineStart: '-8px', fontSize: 'inherit' }}
                    variant="text"
                    size="small"
                    aria-pressed={change.id === selectedId}
                    onClick={() => setSelectedId(change.id)}
                  >
                    <bdi>{change.name}</bdi>
                  </Button>
                  {change.isNew ? <Text color="ok-text"> {translate('programs.rates.new')}</Text> : null}
                </th>
                <td data-numeric>{change.changed}</td>
                <td data-numeric>{change.addedRates.length}</td>
                <td data-numeric>{change.removedRates.length}</td>
                <td data-numeric>
                  {change.biggest ? (
                    <bdi dir="ltr">
                      <Note>
                        {change.biggest.rate}% · {change.biggest.days}
                      </Note>{' '}
                      {moveText(change.biggest)}
                    </bdi>
                  ) : (
                    '–'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      </Section>
      {shown && (
        <Section title={<bdi>{shown.name}</bdi>} aside={translate('programs.rates.besideBefore')} flush>
          <PriceGrid publication={publication.id} program={shown.id} />
        </Section>
      )}
    </>
  );
}
