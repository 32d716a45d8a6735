import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The open item, held in the URL: links can open it, Back closes it, and it can be shared. */
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
    // Goes back to the list if the user came from it. After opening the URL directly, stays on the page.
    close: () => (key === 'default' ? setSearch(without(), { replace: true }) : navigate(-1)),
  };
}
