import { useTranslate } from 'react-admin';
import { Note } from '../../ui/layout/primitives';
import { useSection } from '../edit/section-context';

/** Help text for the keys that pay off or exclude a debt. */
export function LineKeys() {
  const translate = useTranslate();
  const { readOnly, loan } = useSection();
  if (readOnly || loan.liabilities.length === 0) return null;
  return (
    <Note as="p" onTouch={{ display: 'none' }}>
      {translate('applicationRecords.keys', { payoff: '\u2066P\u2069', excluded: '\u2066X\u2069' })}
    </Note>
  );
}
