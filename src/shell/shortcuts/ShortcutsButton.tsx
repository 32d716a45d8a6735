import { Star } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { PopoverButton } from '../toolbar/PopoverButton';
import { ShortcutsSearch } from './ShortcutsSearch';

/** The star of the toolbar: opens the search in which pages are starred (SEARCH-01, -02). */
export function ShortcutsButton() {
  const translate = useTranslate();
  return (
    <PopoverButton label={translate('navigation.shortcuts.title')} icon={Star}>
      {(close) => <ShortcutsSearch onOpen={close} />}
    </PopoverButton>
  );
}
