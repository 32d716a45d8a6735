import { FileText } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { mayExport } from '../../../domain/access/permissions';
import type { BeyondPart, RoundTrip } from '../../../domain/application/round-trip/round-trip.schemas';
import { useSessionUser } from '../../access/public';
import { useFormats } from '../../providers/i18n/useFormats';
import { Box, type ElementProps, Note, Row, Text } from '../../ui/layout/primitives';
import { applicationCalls } from '../application-calls';
import { Disclosed } from './Disclosed';
import { ProgressDownload } from './ProgressDownload';

const Part = (props: ElementProps<'section'>) => (
  <Row
    as="section"
    wrap
    justify="space-between"
    gap="s3"
    paddingBlockStart="s4"
    lineAbove
    iconColor="text-3"
    {...props}
  />
);

/** Isolates a value so that it keeps its own text direction in a sentence. */
const isolated = (value: string): string => `\u2068${value}\u2069`;

function BeyondList({ beyond, label }: { readonly beyond: readonly BeyondPart[]; readonly label: string }) {
  return (
    <Box as="ul" border radius="m" dividers aria-label={label}>
      {beyond.map(({ path, count, sample }) => (
        <Row
          as="li"
          wrap
          justify="space-between"
          gap="0 s4"
          padding="s2 s3"
          overflowWrap="anywhere"
          align="stretch"
          key={path}
        >
          <Text as="bdi" flex="1 1 60%" minInlineSize={0} size="small" textAlign="start" dir="ltr">
            {path}
          </Text>
          <Note>
            {sample && <bdi>{sample}</bdi>} {count > 1 && <bdi dir="ltr">× {count}</bdi>}
          </Note>
        </Row>
      ))}
    </Box>
  );
}

interface Props extends Pick<RoundTrip, 'beyond' | 'original'> {
  readonly loanNum: string;
}

/** The file that the loan was imported from, for download, with the values that only it contains. */
export function OriginalFile({ loanNum, original, beyond }: Props) {
  const translate = useTranslate();
  const user = useSessionUser();
  const { fileSize, instant } = useFormats();
  const title = translate('mismo.original');
  if (!original) {
    return (
      <Part aria-label={title}>
        <Box flex="1 1 260px" minInlineSize={0} overflowWrap="anywhere">
          <Text as="h3" size="text" weight={600} lineHeight="24px">
            {title}
          </Text>
          <Text as="p" color="text-2" size="small">
            {translate('mismo.entered')}
          </Text>
        </Box>
      </Part>
    );
  }
  const count = beyond.reduce((sum, part) => sum + part.count, 0);
  const beyondTitle = translate('mismo.beyond');
  return (
    <>
      <Part aria-label={title}>
        <Box flex="1 1 260px" minInlineSize={0} overflowWrap="anywhere">
          <Text as="h3" size="text" weight={600} lineHeight="24px">
            {title}
          </Text>
          <Row as="span" gap="s2" lineHeight="24px">
            <FileText size={16} strokeWidth={1.6} aria-hidden="true" />
            <bdi>{original.name}</bdi>
            <Text color="text-3">
              <bdi>{fileSize(original.size)}</bdi>
            </Text>
          </Row>
          <Text as="p" color="text-2" size="small">
            {translate('mismo.originalLead', {
              at: isolated(instant(original.importedAt)),
              by: isolated(original.by),
            })}
          </Text>
        </Box>
        {user && mayExport(user, 'full') && (
          <ProgressDownload
            label={translate('mismo.download')}
            fileName={original.name}
            fetchFile={(onProgress) => applicationCalls.originalMismo(loanNum, onProgress)}
          />
        )}
      </Part>
      {count === 0 ? (
        <p>{translate('mismo.nothingBeyond')}</p>
      ) : (
        <Disclosed title={beyondTitle} count={count} lead={translate('mismo.beyondLead')}>
          <BeyondList beyond={beyond} label={beyondTitle} />
        </Disclosed>
      )}
    </>
  );
}
