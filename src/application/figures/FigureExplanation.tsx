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
import { type FigureId, findFigure } from './figure-id';
import { LineTable } from './LineTable';
import { useFigureText } from './useFigureText';

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  padding: `${token('s3')} ${token('s3')} 0 ${token('s6')}`,
  '& .MuiDialogTitle-root': { padding: `${token('s2')} 0 0`, fontSize: token('fs-body'), fontWeight: 500 },
  '& h2:focus': { outline: 'none' },
  '& .value': { margin: 0, fontSize: token('fs-h1'), fontWeight: 600, lineHeight: '32px' },
  '& .back': { gridColumn: '1 / -1', justifySelf: 'start', marginInlineStart: `calc(-1 * ${token('s2')})` },
});

const Method = styled('p')({ paddingBlockEnd: token('s2'), color: token('text-2') });

interface Props {
  readonly loan: NewLoanDocument;
  readonly figures: Figures;
  /** The figure to explain; closed where there is none. */
  readonly open: FigureId | undefined;
  readonly onClose: () => void;
  /** Where the field of a place is entered; undefined where it cannot be reached. */
  readonly linkOf: (place: string) => string | undefined;
}

interface ContentProps extends Omit<Props, 'open' | 'figures'> {
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

/** How a figure came about, line by line; a line that is a figure itself leads on to its own lines, and back. */
export function FigureExplanation({ loan, figures, open, onClose, linkOf }: Props) {
  const translate = useTranslate();
  const { say, nameOf, valueText } = useFigureText();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [trail, setTrail] = useState<readonly FigureId[]>([]);
  const [left, setLeft] = useState(false);
  const figure = findFigure(figures, trail.at(-1) ?? open);
  const from = trail.length > 0 ? findFigure(figures, trail.at(-2) ?? open) : undefined;
  // What was pressed is gone with the lines before, and the reader starts at the new name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another figure is shown
  useEffect(() => title.current?.focus(), [trail]);
  const close = (): void => {
    onClose();
    setTrail([]);
  };
  const leave = (): void => {
    setLeft(true);
    close();
  };
  return (
    <Dialog
      open={open !== undefined && figure !== undefined}
      onClose={close}
      aria-labelledby={id}
      // Who follows a link to a field is to find the focus there.
      disableRestoreFocus={left}
      slotProps={{ transition: { onEnter: () => setLeft(false) } }}
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
              <DialogTitle id={id} ref={title} tabIndex={-1}>
                {nameOf(figure)}
              </DialogTitle>
              <p className="value num">
                <bdi>{valueText(figure)}</bdi>
              </p>
            </div>
            <IconButton size="small" onClick={close} aria-label={translate('shell.close')}>
              <X size={16} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          </Head>
          <Content
            figure={figure}
            loan={loan}
            linkOf={linkOf}
            onFigure={(next) => setTrail([...trail, next])}
            onClose={leave}
          />
        </>
      )}
    </Dialog>
  );
}
