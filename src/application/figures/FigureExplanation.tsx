import { Button, Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { ChevronLeft, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Figure } from '../../../domain/application/figures/figure';
import type { Figures } from '../../../domain/application/figures/figures';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { token } from '../../theme/tokens';
import { FigureNeeds } from './FigureNeeds';
import { type FigureId, findFigure, idOf } from './figure-id';
import { LineTable } from './LineTable';
import { useFigureText } from './useFigureText';

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  paddingBlockStart: token('s3'),
  paddingInline: `${token('s6')} ${token('s3')}`,
  '& .MuiDialogTitle-root': { padding: `${token('s2')} 0 0`, fontSize: token('fs-body'), fontWeight: 500 },
  '& h2:focus': { outline: 'none' },
  '& .value': { margin: 0, fontSize: token('fs-h1'), fontWeight: 600, lineHeight: '32px' },
  '& .back': { gridColumn: '1 / -1', justifySelf: 'start', marginInlineStart: `calc(-1 * ${token('s2')})` },
});

const Method = styled('p')({ paddingBlockEnd: token('s2'), color: token('text-2') });

interface Props {
  readonly loan: NewLoanDocument;
  readonly figures: Figures;
  /** The figure to explain; it stays while the dialog fades. */
  readonly id: FigureId | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Where the field of a place is entered; undefined where it cannot be reached. */
  readonly linkOf: (place: string) => string | undefined;
}

interface ContentProps extends Omit<Props, 'id' | 'open' | 'figures'> {
  readonly figure: Figure;
  readonly onFigure: (id: FigureId) => void;
}

function Content({ figure, loan, linkOf, onFigure, onClose }: ContentProps) {
  const { say } = useFigureText();
  return (
    <DialogContent>
      {figure.value === undefined && <FigureNeeds figure={figure} linkOf={linkOf} onLeave={onClose} />}
      {figure.value !== undefined && (figure.method === 'payment' || figure.method === 'interest') && (
        <Method>{say(figure.method)}</Method>
      )}
      {figure.lines.length > 0 && (
        <LineTable figure={figure} loan={loan} linkOf={linkOf} onFigure={onFigure} onLeave={onClose} />
      )}
      {figure.value !== undefined && figure.lines.length === 0 && <Method>{say('nothing')}</Method>}
    </DialogContent>
  );
}

/** Where the reader starts, at the first figure and at each that follows: what was pressed is gone with the lines before. */
function Title({ id, text }: { readonly id: string; readonly text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <DialogTitle id={id} ref={heading} tabIndex={-1}>
      {text}
    </DialogTitle>
  );
}

/** How a figure came about, line by line; a line that is a figure itself leads on to its own lines, and back. */
export function FigureExplanation({ loan, figures, id, open, onClose, linkOf }: Props) {
  const translate = useTranslate();
  const { say, nameOf, valueText } = useFigureText();
  const titleId = useId();
  const [trail, setTrail] = useState<readonly FigureId[]>([]);
  const figure = findFigure(figures, trail.at(-1) ?? id);
  const from = trail.length > 0 ? findFigure(figures, trail.at(-2) ?? id) : undefined;
  return (
    <Dialog
      open={open && figure !== undefined}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: () => setTrail([]) } }}
    >
      {figure && (
        <>
          <Head>
            {from && (
              <Button
                size="small"
                className="back"
                startIcon={<ChevronLeft size={16} strokeWidth={1.6} className="flip" aria-hidden="true" />}
                onClick={() => setTrail(trail.slice(0, -1))}
              >
                {say('back', { figure: nameOf(from) })}
              </Button>
            )}
            <div>
              <Title key={idOf(figure)} id={titleId} text={nameOf(figure)} />
              <p className="value num">
                <bdi>{valueText(figure)}</bdi>
              </p>
            </div>
            <IconButton size="small" onClick={onClose} aria-label={translate('shell.close')}>
              <X size={16} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          </Head>
          <Content
            figure={figure}
            loan={loan}
            linkOf={linkOf}
            onFigure={(next) => setTrail([...trail, next])}
            onClose={onClose}
          />
        </>
      )}
    </Dialog>
  );
}
