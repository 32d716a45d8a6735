import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';
import { EmptyState } from '../../ui/EmptyState';
import { Section } from '../../ui/Section';
import { PriceGrid } from './PriceGrid';
import { moveText } from './PriceText';
import { MatrixTable } from './program-tables';

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
        <MatrixTable label={translate('programs.rates.changes')}>
          <thead>
            <tr>
              <th scope="col">{translate('programs.rates.program')}</th>
              <th scope="col" className="figure">
                {translate('programs.rates.changed')}
              </th>
              <th scope="col" className="figure">
                {translate('programs.rates.added')}
              </th>
              <th scope="col" className="figure">
                {translate('programs.rates.removed')}
              </th>
              <th scope="col" className="figure">
                {translate('programs.rates.biggest')}
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.id} aria-current={change.id === selectedId ? 'true' : undefined}>
                <th scope="row">
                  <Button
                    sx={{ marginInlineStart: '-8px' }}
                    variant="text"
                    size="small"
                    aria-pressed={change.id === selectedId}
                    onClick={() => setSelectedId(change.id)}
                  >
                    <bdi>{change.name}</bdi>
                  </Button>
                  {change.isNew ? <span className="up"> {translate('programs.rates.new')}</span> : null}
                </th>
                <td className="figure">{change.changed}</td>
                <td className="figure">{change.addedRates.length}</td>
                <td className="figure">{change.removedRates.length}</td>
                <td className="figure">
                  {change.biggest ? (
                    <bdi dir="ltr">
                      <span className="was">
                        {change.biggest.rate}% · {change.biggest.days}
                      </span>{' '}
                      {moveText(change.biggest)}
                    </bdi>
                  ) : (
                    '–'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </MatrixTable>
      </Section>
      {shown && (
        <Section title={<bdi>{shown.name}</bdi>} aside={translate('programs.rates.besideBefore')} flush>
          <PriceGrid publication={publication.id} program={shown.id} />
        </Section>
      )}
    </>
  );
}
