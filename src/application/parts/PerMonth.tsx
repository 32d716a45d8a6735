import { useTranslate } from 'react-admin';
import { Note } from '../../ui/layout/primitives';

/** The unit of a monthly amount. Behind a missing value only its room is kept, so that figures align from row to row. */
export function PerMonth({ unseen = false }: { readonly unseen?: boolean }) {
  const translate = useTranslate();
  return (
    <Note
      as="small"
      marginInlineStart="s1"
      weight={400}
      {...(unseen ? { 'aria-hidden': true, style: { visibility: 'hidden' } } : {})}
    >
      {translate('applicationRecords.perMonth')}
    </Note>
  );
}
