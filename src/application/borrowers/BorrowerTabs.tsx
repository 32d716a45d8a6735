import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Owner } from '../../../domain/application/records';
import { useLoan } from '../../shell/loan/useLoan';
import { token } from '../../theme/tokens';
import { useBorrowers, useRoleText } from './useBorrowers';

const Tabs = styled('nav')({
  display: 'flex',
  gap: token('s1'),
  overflowX: 'auto',
  borderBlockEnd: token('border'),
  scrollbarWidth: 'thin',
});

const Tab = styled(Link)({
  display: 'grid',
  alignContent: 'center',
  flex: 'none',
  minBlockSize: 48,
  maxInlineSize: 260,
  padding: `${token('s2')} ${token('s3')}`,
  marginBlockEnd: -1,
  borderBlockEnd: '2px solid transparent',
  color: token('text-2'),
  textDecoration: 'none',
  '&:hover': { background: token('hover'), color: token('text') },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { borderBlockEndColor: token('accent'), color: token('text') },
  '& .name': { display: 'flex', alignItems: 'center', gap: token('s2'), fontSize: token('fs-body'), fontWeight: 500 },
  '& .name bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .role': { color: token('text-3'), fontSize: token('fs-small') },
  '& .count': {
    flex: 'none',
    minInlineSize: 20,
    padding: '0 6px',
    borderRadius: token('r-full'),
    background: token('warn-tint'),
    color: token('warn-text'),
    fontSize: token('fs-micro'),
    lineHeight: '18px',
    textAlign: 'center',
  },
  '& .count[data-wrong="true"]': { background: token('bad-tint'), color: token('bad-text') },
});

interface Props {
  /** Who the page is about. */
  readonly current: Owner;
  /** That of the address where not given. */
  readonly loanNum?: string;
  /** How many answers each one still owes. */
  readonly needs?: Partial<Readonly<Record<Owner, number>>>;
  /** How many of their fields are in error: more urgent than what is missing. */
  readonly errors?: Partial<Readonly<Record<Owner, number>>>;
  /** Where a tab leads; the page of the borrower where not given. */
  readonly to?: (owner: Owner) => string;
}

/** Which borrower a page is about: a link for each, with name, role and what is still missing. */
export function BorrowerTabs({ current, loanNum: given, needs = {}, errors = {}, to }: Props) {
  const translate = useTranslate();
  const { loanNum } = useLoan(given);
  const role = useRoleText();
  const borrowers = useBorrowers(given);
  const pathOf = to ?? ((owner: Owner) => `/loans/${encodeURIComponent(loanNum)}/app/borrower/${owner}`);
  return (
    <Tabs aria-label={translate('borrowers.choose')}>
      {borrowers.map(({ owner, name }) => {
        const wrong = errors[owner] ?? 0;
        const count = wrong || (needs[owner] ?? 0);
        return (
          <Tab key={owner} to={pathOf(owner)} aria-current={owner === current ? 'page' : undefined}>
            <span className="name">
              <bdi>{name || translate('borrowers.unnamed')}</bdi>
              {count > 0 && (
                <span
                  className="count num"
                  data-wrong={wrong > 0}
                  role="img"
                  aria-label={translate(wrong > 0 ? 'dialogs.fieldErrors' : 'borrowers.needs', { smart_count: count })}
                >
                  {count}
                </span>
              )}
            </span>
            <span className="role">{role(owner)}</span>
          </Tab>
        );
      })}
    </Tabs>
  );
}
