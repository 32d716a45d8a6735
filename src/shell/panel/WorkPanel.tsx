import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { missing } from '../../../domain/format/parsed';
import { useCurrentPage } from '../../pages/useCurrentPage';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';
import { FactList } from '../blocks/FactList';
import { useQuickPanelData } from '../home/useQuickPanelData';
import { useRecentLoans } from '../recents/useRecents';
import { PanelFrame } from './PanelFrame';
import { PanelBody, PanelHead, PanelNote } from './PanelParts';

const Recent = styled('li')({
  '& + &': { borderBlockStart: token('border') },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('s3'),
    minBlockSize: 36,
    color: token('text'),
  },
  '& a > :first-of-type': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a > :last-of-type': { color: token('text-3') },
  '@media (pointer: coarse)': { '& a': { minBlockSize: 44 } },
});

/** The figures of the day (GET /quick-panel/data). */
function Figures() {
  const translate = useTranslate();
  const { count } = useFormats();
  const { data, error } = useQuickPanelData();
  if (error) return <PanelNote role="status">{translate('states.errorLoad')}</PanelNote>;
  const fact = (label: string, value: number | undefined) => ({
    label: translate(`shell.home.${label}`),
    value: data ? (
      value === undefined ? (
        missing
      ) : (
        count(value)
      )
    ) : (
      <Skeleton width={48} sx={{ display: 'inline-block' }} />
    ),
  });
  return (
    <FactList
      groups={[
        [fact('active', data?.tabs[0]), fact('inactive', data?.tabs[1]), fact('funded', data?.tabs[2])],
        [fact('locks', data?.locksExpiring), fact('conditions', data?.conditionsWaiting)],
      ]}
    />
  );
}

/** The right panel of the main area: today's figures, except on Home that shows them itself, and the loans opened last. */
export function WorkPanel() {
  const translate = useTranslate();
  const page = useCurrentPage();
  const loans = useRecentLoans();
  return (
    <PanelFrame label={translate('navigation.panel.work')}>
      <PanelBody>
        {page?.id !== 'home' && (
          <section>
            <PanelHead>{translate('shell.home.figures')}</PanelHead>
            <Figures />
          </section>
        )}
        <section>
          <PanelHead>{translate('navigation.panel.recent')}</PanelHead>
          {loans.length === 0 ? (
            <PanelNote>{translate('navigation.panel.noRecent')}</PanelNote>
          ) : (
            <ul>
              {loans.map(({ loanNum, name }) => (
                <Recent key={loanNum}>
                  <Link to={`/loans/${loanNum}`}>
                    <bdi>{name || '–'}</bdi>
                    <bdi>{loanNum}</bdi>
                  </Link>
                </Recent>
              ))}
            </ul>
          )}
        </section>
      </PanelBody>
    </PanelFrame>
  );
}
