import { styled } from '@mui/material/styles';
import { FileText } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { BeyondPart, RoundTrip } from '../../../domain/application/round-trip/round-trip.schemas';
import { formatInstant } from '../../../domain/format/date';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';
import { applicationCalls } from '../application-calls';
import { Disclosed } from './Disclosed';
import { ProgressDownload } from './ProgressDownload';

const Part = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('s3'),
  paddingBlockStart: token('s4'),
  borderBlockStart: token('border'),
  '& > div': { flex: '1 1 260px', minInlineSize: 0, overflowWrap: 'anywhere' },
  '& h3': { fontSize: token('fs-text'), fontWeight: 600, lineHeight: '24px' },
  '& p': { color: token('text-2'), fontSize: token('fs-small') },
  '& .file': { display: 'flex', gap: token('s2'), alignItems: 'center', lineHeight: '24px' },
  '& .file > span': { color: token('text-3') },
  '& svg': { color: token('text-3'), flex: 'none' },
});

const Beyond = styled('ul')({
  border: token('border'),
  borderRadius: token('r'),
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${token('s4')}`,
    padding: `${token('s2')} ${token('s3')}`,
    overflowWrap: 'anywhere',
  },
  '& > li:not(:first-of-type)': { borderBlockStart: token('border') },
  '& > li > bdi': { flex: '1 1 60%', minInlineSize: 0, fontSize: token('fs-small'), textAlign: 'start' },
  '& > li > span': { color: token('text-3'), fontSize: token('fs-small') },
});

/** A value in the direction of its own within a sentence (Unicode's isolates). */
const apart = (value: string): string => `\u2068${value}\u2069`;

function BeyondList({ beyond, label }: { readonly beyond: readonly BeyondPart[]; readonly label: string }) {
  return (
    <Beyond aria-label={label}>
      {beyond.map(({ path, count, sample }) => (
        <li key={path}>
          <bdi dir="ltr">{path}</bdi>
          <span>
            {sample && <bdi>{sample}</bdi>} {count > 1 && <bdi dir="ltr">× {count}</bdi>}
          </span>
        </li>
      ))}
    </Beyond>
  );
}

interface Props extends Pick<RoundTrip, 'beyond' | 'original'> {
  readonly loanNum: string;
}

/** The file that the loan was imported from, to take back as it was, and what it has that the portal has not. */
export function OriginalFile({ loanNum, original, beyond }: Props) {
  const translate = useTranslate();
  const { fileSize } = useFormats();
  const title = translate('mismo.original');
  if (!original) {
    return (
      <Part aria-label={title}>
        <div>
          <h3>{title}</h3>
          <p>{translate('mismo.entered')}</p>
        </div>
      </Part>
    );
  }
  const count = beyond.reduce((sum, part) => sum + part.count, 0);
  const beyondTitle = translate('mismo.beyond');
  return (
    <>
      <Part aria-label={title}>
        <div>
          <h3>{title}</h3>
          <span className="file">
            <FileText size={16} strokeWidth={1.6} aria-hidden="true" />
            <bdi>{original.name}</bdi>
            <span>
              <bdi>{fileSize(original.size)}</bdi>
            </span>
          </span>
          <p>
            {translate('mismo.originalLead', { at: apart(formatInstant(original.importedAt)), by: apart(original.by) })}
          </p>
        </div>
        <ProgressDownload
          label={translate('mismo.download')}
          fileName={original.name}
          fetchFile={(onProgress) => applicationCalls.originalMismo(loanNum, onProgress)}
        />
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
