import { LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { HmdaOverview } from '../../domain/hmda/hmda.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { KeyFigure, KeyFigures } from '../ui/KeyFigures';
import { Note } from '../ui/layout/primitives';

interface Props {
  readonly overview: HmdaOverview;
  readonly isChecking: boolean;
}

/** How many loans the filing has, and how many of them are ready. */
export function RegisterFigures({ overview, isChecking }: Props) {
  const translate = useTranslate();
  const { count } = useFormats();
  const { loans, checked, incomplete, questioned, actions } = overview;
  const named = (action: string, of: number): string => `${translate(`codes.hmdaAction.${action}`)}: ${count(of)}`;
  return (
    <>
      <KeyFigures label={translate('hmda.figures.label')}>
        <KeyFigure
          label={translate('hmda.figures.loans')}
          value={count(loans)}
          sub={actions.map(({ action, loans: of }) => (
            <span key={action} style={{ display: 'block' }}>
              {named(action, of)}
            </span>
          ))}
        />
        <KeyFigure
          label={translate('hmda.figures.incomplete')}
          value={count(incomplete)}
          sub={translate('hmda.figures.incompleteText')}
        />
        <KeyFigure
          label={translate('hmda.figures.questioned')}
          value={count(questioned)}
          sub={translate('hmda.figures.questionedText')}
        />
        <KeyFigure
          label={translate('hmda.figures.clean')}
          value={count(checked - incomplete - questioned)}
          sub={translate('hmda.figures.cleanText')}
        />
      </KeyFigures>
      {isChecking && (
        <div role="status">
          <LinearProgress variant="determinate" value={loans === 0 ? 0 : (checked / loans) * 100} aria-hidden />
          <Note as="p">{translate('hmda.checking', { checked: count(checked), loans: count(loans) })}</Note>
        </div>
      )}
    </>
  );
}
