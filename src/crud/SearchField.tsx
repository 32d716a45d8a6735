import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

/** Delay after the last keystroke before we query the server. */
const PAUSE_MS = 250;

interface Props {
  /** What the search covers. */
  readonly label: string;
  /** Default: the label. */
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** In pixels, unless the window is narrow. Default: 300. */
  readonly width?: number;
}

/** A search field that queries the server when typing pauses. */
export function SearchField({ label, placeholder = label, value, onChange, width = 300 }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(value);
  const requested = useRef(value);
  const ask = useRef(onChange);
  ask.current = onChange;
  useEffect(() => {
    // The URL changed by Back, a saved view or Clear. Lists trim the search text, so compare without surrounding spaces.
    if (value.trim() !== requested.current.trim()) {
      requested.current = value;
      setTyped(value);
    }
  }, [value]);
  useEffect(() => {
    if (typed === requested.current) return;
    const pause = setTimeout(() => {
      requested.current = typed;
      ask.current(typed);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <OutlinedInput
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={placeholder}
      size="small"
      inputProps={{ 'aria-label': label }}
      sx={{
        inlineSize: { xs: '100%', md: width },
        // Our own button clears the field; Chromium would add a second one.
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={16} aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        typed ? (
          <IconButton size="small" aria-label={translate('records.clearSearch')} onClick={() => setTyped('')}>
            <X size={14} />
          </IconButton>
        ) : null
      }
    />
  );
}
