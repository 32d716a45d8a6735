import { Alert, Button } from '@mui/material';
import { Megaphone } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pageById } from '../pages/page-table';
import { useFolder } from './useFolder';

/** The newest pinned announcement that the user has not read. Shows nothing while loading or if loading fails. */
export function PinnedAnnouncement() {
  const translate = useTranslate();
  const { data } = useFolder({ folder: 'announcements' });
  const pinned = data?.items.find((item) => item.pinned && item.unread);
  if (!pinned) return null;
  return (
    <Alert
      severity="info"
      icon={<Megaphone size={16} strokeWidth={1.6} aria-hidden="true" />}
      action={
        <Button component={Link} to={`${pageById('announcements').path}?open=${pinned.id}`}>
          {translate('files.home.read')}
        </Button>
      }
    >
      <span className="sr-only">{translate('files.home.pinned')}: </span>
      <bdi>{pinned.name}</bdi>
    </Alert>
  );
}
