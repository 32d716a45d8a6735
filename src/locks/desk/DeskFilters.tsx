import { Tab, Tabs, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import type { LockDesk } from '../../../domain/locks/lock-desk.schemas';
import { lockRequestKinds } from '../../../domain/locks/lock-kinds';
import { Note, Row } from '../../ui/layout/primitives';
import { useLockText } from '../useLockText';
import { type DeskView, deskTabs } from './useDeskView';

const TYPING_MS = 300;

/** A filter that is applied once its author stops typing. */
function TextFilter({ label, value, onSet }: { label: string; value: string; onSet: (text: string) => void }) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onSet(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSet]);
  return (
    <TextField
      size="small"
      type="search"
      label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      sx={{ inlineSize: { xs: '100%', sm: 180 } }}
    />
  );
}

/** Tabs and filters of the queue. */
export function DeskFilters({ view, desk }: { readonly view: DeskView; readonly desk: LockDesk | undefined }) {
  const { t } = useLockText();
  const counts = desk && {
    waiting: desk.waiting.count,
    suspended: desk.suspended,
    done: desk.doneToday.confirmed + desk.doneToday.denied + desk.doneToday.canceled,
  };
  return (
    <Row wrap justify="space-between" gap="s2 s4" paddingInline="s4" lineBelow>
      <Tabs
        value={view.tab}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('desk.queue')}
        onChange={(_event, tab: string) => view.set({ tab: tab === 'waiting' ? null : tab, loan: null })}
      >
        {deskTabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={
              counts ? t('desk.tabCount', { tab: t(`desk.tabs.${tab}`), count: counts[tab] }) : t(`desk.tabs.${tab}`)
            }
          />
        ))}
      </Tabs>
      <Row wrap gap="s2" paddingBlock="s2">
        {desk && <Note>{t(desk.autoLock ? 'desk.autoLockOn' : 'desk.autoLockOff')}</Note>}
        <TextField
          select
          size="small"
          label={t('requestType')}
          value={view.kind ?? ''}
          onChange={({ target }) => view.set({ kind: target.value })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ inlineSize: { xs: '100%', sm: 160 } }}
        >
          <option value="">{t('desk.all')}</option>
          {lockRequestKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </TextField>
        <TextFilter label={t('desk.branch')} value={view.branch} onSet={(branch) => view.set({ branch })} />
        <TextFilter label={t('desk.search')} value={view.text} onSet={(text) => view.set({ search: text })} />
      </Row>
    </Row>
  );
}
