import { Button } from '@mui/material';
import { MessageSquare } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { mayUseMessages } from '../../../domain/conversations/message-readers';
import { loanPath } from '../../../domain/pages/loan-path';
import { useSessionUser } from '../../access/useSessionUser';
import { token } from '../../theme/tokens';
import { Text } from '../../ui/layout/primitives';
import { UnreadCount } from './UnreadCount';
import { useLoanNum } from './useLoan';
import { useTopics } from './useTopics';

/** Leads to the messages about the loan, and counts the unread ones. */
export function MessagesButton() {
  const translate = useTranslate();
  const loanNum = useLoanNum();
  const { pathname } = useLocation();
  const user = useSessionUser();
  const reads = user !== null && mayUseMessages(user, 'read');
  const { data = [] } = useTopics(loanNum, reads);
  if (!reads) return null;
  const to = loanPath(loanNum, 'messages');
  const unread = data.reduce((sum, topic) => sum + topic.unread, 0);
  const mentions = data.reduce((sum, topic) => sum + topic.mentions, 0);
  return (
    <Button
      component={Link}
      to={to}
      aria-label={
        unread === 0 ? translate('pages.messages') : translate('shell.messages.button', { smart_count: unread })
      }
      aria-current={pathname === to ? 'page' : undefined}
      startIcon={<MessageSquare className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />}
      endIcon={unread > 0 ? <UnreadCount unread={unread} mentions={mentions} /> : undefined}
      sx={{
        flex: 'none',
        height: 32,
        minWidth: { xs: 32, sm: 64 },
        px: { xs: 1.75, sm: 3 },
        // The number is text, not an icon.
        '& .MuiButton-endIcon > :nth-of-type(1)': { fontSize: token('fs-small') },
        '& .MuiButton-startIcon': { marginInline: { xs: 0, sm: '0 6px' } },
        '@media (pointer: coarse)': { height: 44, minWidth: 44 },
      }}
    >
      {/* Icon only, for the toolbar on a phone. */}
      <Text data-long belowSm={{ display: 'none' }}>
        {translate('pages.messages')}
      </Text>
    </Button>
  );
}
