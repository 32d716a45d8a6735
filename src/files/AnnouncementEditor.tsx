import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { MAX_ANNOUNCEMENT } from '../../domain/files/folder';
import { HistoryPanel } from '../crud/HistoryPanel';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { KindInput } from '../fields/KindInput';
import { RichTextInput } from '../fields/rich-text/RichTextInput';
import { ApiError } from '../providers/data/api-error';
import { token } from '../theme/tokens';
import { type AnnouncementDraft, filesCalls } from './files-calls';
import type { FolderEntry } from './folder-view';
import { useFreshFolders } from './useFolderChange';

const title = { kind: 'text', maxLength: 200 } as const;
const day = { kind: 'date' } as const;

const draftOf = (item: FolderEntry | null): AnnouncementDraft => ({
  ...(item?.version === undefined ? {} : { id: item.id, version: item.version }),
  name: item?.name ?? '',
  body: item?.body ?? '',
  pinned: item?.pinned ?? false,
  isPublic: item?.isPublic ?? false,
  // Saving publishes it, unless it is to stay a draft.
  isDraft: false,
  publishFrom: item?.publishFrom ?? null,
  publishTo: item?.publishTo ?? null,
});

function Tick({ name, label }: { readonly name: 'pinned' | 'isPublic' | 'isDraft'; readonly label: string }) {
  const { field } = useController<AnnouncementDraft, typeof name>({ name });
  const { value, onChange, ...rest } = field;
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox {...rest} checked={value} onChange={(event) => onChange(event.target.checked)} />}
    />
  );
}

/** Requires text; an empty paragraph does not count. */
function useTextRequired(): void {
  useController<AnnouncementDraft, 'body'>({
    name: 'body',
    rules: {
      validate: (html) =>
        (html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== '' && html.length <= MAX_ANNOUNCEMENT) || 'Required',
    },
  });
}

function Inputs({ onDraft }: { readonly onDraft: (isDraft: boolean) => void }) {
  const translate = useTranslate();
  const isDraft = useWatch<AnnouncementDraft, 'isDraft'>({ name: 'isDraft' });
  useEffect(() => onDraft(isDraft), [isDraft, onDraft]);
  useTextRequired();
  const t = (key: string): string => translate(`files.news.${key}`);
  return (
    <>
      <KindInput name="name" spec={title} label={t('title')} required autoFocus />
      <RichTextInput source="body" label={t('text')} required />
      <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: 16 }}>
        <Tick name="pinned" label={t('pin')} />
        <Tick name="isPublic" label={t('guests')} />
        <Tick name="isDraft" label={t('keepDraft')} />
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 16 }}>
        <KindInput name="publishFrom" spec={day} label={t('from')} />
        <KindInput name="publishTo" spec={day} label={t('to')} />
      </div>
      <Typography sx={{ color: token('text-3'), fontSize: token('fs-small') }}>{t('days')}</Typography>
    </>
  );
}

interface Props {
  /** Null for a new announcement. */
  readonly item: FolderEntry | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Dialog to write or edit an announcement. */
export function AnnouncementEditor({ item, onSaved, onClose }: Props) {
  const translate = useTranslate();
  const [isDraft, setDraft] = useState(false);
  const isPublished = item !== null && !item.isDraft;
  const saved = isPublished ? undefined : translate('files.news.publish');
  const refresh = useFreshFolders();
  const save = async (draft: AnnouncementDraft): Promise<void> => {
    try {
      await filesCalls.saveAnnouncement(draft);
      onSaved();
    } catch (error) {
      throw error instanceof ApiError && error.code === 'stale' ? new Error(translate('files.news.stale')) : error;
    } finally {
      await refresh();
    }
  };
  return (
    <SaveDialog<AnnouncementDraft>
      draft={`announcement:${item?.id ?? 'new'}`}
      title={translate(item ? 'files.news.edit' : 'files.news.create')}
      maxWidth="md"
      defaultValues={draftOf(item)}
      saveLabel={isDraft ? translate('files.news.saveDraft') : saved}
      onSave={save}
      onClose={onClose}
    >
      <Inputs onDraft={setDraft} />
      {item && <HistoryPanel resource="folderFile" subject={`folder-file:${item.id}`} version={item.version} />}
    </SaveDialog>
  );
}
