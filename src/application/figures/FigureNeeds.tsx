import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Figure } from '../../../domain/application/figures/figure';
import { token } from '../../theme/tokens';
import type { LineActions } from './LineRow';
import { useFigureText } from './useFigureText';

const Frame = styled('div')({
  marginBlockEnd: token('s2'),
  padding: `${token('s2')} ${token('s3')}`,
  borderRadius: token('r'),
  background: token('sunken'),
  color: token('text-2'),
  '& a': { color: token('accent-text') },
});

type Props = Pick<LineActions, 'linkOf' | 'onLeave'> & { readonly figure: Figure };

/** What has to be entered before a figure is known, each a way to its field. */
export function FigureNeeds({ figure, linkOf, onLeave }: Props) {
  const { say, need } = useFigureText();
  if (figure.needs.length === 0) return <Frame>{say('notApplicable')}</Frame>;
  return (
    <Frame>
      <p>{say('needs')}</p>
      <ul>
        {figure.needs.map((place) => {
          const to = linkOf(place);
          return (
            <li key={place}>
              {to === undefined ? (
                need(place)
              ) : (
                <Link to={to} onClick={onLeave}>
                  {need(place)}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
