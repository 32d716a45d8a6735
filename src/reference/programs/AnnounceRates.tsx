import Button from '@mui/material/Button';
import { Megaphone } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';
import { pageById } from '../../pages/page-table';
import { useFormats } from '../../providers/i18n/useFormats';

/** Leads to the draft of an announcement of the rates in effect. Nothing is saved until it is published there. */
export function AnnounceRates({ publication }: { readonly publication: PublicationDetail }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { effectiveAt, programs } = publication;
  const values = { at: instant(effectiveAt), count: programs, smart_count: programs };
  const announcement = {
    name: translate('programs.rates.announce.name', values),
    body: `<p>${translate('programs.rates.announce.body', values)}</p>`,
  };
  return (
    <Button
      component={Link}
      to={pageById('announcements').path}
      state={{ announcement }}
      startIcon={<Megaphone size={16} strokeWidth={1.6} aria-hidden="true" />}
    >
      {translate('programs.rates.announce.action')}
    </Button>
  );
}
