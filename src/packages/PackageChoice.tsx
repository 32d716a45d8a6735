import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { isPackageType, type PackageType } from '../../domain/packages/package-types';
import type { PackageView } from '../../domain/packages/packages.schemas';
import { Note } from '../ui/layout/primitives';
import { usePackageText } from './usePackageText';

interface Props {
  readonly packages: readonly PackageView[];
  readonly chosen: PackageType | null;
  readonly onChoose: (type: PackageType) => void;
  /** Packages that cannot be made now can be chosen, too: to see their forms. */
  readonly all?: boolean;
}

/** One of the packages; those that cannot be made say why. */
export function PackageChoice({ packages, chosen, onChoose, all = false }: Props) {
  const { t } = usePackageText();
  return (
    <RadioGroup
      aria-label={t('package')}
      value={chosen ?? ''}
      onChange={(_, value) => isPackageType(value) && onChoose(value)}
    >
      {packages.map(({ packageId, refusal }) => (
        <FormControlLabel
          key={packageId}
          value={packageId}
          disabled={!all && refusal !== null}
          control={<Radio size="small" />}
          label={
            <>
              {t(`types.${packageId}`)}
              {refusal && (
                <Note as="span" display="block">
                  {t(`refusals.${refusal}`)}
                </Note>
              )}
            </>
          }
          sx={{ alignItems: 'flex-start', '& .MuiRadio-root': { paddingBlock: '3px' }, marginBlockEnd: '6px' }}
        />
      ))}
    </RadioGroup>
  );
}
