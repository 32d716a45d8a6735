import { Dialog, InputBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { FileText, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionUser } from '../../access/useSessionUser';
import { token } from '../../theme/tokens';
import { StatusDot } from '../blocks/StatusDot';
import { loanRowsMeta } from '../loan/useLoan';
import { findPages } from './find-pages';
import { loanOfPath } from './loan-of-path';
import { useDelayed } from './useDelayed';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingInline: token('s4'),
  borderBlockEnd: token('border'),
  color: token('text-3'),
});

const Option = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 38,
  paddingInline: 10,
  borderRadius: token('r'),
  cursor: 'pointer',
  '&[aria-selected="true"]': { background: token('selected') },
  '& > span:first-of-type': {
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

const Group = styled('p')({
  padding: '10px 10px 4px',
  color: token('text-3'),
  fontSize: token('fs-small'),
  fontWeight: 500,
});
const Note = styled('p')({ padding: 10, color: token('text-3') });

interface LoanRow {
  readonly id: string;
  readonly sLNm: string;
  readonly aBFirstNm: string | null;
  readonly aBLastNm: string | null;
  readonly sStatusT: string | null;
}

/** Loans by number or borrower, searched by the server from two letters on. */
function useFoundLoans(query: string) {
  const wanted = useDelayed(query.trim(), 200);
  return useGetList<LoanRow>(
    'loans',
    { filter: { q: wanted }, pagination: { page: 1, perPage: 8 }, meta: loanRowsMeta },
    { enabled: wanted.length > 1, staleTime: 30_000 },
  );
}

/** Finds pages and loans; arrow keys choose, Enter opens. */
export function PaletteDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const user = useSessionUser();
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const pages = useMemo(
    () => findPages(query, user, loanOfPath(pathname), (page) => translate(`pages.${page.title}`)),
    [query, user, pathname, translate],
  );
  const loans = useFoundLoans(query);
  const loanRows = query.trim().length > 1 ? (loans.data ?? []) : [];
  const paths = [...loanRows.map((row) => `/loans/${row.sLNm}/dashboard`), ...pages.map((page) => page.path)];
  const current = Math.min(at, paths.length - 1);

  const open = (path: string | undefined): void => {
    if (!path) return;
    onClose();
    navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') open(paths[current]);
    if (!step || paths.length === 0) return;
    event.preventDefault();
    setAt((current + step + paths.length) % paths.length);
  };
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === current,
    onMouseMove: () => setAt(index),
    onClick: () => open(paths[index]),
  });

  return (
    <Dialog
      open
      onClose={onClose}
      aria-label={translate('shell.palette.title')}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Head>
        <Search size={16} strokeWidth={1.6} aria-hidden="true" />
        <InputBase
          autoFocus
          fullWidth
          value={query}
          placeholder={translate('shell.palette.placeholder')}
          sx={{ blockSize: 52 }}
          inputProps={{
            role: 'combobox',
            'aria-label': translate('shell.palette.title'),
            'aria-expanded': paths.length > 0,
            'aria-controls': id,
            'aria-activedescendant': paths.length > 0 ? `${id}-${current}` : undefined,
          }}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </Head>
      <div
        id={id}
        role="listbox"
        aria-label={translate('shell.palette.title')}
        style={{ padding: 6, minBlockSize: 120 }}
      >
        {loanRows.length > 0 && <Group role="presentation">{translate('shell.palette.loans')}</Group>}
        {loanRows.map((row, index) => (
          <Option key={row.id} {...option(index)}>
            <span>
              <bdi>{row.sLNm}</bdi> · <bdi>{[row.aBFirstNm, row.aBLastNm].filter(Boolean).join(' ')}</bdi>
            </span>
            <StatusDot status={row.sStatusT} />
          </Option>
        ))}
        {pages.length > 0 && <Group role="presentation">{translate('shell.palette.pages')}</Group>}
        {pages.map((page, index) => (
          <Option key={page.id} {...option(loanRows.length + index)}>
            <FileText size={16} strokeWidth={1.6} aria-hidden="true" />
            <span>{page.title}</span>
          </Option>
        ))}
        {paths.length === 0 && (
          <Note role="status">
            {query.trim() === ''
              ? translate('shell.palette.help')
              : loans.isFetching
                ? translate('shell.palette.searching')
                : translate(loans.error ? 'shell.palette.failed' : 'shell.palette.noResults')}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
