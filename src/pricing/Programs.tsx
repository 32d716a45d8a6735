import { useState } from 'react';
import { CompareDialog } from './CompareDialog';
import { IneligibleTable } from './IneligibleTable';
import { NoneListed, NoPrices, NoProgram } from './PricingNotices';
import { ProgramFilters } from './ProgramFilters';
import { ProgramTable } from './ProgramTable';
import { eligible, ineligible, isFiltered, listed, noFilter, type ProgramSort } from './program-list';
import type { Chosen, ProgramFocus } from './useChosenRate';
import type { PriceList } from './usePricing';

const MOST = 4;

interface Props {
  readonly list: PriceList;
  /** The program chosen for the loan. */
  readonly own: string | null | undefined;
  readonly focus: ProgramFocus;
  readonly chosen: Chosen | null;
  readonly lockDays: number;
  readonly onLockDays: (days: number) => void;
  readonly busy: boolean;
  /** Required values are missing; the missing-values notice reports them. */
  readonly incomplete: boolean;
}

/** Eligible programs with filters, sorting and comparison, followed by the ineligible ones. */
export function Programs({ list, own, focus, chosen, lockDays, onLockDays, busy, incomplete }: Props) {
  const [filter, setFilter] = useState(noFilter);
  const [sort, setSort] = useState<ProgramSort>('order');
  const [compared, setCompared] = useState<readonly string[] | null>(null);
  const [comparing, setComparing] = useState(false);
  const offered = eligible(list.programs);
  const shown = listed(offered, filter, sort);
  const picked = offered.filter(({ lLpTemplateId }) => compared?.includes(lLpTemplateId));
  const compare = (id: string): void => {
    if (!compared) return;
    setCompared(compared.includes(id) ? compared.filter((one) => one !== id) : [...compared, id].slice(-MOST));
  };
  return (
    <>
      {offered.length > 1 && (
        <ProgramFilters
          programs={offered}
          filter={filter}
          onFilter={setFilter}
          sort={sort}
          onSort={setSort}
          compared={compared && picked.length}
          onCompare={(on) => setCompared(on ? [] : null)}
          onShowComparison={() => setComparing(true)}
        />
      )}
      {offered.length === 0 && (incomplete ? <NoPrices /> : <NoProgram programs={list.programs} />)}
      {shown.length === 0 && offered.length > 0 && isFiltered(filter) && (
        <NoneListed onClear={() => setFilter(noFilter)} />
      )}
      {shown.length > 0 && (
        <ProgramTable
          programs={shown}
          opened={focus.folded ? undefined : chosen?.program.lLpTemplateId}
          loaded={list.focusedProgramId}
          lockDays={lockDays}
          rate={chosen?.option.Rate}
          busy={busy}
          compared={compared}
          onProgram={({ lLpTemplateId }) => (compared ? compare(lLpTemplateId) : focus.toggle(lLpTemplateId))}
          onRate={(option, days) => {
            focus.pick(option.Rate);
            if (days !== lockDays) onLockDays(days);
          }}
        />
      )}
      {(offered.length > 0 || !incomplete) && <IneligibleTable programs={ineligible(list.programs)} own={own} />}
      {comparing && (
        <CompareDialog
          programs={picked}
          onClose={() => setComparing(false)}
          onOpen={({ lLpTemplateId }) => {
            setComparing(false);
            setCompared(null);
            focus.expand(lLpTemplateId);
          }}
        />
      )}
    </>
  );
}
