import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { ErrorState } from '../ui/ErrorState';
import { FactSkeleton } from '../ui/FactSkeleton';
import { Box, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { InvestorCondition } from './InvestorCondition';
import { type InvestorAct, InvestorDialog } from './InvestorDialog';
import { useInvestorConditions } from './useInvestorConditions';
import { usePostClosingText } from './usePostClosingText';

/** What the user does: adds conditions, or something with one. */
interface Doing {
  readonly act: InvestorAct;
  readonly condition: Condition | null;
}

/** What the investor asks for before it buys the loan. */
export function InvestorSection({ view }: { readonly view: PostClosingView }) {
  const { t } = usePostClosingText();
  const [doing, setDoing] = useState<Doing | null>(null);
  const { loanNum, today } = view;
  const { data, error, refetch, isPending, fetchStatus } = useInvestorConditions(loanNum);
  // The LOS has no conditions.
  if (isPending && fetchStatus === 'idle') return null;
  return (
    <Section
      title={t('investor.title')}
      flush
      aside={
        <Button
          size="small"
          startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => setDoing({ act: 'add', condition: null })}
        >
          {t('investor.acts.add')}
        </Button>
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <FactSkeleton groups={[2]} />}
      {data?.length === 0 && (
        <Text as="p" color="text-3" padding="0 s4 s4">
          {t('investor.none')}
        </Text>
      )}
      {data !== undefined && data.length > 0 && (
        <Box as="ul" dividers lineAbove>
          {data.map((condition) => (
            <InvestorCondition
              key={condition.id}
              loanNum={loanNum}
              condition={condition}
              today={today}
              onAct={(act) => setDoing({ act, condition })}
            />
          ))}
        </Box>
      )}
      {doing && <InvestorDialog view={view} {...doing} onClose={() => setDoing(null)} />}
    </Section>
  );
}
