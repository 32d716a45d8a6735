import { useSearchParams } from 'react-router-dom';
import { pacificDate } from '../../domain/format/date';
import type { Filing } from '../../domain/hmda/transmittal';

/** A year is filed by the end of March of the next one, so until then that year is shown first. */
const FILED_BY = 3;
/** Years to choose from. */
const YEARS = 6;

const isQuarter = (quarter: number): quarter is Filing['quarter'] => [1, 2, 3, 4].includes(quarter);

function firstYear(): { readonly shown: number; readonly latest: number } {
  const [year = 0, month = 0] = pacificDate(new Date()).split('-').map(Number);
  return { shown: month <= FILED_BY ? year - 1 : year, latest: year };
}

/** The filing that the page shows, from its address. */
export function useFiling() {
  const [search, setSearch] = useSearchParams();
  const { shown, latest } = firstYear();
  const years = Array.from({ length: YEARS }, (_, place) => latest - place);
  const asked = Number(search.get('year') ?? shown);
  const quarter = Number(search.get('quarter') ?? 4);
  const filing: Filing = { year: years.includes(asked) ? asked : shown, quarter: isQuarter(quarter) ? quarter : 4 };
  const choose = (part: Partial<Filing>): void => {
    const next = { ...filing, ...part };
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set('year', String(next.year));
      after.set('quarter', String(next.quarter));
      after.delete('page');
      return after;
    });
  };
  return { filing, years, choose };
}
