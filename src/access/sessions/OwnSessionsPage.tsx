import { useTranslate } from 'react-admin';
import { Stack } from '../../ui/layout/primitives';
import { PageHead } from '../../ui/PageHead';
import { useSessionUser } from '../useSessionUser';
import { SessionList } from './SessionList';

/** /main/sessions: where the user is signed in. */
export function OwnSessionsPage() {
  const translate = useTranslate();
  const user = useSessionUser();
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead
        title={translate('pages.sessions')}
        lead={translate(user?.isRetail ? 'sessions.leadRetail' : 'sessions.lead')}
      />
      <SessionList login={null} />
    </Stack>
  );
}
