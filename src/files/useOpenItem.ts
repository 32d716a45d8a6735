import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The item that the address has open: a link leads to it, Back closes it, and it can be shared. */
export function useOpenItem() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const without = () => {
    const next = new URLSearchParams(search);
    next.delete('open');
    return next;
  };
  return {
    id: search.get('open'),
    addressOf: (id: string): string => {
      const next = without();
      next.set('open', id);
      return `?${next}`;
    },
    // Who came from the list goes back to it; who came by the address stays on the page.
    close: () => (key === 'default' ? setSearch(without(), { replace: true }) : navigate(-1)),
  };
}
