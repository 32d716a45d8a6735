import { useTranslate } from 'react-admin';
import { Stack } from '../../ui/layout/primitives';
import { PageHead } from '../../ui/PageHead';
import { SessionList } from './SessionList';

/** /main/sessions: where the user is signed in. */
export function OwnSessionsPage() {
  const translate = useTranslate();
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead title={translate('pages.sessions')} lead={translate('sessions.lead')} />
      <SessionList login={null} />
    </Stack>
  );
}
