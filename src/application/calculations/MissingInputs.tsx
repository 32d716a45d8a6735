import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Calculation } from '../../../domain/application/calculations/calculation';
import { token } from '../../theme/tokens';
import type { LineActions } from './LineRow';
import { useCalculationText } from './useCalculationText';

const Frame = styled('div')({
  marginBlockEnd: token('s2'),
  padding: `${token('s2')} ${token('s3')}`,
  borderRadius: token('r'),
  background: token('sunken'),
  color: token('text-2'),
  '& a': { color: token('accent-text') },
});

type Props = Pick<LineActions, 'linkOf' | 'onLeave'> & { readonly calculation: Calculation };

/** Values required for a calculation, each linked to its field. */
export function MissingInputs({ calculation, linkOf, onLeave }: Props) {
  const { t, need } = useCalculationText();
  if (calculation.requirements.length === 0) return <Frame>{t('notApplicable')}</Frame>;
  return (
    <Frame>
      <p>{t('needs')}</p>
      <ul>
        {calculation.requirements.map((path) => {
          const to = linkOf(path);
          return (
            <li key={path}>
              {to === undefined ? (
                need(path)
              ) : (
                <Link to={to} onClick={onLeave}>
                  {need(path)}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
