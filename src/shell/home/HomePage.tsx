import { Alert, Button, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { missing } from '../../../domain/format/parsed';
import { useSessionUser } from '../../access/useSessionUser';
import { mayOpen } from '../../pages/may-open';
import { pageById } from '../../pages/page-table';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';
import { KeyFigure, KeyFigures } from '../blocks/KeyFigures';
import { PageHead } from '../blocks/PageHead';
import { Section } from '../blocks/Section';
import { useQuickPanelData } from './useQuickPanelData';

const Column = styled('div')({
  display: 'grid',
  gap: token('s4'),
  inlineSize: '100%',
  maxInlineSize: 1120,
  marginInline: 'auto',
});

const Places = styled('ul')(({ theme }) => ({
  display: 'grid',
  // One line goes across both columns, and one stands between them.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :nth-of-type(even)': { borderInlineStart: token('border') },
  },
}));

const Place = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: token('s3'),
  minBlockSize: 56,
  borderBlockStart: token('border'),
  paddingInline: token('s4'),
  color: token('text'),
  '& > span': { flex: 1, paddingBlock: 8 },
  '& b': { fontWeight: 500, display: 'block' },
  '& small': { color: token('text-3'), fontSize: token('fs-small') },
  '& svg': { color: token('text-3'), flex: 'none' },
  '&:hover': { background: token('hover'), textDecoration: 'none' },
});

const work = [
  ['create-loan', 'shell.home.startCreate'],
  ['pipeline', 'shell.home.startPipeline'],
  ['pricing', 'shell.home.startPricing'],
] as const;
const reading = ['announcements', 'rates', 'guidelines', 'forms'] as const;

/** Which greeting fits the hour where the person is. */
export function greetingOf(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

function Figures() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { count } = useFormats();
  const { data, error, isPending, refetch } = useQuickPanelData();
  if (error) {
    return (
      <Alert severity="warning" action={<Button onClick={() => void refetch()}>{translate('states.retry')}</Button>}>
        {translate('states.errorLoad')} {errorText(error)}
      </Alert>
    );
  }
  const figure = (label: string, value: number | undefined, to?: string) => (
    <KeyFigure
      label={translate(`shell.home.${label}`)}
      value={isPending ? <Skeleton width={64} /> : value === undefined ? missing : count(value)}
      to={to}
    />
  );
  return (
    <KeyFigures label={translate('shell.home.figures')}>
      {figure('active', data?.tabs[0], '/main/pipelines')}
      {figure('inactive', data?.tabs[1])}
      {figure('funded', data?.tabs[2])}
      {figure('locks', data?.locksExpiring)}
      {figure('conditions', data?.conditionsWaiting)}
    </KeyFigures>
  );
}

/** /main/resources: a greeting, the figures of the day, and where the work is. */
export function HomePage() {
  const translate = useTranslate();
  const user = useSessionUser();
  const firstName = user?.displayName.split(' ')[0] ?? '';
  const place = (id: string, help?: string) => {
    const page = pageById(id);
    if (!mayOpen(page.access, user)) return null;
    const Icon = page.icon;
    return (
      <li key={id}>
        <Place to={page.path}>
          {Icon && <Icon size={16} strokeWidth={1.6} aria-hidden="true" />}
          <span>
            <b>{translate(`pages.${page.title}`)}</b>
            {help && <small>{translate(help)}</small>}
          </span>
          <ArrowRight className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />
        </Place>
      </li>
    );
  };
  return (
    <Column>
      <PageHead title={translate(`shell.home.${greetingOf(new Date().getHours())}`, { name: firstName })} />
      <Figures />
      <Section title={translate('shell.home.start')} flush>
        <ul>{work.map(([id, help]) => place(id, help))}</ul>
      </Section>
      <Section title={translate('shell.home.resources')} flush>
        <Places>{reading.map((id) => place(id))}</Places>
      </Section>
    </Column>
  );
}
