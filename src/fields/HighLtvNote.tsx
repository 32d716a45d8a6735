import { useTranslate } from 'react-admin';
import { isUnusualLtv } from '../../domain/loan/unusual-ltv';
import { Text } from '../ui/layout/primitives';

/** Warns of amounts that make an unusually high LTV, such as 120%. Renders nothing for others. */
export function HighLtvNote({ ltv }: { readonly ltv: string | null | undefined }) {
  const translate = useTranslate();
  if (!isUnusualLtv(ltv)) return null;
  return (
    <Text as="p" size="small" color="warn-text" role="status" marginBlockStart="s1">
      {translate('inputs.highLtv')}
    </Text>
  );
}
