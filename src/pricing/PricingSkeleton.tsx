import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Card, Middle, Side, Spread, Workspace } from './pricing-layout';

const rows = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** Placeholder for the program list. */
export function ProgramsSkeleton() {
  const translate = useTranslate();
  return (
    <Card role="status" aria-label={translate('pricing.pricing')}>
      {rows(9).map((row) => (
        <Spread key={row} blockSize={38} paddingInline="s4" lineAbove={row > 0}>
          <Skeleton width="34%" />
          <Skeleton width="44%" />
        </Spread>
      ))}
    </Card>
  );
}

/** Placeholder for the explanation. */
export function ExplanationSkeleton() {
  return (
    <div style={{ padding: 'var(--s5)', display: 'grid', gap: 'var(--s3)' }}>
      <Skeleton width="60%" />
      <Skeleton variant="rounded" width="50%" height={40} />
      {rows(6).map((row) => (
        <Skeleton key={row} height={34} />
      ))}
    </div>
  );
}

/** Placeholder for the page until the loan loads. */
export function PricingSkeleton({ wide }: { readonly wide: boolean }) {
  return (
    <Workspace data-wide={wide}>
      <Side belowMd={{ display: 'none' }}>
        {rows(9).map((row) => (
          <Skeleton key={row} variant="rounded" height={34} sx={{ mt: 6 }} />
        ))}
      </Side>
      <Middle>
        <Skeleton width={240} height={56} />
        <ProgramsSkeleton />
      </Middle>
      {wide && <ExplanationSkeleton />}
    </Workspace>
  );
}

/** Placeholder for the rates of a program that was just expanded. */
export function RatesSkeleton() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('pricing.pricing')}>
      {rows(9).map((row) => (
        <Spread key={row} blockSize={29} paddingInline="s4" lineAbove={row > 0}>
          <Skeleton width="100%" />
        </Spread>
      ))}
    </div>
  );
}
