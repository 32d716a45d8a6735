import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { queryKeys } from '../providers/data/query-keys';
import { shellCalls } from '../shell/shell-calls';
import { EmptyState } from '../ui/EmptyState';

/** Milliseconds between looks at a list that is still being filled. */
const LOOK_EVERY = 3000;

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  /** What to do if there are none. */
  readonly actions?: ReactNode;
  /** Loads the list again. */
  readonly onLook: () => void;
}

/** A list of loans without any: there are none, or the portal still lists those of the LOS after its first start. */
export function NoLoans({ title, text, actions, onLook }: Props) {
  const translate = useTranslate();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: queryKeys.homeFigures(),
    queryFn: ({ signal }) => shellCalls.homeFigures(signal),
    staleTime: LOOK_EVERY,
    refetchInterval: ({ state }) => (state.data?.isListing ? LOOK_EVERY : false),
  });
  const isListing = data?.isListing === true;
  const seen = useRef({ at: dataUpdatedAt, wasListing: false });
  useEffect(() => {
    if (seen.current.at !== dataUpdatedAt && (isListing || seen.current.wasListing)) onLook();
    seen.current = { at: dataUpdatedAt, wasListing: isListing };
  });
  if (isListing) {
    return <EmptyState title={translate('states.listingTitle')}>{translate('states.listingText')}</EmptyState>;
  }
  return (
    <EmptyState title={title} actions={actions}>
      {text}
    </EmptyState>
  );
}
