import { IconButton } from '@mui/material';
import { Check, Globe } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { languageNames, languages } from '../../i18n/language';
import { useLanguage } from '../../providers/i18n/useLanguage';
import { Hint } from '../../ui/Hint';
import { Menu, MenuItem } from '../../ui/overlays';

/** English, Türkçe, العربية; switching needs no reload. */
export function LanguageMenu() {
  const translate = useTranslate();
  const { language, setLanguage } = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Hint title={translate('shell.language')}>
        <IconButton
          size="small"
          aria-label={translate('shell.language')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Globe size={16} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </Hint>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {languages.map((each) => (
          <MenuItem
            key={each}
            lang={each}
            role="menuitemradio"
            aria-checked={each === language}
            selected={each === language}
            onClick={() => {
              setAnchor(null);
              setLanguage(each);
            }}
          >
            <span style={{ flex: 1 }}>{languageNames[each]}</span>
            {each === language && <Check size={16} strokeWidth={1.6} aria-hidden="true" />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
