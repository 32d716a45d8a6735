import Button from '@mui/material/Button';
import { Megaphone } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';
import { pageById } from '../../pages/page-table';

/** Leads to the announcement that was drafted with the publication: to publish it, or to read it once it is published. */
export function AnnounceRates({ announcement }: Pick<PublicationDetail, 'announcement'>) {
  const translate = useTranslate();
  if (announcement === null) return null;
  return (
    <Button
      component={Link}
      to={`${pageById('announcements').path}?open=${announcement.id}`}
      startIcon={<Megaphone size={16} strokeWidth={1.6} aria-hidden="true" />}
    >
      {translate(`programs.rates.announce.${announcement.isDraft ? 'review' : 'read'}`)}
    </Button>
  );
}
