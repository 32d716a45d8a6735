import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';

const Frame = styled('section')({
  display: 'grid',
  gap: token('s2'),
  paddingBlockStart: token('s4'),
  borderBlockStart: token('border'),
  minInlineSize: 0,
  '& > header': { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: token('s3') },
  '& > header > div': { minInlineSize: 0 },
  '& h3': { fontSize: token('fs-text'), fontWeight: 600, lineHeight: '24px' },
  '& h3 > span': { color: token('text-3'), fontWeight: 400 },
  '& > header p': { color: token('text-2'), fontSize: token('fs-small') },
  '& > header > button': { flex: 'none' },
});

interface Props {
  readonly title: string;
  readonly count: number;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A collapsed section that shows its title and count until expanded. */
export function Disclosed({ title, count, lead, children }: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const id = useId();
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <Frame aria-labelledby={`${id}-title`}>
      <header>
        <div>
          <h3 id={`${id}-title`}>
            {title} <span>· {translate('mismo.values', { count, smart_count: count })}</span>
          </h3>
          <p>{lead}</p>
        </div>
        <Button
          size="small"
          variant="text"
          aria-expanded={open}
          aria-controls={id}
          aria-describedby={`${id}-title`}
          endIcon={<Chevron className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />}
          onClick={() => setOpen(!open)}
        >
          {translate(open ? 'mismo.hide' : 'mismo.show')}
        </Button>
      </header>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </Frame>
  );
}
