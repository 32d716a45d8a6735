import { Drawer, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { token } from '../theme/tokens';

/** 340 px wide; if `wide`, 500 px in windows of 1200 px or more (decisions EMAIL-03). */
const Frame = styled('aside')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `min(${token('panel')}, 100vw)`,
  blockSize: '100%',
  minBlockSize: 0,
  background: token('surface'),
  '&[data-docked="true"]': { borderInlineStart: token('border') },
  [theme.breakpoints.up('lg')]: { '&[data-wide="true"]': { inlineSize: 500 } },
  '@media print': { display: 'none' },
}));

const Head = styled('header')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('s2'),
  minBlockSize: token('bar'),
  paddingInline: `${token('s5')} ${token('s2')}`,
  borderBlockEnd: token('border'),
});

const Body = styled('div')({ flex: 1, minBlockSize: 0, overflow: 'auto', padding: `${token('s4')} ${token('s5')}` });

const Foot = styled('footer')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: token('s2'),
  padding: `${token('s3')} ${token('s5')}`,
  borderBlockStart: token('border'),
});

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Actions in the footer, the primary one last. */
  readonly footer?: ReactNode;
  /** 500 px instead of 340 px if the window has room. */
  readonly wide?: boolean;
  /** Next to the content instead of over it. */
  readonly docked?: boolean;
  readonly children: ReactNode;
}

/** A panel at the end of the window, with a title, scrolling content and fixed actions. */
export function SidePanel({ title, open, onClose, footer, wide, docked, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const frame = (
    <Frame aria-labelledby={id} data-wide={wide} data-docked={docked}>
      <Head>
        <h2 id={id}>{title}</h2>
        <IconButton size="small" onClick={onClose} aria-label={translate('shell.close')}>
          <X size={16} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </Head>
      <Body>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Frame>
  );
  if (docked) return open ? frame : null;
  return (
    <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper: { 'aria-labelledby': id } }}>
      {frame}
    </Drawer>
  );
}
