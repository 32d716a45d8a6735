import { TextField } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import type { LoanDocument } from '../../domain/loan/document';
import type { FrameworkView, PackageView } from '../../domain/packages/packages.schemas';
import { Stack } from '../ui/layout/primitives';
import { MenuItem } from '../ui/overlays';
import { Section } from '../ui/Section';
import { AuditSection } from './AuditSection';
import { FormTable } from './FormTable';
import { FrameworkChoice } from './FrameworkChoice';
import { PackageChoice } from './PackageChoice';
import type { packagesCalls } from './packages-calls';
import { usePackageText } from './usePackageText';

interface Props {
  readonly loan: LoanDocument;
  readonly packages: readonly PackageView[];
  readonly plans: Awaited<ReturnType<typeof packagesCalls.plans>>;
  /** The plan of the loan's terms. */
  readonly own: string | null;
  /** What makes documents, and which of them is chosen. */
  readonly frameworks: readonly FrameworkView[];
  readonly docFramework: string;
  readonly editable: boolean;
}

/** Plan and package on one side, what is in it and its audit on the other. */
export function PackageWork({ loan, packages, plans, own, frameworks, docFramework, editable }: Props) {
  const { t } = usePackageText();
  // In the address, so that the way back from a page that fixes something leads to the same package.
  const [chosen, setChosen] = useSearchParams();
  const choose = (name: 'plan' | 'package' | 'by', value: string): void =>
    setChosen((before) => new URLSearchParams({ ...Object.fromEntries(before), [name]: value }), { replace: true });
  const planCodeId = plans.find((plan) => plan.planCodeId === chosen.get('plan'))?.planCodeId ?? own;
  const offered = packages.filter(({ refusal }) => refusal === null);
  const shown = offered.find(({ packageId }) => packageId === chosen.get('package')) ?? offered[0];
  return (
    <Stack gap="s4" align="start" fromLg={{ columns: '320px minmax(0, 1fr)' }}>
      <Section title={t('package')}>
        <Stack gap="s4">
          <PackageChoice
            packages={packages}
            chosen={shown?.packageId ?? null}
            onChoose={(packageId) => choose('package', packageId)}
          />
          <TextField
            select
            fullWidth
            size="small"
            label={t('plan')}
            value={planCodeId ?? ''}
            helperText={own === null ? t('planUnknown') : t('planHelp', { plan: own })}
            onChange={(event) => choose('plan', event.target.value)}
          >
            {plans.map((plan) => (
              <MenuItem key={plan.planCodeId} value={plan.planCodeId} lang="en">
                {plan.planCodeId} · {plan.description}
              </MenuItem>
            ))}
          </TextField>
          {frameworks.length > 1 && (
            <FrameworkChoice
              frameworks={frameworks}
              chosen={docFramework}
              onChoose={(framework) => choose('by', framework)}
            />
          )}
        </Stack>
      </Section>
      <Stack gap="s4" minInlineSize={0}>
        {shown && (
          <AuditSection
            key={`${shown.packageId} ${planCodeId} ${docFramework}`}
            {...{ loan, planCodeId, docFramework, editable }}
            packageId={shown.packageId}
          />
        )}
        {shown && (
          <Section title={t('included')} flush>
            <FormTable loanNum={loan.sLNm} forms={shown.forms} />
          </Section>
        )}
      </Stack>
    </Stack>
  );
}
