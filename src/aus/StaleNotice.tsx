import { Clock3 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { linkToField } from '../../domain/application/locate-field';
import { formatPercent } from '../../domain/format/percent';
import { Row, Text } from '../ui/layout/primitives';
import type { RunPair } from './runs';
import { useAusText } from './useAusText';

const causePaths = { debts: 'liabilities', income: 'employments', rate: 'sNoteIR', housing: 'sProRealETx' } as const;

/** That a run no longer describes the loan, and whether it must be submitted again. */
export function StaleNotice({ loanNum, pair }: { readonly loanNum: string; readonly pair: RunPair }) {
  const { t, factName } = useAusText();
  const { isOutOfDate, reasons, causes, changed } = pair.latest.staleness;
  if (!isOutOfDate) return null;
  const [first] = reasons;
  const [cause] = causes;
  const why = !first
    ? t('stale.tolerated')
    : first.kind === 'must-match'
      ? t('stale.mustMatch', { fact: factName(first.fact) })
      : t(`stale.${first.kind}`, { rise: first.rise, ratio: formatPercent(first.ratio) });
  const path = cause ? causePaths[cause] : first?.kind === 'must-match' ? first.fact : undefined;
  const link = cause ? t(`causes.${cause}`) : first?.kind === 'must-match' ? factName(first.fact) : '';
  return (
    <Row
      role="status"
      gap="s2"
      padding="s3 s4"
      background={first ? 'warn-tint' : 'hover'}
      color={first ? 'warn-text' : 'text-2'}
      lineBelow
    >
      <Text flex="none" display="flex">
        <Clock3 size={16} strokeWidth={1.6} aria-hidden="true" />
      </Text>
      <Text as="p" flex={1} minInlineSize={0} color={first ? 'text' : 'text-2'}>
        <Text weight={600}>{t('stale.title', { system: pair.system })}</Text> {why}
        {!first && changed.length > 0 && <> {changed.map(factName).join(', ')}</>}
      </Text>
      {path && (
        <Link to={linkToField(loanNum, path)}>
          <Text color="accent-text">{link}</Text>
        </Link>
      )}
    </Row>
  );
}
