import { Button, Link } from '@mui/material';
import { LogIn } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { leave } from '../../access/leave';
import { useSessionUser } from '../../access/useSessionUser';
import { brand } from '../brand';
import { OfficeHours } from './OfficeHours';
import { PanelFrame } from './PanelFrame';
import { PanelBody, PanelHead, PanelNote } from './PanelParts';

/** The right panel of the public area: when and how the lender is reached, and the way in (section 1, CONST-01). */
export function GuestPanel() {
  const translate = useTranslate();
  const user = useSessionUser();
  return (
    <PanelFrame label={translate('navigation.panel.lender')}>
      <PanelBody>
        <OfficeHours />
        <section>
          <PanelHead>{translate('navigation.panel.contact')}</PanelHead>
          <p>
            <bdi>{brand.lender}</bdi>
          </p>
          <Link href={`mailto:${brand.email}`}>
            <bdi dir="ltr">{brand.email}</bdi>
          </Link>
        </section>
        {!user && (
          <section>
            <PanelHead>{translate('navigation.panel.partner')}</PanelHead>
            <PanelNote sx={{ mb: 3 }}>{translate('navigation.panel.partnerText')}</PanelNote>
            <Button
              startIcon={<LogIn className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />}
              onClick={() => leave.to('/login')}
            >
              {translate('shell.user.login')}
            </Button>
          </section>
        )}
      </PanelBody>
    </PanelFrame>
  );
}
