import { Button, Link } from '@mui/material';
import { LogIn } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { leave } from '../../access/leave';
import { useSessionUser } from '../../access/useSessionUser';
import { Text } from '../../ui/layout/primitives';
import { useLender } from '../lender';
import { OfficeHours } from './OfficeHours';
import { PanelFrame } from './PanelFrame';
import { PanelBody, PanelHead } from './PanelParts';

/** The right panel of the public area: how and when to reach the lender, and Login (section 1, CONST-01). */
export function GuestPanel() {
  const translate = useTranslate();
  const user = useSessionUser();
  const { lenderName, contactEmail, contactPhone } = useLender();
  return (
    <PanelFrame label={translate('navigation.panel.lender')}>
      <PanelBody>
        <OfficeHours />
        <section>
          <PanelHead>{translate('navigation.panel.contact')}</PanelHead>
          <p>
            <bdi>{lenderName}</bdi>
          </p>
          {contactEmail && (
            <p>
              <Link href={`mailto:${contactEmail}`}>
                <bdi dir="ltr">{contactEmail}</bdi>
              </Link>
            </p>
          )}
          {contactPhone && (
            <p>
              <Link href={`tel:${contactPhone.replaceAll(/[^\d+]/g, '')}`}>
                <bdi dir="ltr">{contactPhone}</bdi>
              </Link>
            </p>
          )}
        </section>
        {!user && (
          <section>
            <PanelHead>{translate('navigation.panel.partner')}</PanelHead>
            <Text as="p" color="text-3" marginBlockEnd="s3">
              {translate('navigation.panel.partnerText')}
            </Text>
            <Button
              startIcon={<LogIn className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />}
              onClick={leave.toSignIn}
            >
              {translate('shell.user.login')}
            </Button>
          </section>
        )}
      </PanelBody>
    </PanelFrame>
  );
}
