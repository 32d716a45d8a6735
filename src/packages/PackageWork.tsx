import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import type { LoanDocument } from '../../domain/loan/document';
import type { PackageType } from '../../domain/packages/package-types';
import type { PackageView } from '../../domain/packages/packages.schemas';
import { Stack } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { AuditSection } from './AuditSection';
import { FormTable } from './FormTable';
import { PackageChoice } from './PackageChoice';
import type { packagesCalls } from './packages-calls';
import { usePackageText } from './usePackageText';

interface Props {
  readonly loan: LoanDocument;
  readonly packages: readonly PackageView[];
  readonly plans: Awaited<ReturnType<typeof packagesCalls.plans>>;
  /** The plan of the loan's terms. */
  readonly own: string | null;
  readonly editable: boolean;
}

/** Plan and package on one side, what is in it and its audit on the other. */
export function PackageWork({ loan, packages, plans, own, editable }: Props) {
  const { t } = usePackageText();
  const [chosenPlan, setPlan] = useState<string | null>(null);
  const [chosenPackage, setPackage] = useState<PackageType | null>(null);
  const planCodeId = chosenPlan ?? own;
  const offered = packages.filter(({ refusal }) => refusal === null);
  const shown = offered.find(({ packageId }) => packageId === chosenPackage) ?? offered[0];
  return (
    <Stack gap="s4" align="start" fromLg={{ columns: '320px minmax(0, 1fr)' }}>
      <Stack gap="s4" minInlineSize={0}>
        <Section title={t('plan')}>
          <TextField
            select
            fullWidth
            size="small"
            label={t('plan')}
            value={planCodeId ?? ''}
            helperText={own === null ? t('planUnknown') : t('planHelp', { plan: own })}
            onChange={(event) => setPlan(event.target.value)}
          >
            {plans.map((plan) => (
              <MenuItem key={plan.planCodeId} value={plan.planCodeId} lang="en">
                {plan.planCodeId} · {plan.description}
              </MenuItem>
            ))}
          </TextField>
        </Section>
        <Section title={t('package')}>
          <PackageChoice packages={packages} chosen={shown?.packageId ?? null} onChoose={setPackage} />
        </Section>
      </Stack>
      <Stack gap="s4" minInlineSize={0}>
        {shown && (
          <AuditSection
            key={`${shown.packageId} ${planCodeId}`}
            {...{ loan, planCodeId, editable }}
            packageId={shown.packageId}
          />
        )}
        {shown && (
          <Section title={t('included')} flush>
            <FormTable forms={shown.forms} />
          </Section>
        )}
      </Stack>
    </Stack>
  );
}
