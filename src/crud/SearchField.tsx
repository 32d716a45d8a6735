import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

/** After this pause in typing the server is asked. */
const PAUSE_MS = 250;

interface Props {
  /** What it looks for; stands in the empty field. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Searches; asks the server when the typing pauses. */
export function SearchField({ label, value, onChange }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(value);
  const requested = useRef(value);
  const ask = useRef(onChange);
  ask.current = onChange;
  useEffect(() => {
    // The address changed under the field: Back, a saved view, or Clear. A list may ask without the spaces around what is typed.
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
    <TextField
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={label}
      sx={{ inlineSize: { xs: '100%', md: 300 } }}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={16} aria-hidden />
            </InputAdornment>
          ),
          endAdornment: typed ? (
            <IconButton size="small" aria-label={translate('records.clearSearch')} onClick={() => setTyped('')}>
              <X size={14} />
            </IconButton>
          ) : null,
        },
      }}
    />
  );
}
