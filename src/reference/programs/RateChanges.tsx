import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';
import { EmptyState } from '../../ui/EmptyState';
import { Section } from '../../ui/Section';
import { PriceGrid } from './PriceGrid';
import { type RateChange, RateChangeTable } from './RateChangeTable';

const moveOf = ({ biggest }: RateChange): number =>
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
        <RateChangeTable {...{ changes, selectedId }} onSelect={setSelectedId} />
      </Section>
      {shown && (
        <Section title={<bdi>{shown.name}</bdi>} aside={translate('programs.rates.besideBefore')} flush>
          <PriceGrid publication={publication.id} program={shown.id} />
        </Section>
      )}
    </>
  );
}
