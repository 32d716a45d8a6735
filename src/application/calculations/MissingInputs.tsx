import { Link } from 'react-router-dom';
import type { Calculation } from '../../../domain/application/calculations/calculation';
import { Box, type ElementProps } from '../../ui/layout/primitives';
import type { LineActions } from './LineRow';
import { useCalculationText } from './useCalculationText';

const InputsNote = (props: ElementProps<'div'>) => (
  <Box marginBlockEnd="s2" padding="s2 s3" radius="m" background="sunken" color="text-2" {...props} />
);

type Props = Pick<LineActions, 'linkOf' | 'onLeave'> & { readonly calculation: Calculation };

/** Values required for a calculation, each linked to its field. */
export function MissingInputs({ calculation, linkOf, onLeave }: Props) {
  const { t, need } = useCalculationText();
  if (calculation.requirements.length === 0) return <InputsNote>{t('notApplicable')}</InputsNote>;
  return (
    <InputsNote>
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
    </InputsNote>
  );
}
