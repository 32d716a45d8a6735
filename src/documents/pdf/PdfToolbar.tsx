import IconButton from '@mui/material/IconButton';
import { Expand, type LucideIcon, MoveHorizontal, PanelLeft, RotateCw, Search, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../providers/i18n/useFormats';
import { Box, Row, Text } from '../../ui/layout/primitives';

export interface ToolProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export function Tool({ icon: Icon, label, pressed, disabled = false, onClick }: ToolProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      color={pressed ? 'primary' : 'default'}
      onClick={onClick}
    >
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  );
}

interface PageNumberProps {
  readonly page: number;
  readonly pages: number;
  readonly onGo: (page: number) => void;
}

/** The number of the page, which can be typed. */
function PageNumber({ page, pages, onGo }: PageNumberProps) {
  const translate = useTranslate();
  const { count } = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  const leave = (): void => {
    const wanted = Number(typed);
    if (typed !== null && Number.isInteger(wanted) && wanted >= 1) onGo(Math.min(wanted, pages));
    setTyped(null);
  };
  return (
    <Row gap={4} numeric whiteSpace="nowrap" color="text-2" dir="ltr">
      <Box
        as="input"
        inputMode="numeric"
        aria-label={translate('pdf.page')}
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
        }}
        inlineSize={`${String(pages).length + 2}ch`}
        blockSize={28}
        textAlign="center"
        border="input"
        radius="m"
        background="surface"
        color="text"
        font="inherit"
      />
      <span>/ {count(pages)}</span>
    </Row>
  );
}

interface Props extends PageNumberProps {
  readonly percent: number;
  readonly zoom: 'width' | 'page' | number;
  readonly hasThumbnails: boolean;
  readonly isSearching: boolean;
  readonly onZoom: (to: 'in' | 'out' | 'width' | 'page') => void;
  readonly onRotate: () => void;
  readonly onThumbnails: () => void;
  readonly onSearch: () => void;
  readonly children?: ReactNode;
}

export function PdfToolbar(props: Props) {
  const { page, pages, percent, zoom, hasThumbnails, isSearching, children } = props;
  const translate = useTranslate();
  return (
    <Row
      role="toolbar"
      aria-label={translate('pdf.tools')}
      wrap
      gap={2}
      padding="4 s2"
      lineBelow
      flex="none"
      background="surface"
    >
      <Tool icon={PanelLeft} label={translate('pdf.thumbnails')} pressed={hasThumbnails} onClick={props.onThumbnails} />
      <PageNumber page={page} pages={pages} onGo={props.onGo} />
      <Box flex={1} />
      <Tool icon={ZoomOut} label={translate('pdf.zoomOut')} onClick={() => props.onZoom('out')} />
      <Text numeric color="text-2" size="small" inlineSize={40} textAlign="center" aria-live="polite">
        <bdi>{translate('pdf.percent', { percent })}</bdi>
      </Text>
      <Tool icon={ZoomIn} label={translate('pdf.zoomIn')} onClick={() => props.onZoom('in')} />
      <Tool
        icon={MoveHorizontal}
        label={translate('pdf.fitWidth')}
        pressed={zoom === 'width'}
        onClick={() => props.onZoom('width')}
      />
      <Tool
        icon={Expand}
        label={translate('pdf.fitPage')}
        pressed={zoom === 'page'}
        onClick={() => props.onZoom('page')}
      />
      <Tool icon={RotateCw} label={translate('pdf.rotate')} onClick={props.onRotate} />
      <Tool icon={Search} label={translate('pdf.search')} pressed={isSearching} onClick={props.onSearch} />
      {children}
    </Row>
  );
}

interface SearchSource {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly status: string;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  readonly onClose: () => void;
}

/** The words to find, and how often they were found. */
export function PdfSearchBar({ query, onQuery, status, onNext, onPrevious, onClose }: SearchSource) {
  const translate = useTranslate();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  useEffect(() => input?.focus(), [input]);
  return (
    <Row gap="s2" padding="4 s3" lineBelow flex="none" background="surface">
      <Box
        as="input"
        type="search"
        ref={setInput}
        aria-label={translate('pdf.searchText')}
        placeholder={translate('pdf.searchText')}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') (event.shiftKey ? onPrevious : onNext)();
          if (event.key === 'Escape') onClose();
        }}
        flex="1 1 120px"
        minInlineSize={0}
        blockSize={28}
        paddingInline="s2"
        border="input"
        radius="m"
        background="surface"
        color="text"
        font="inherit"
      />
      <Text role="status" size="small" color="text-2" numeric whiteSpace="nowrap">
        {status}
      </Text>
    </Row>
  );
}
