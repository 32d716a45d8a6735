import { FlaskConical } from 'lucide-react';
import { Row } from '../../ui/layout/primitives';
import { useAppraisalText } from './useAppraisalText';

/** Says that everything here is made up. */
export function Simulation() {
  const { t } = useAppraisalText();
  return (
    <Row as="p" align="start" gap={8} padding="8 12" border radius="m" background="sunken" color="text-2" role="note">
      <FlaskConical size={16} strokeWidth={1.6} aria-hidden style={{ flex: 'none', marginBlockStart: 2 }} />
      <span>{t('simulation')}</span>
    </Row>
  );
}
