import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { InputGrid } from '../../ui/InputGrid';
import { Stack } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';

const inputs = (count: number) => Array.from({ length: count }, (_, place) => `input-${place}`);

/** The page layout while the placement options load. */
export function CreateSkeleton() {
  const translate = useTranslate();
  return (
    <Stack columns="minmax(0, 1fr)" gap="s4" role="status" aria-label={translate('states.loading')}>
      {[3, 5].map((count) => (
        <Section key={count}>
          <InputGrid columns={3}>
            {inputs(count).map((key) => (
              <Skeleton key={key} variant="rounded" height={56} />
            ))}
          </InputGrid>
        </Section>
      ))}
    </Stack>
  );
}
