import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { token } from '../../theme/tokens';
import { altLenderList, loanSetup, optionList, priceGroupList } from './addresses';

const tabs = [
  { to: loanSetup, title: 'lender.defaults.tab' },
  { to: priceGroupList, title: 'pages.priceGroups' },
  { to: altLenderList, title: 'pages.altLenders' },
  { to: optionList, title: 'pages.codedOptions' },
] as const;

interface Props {
  readonly at: string;
  /** Between the head and the sections of a page; a list has its line below the tabs already. */
  readonly onPage?: boolean;
}

/** What belongs to the setup of loans, each with an address of its own. */
export function LoanSetupTabs({ at, onPage = false }: Props) {
  const translate = useTranslate();
  return (
    <Tabs
      value={at}
      variant="scrollable"
      scrollButtons={false}
      aria-label={translate('pages.loanSetup')}
      sx={{ minInlineSize: 0, ...(onPage && { marginBlockStart: '-8px', borderBlockEnd: token('border') }) }}
    >
      {tabs.map(({ to, title }) => (
        <Tab key={to} value={to} label={translate(title)} component={Link} to={to} />
      ))}
    </Tabs>
  );
}
