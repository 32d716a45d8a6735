import { Button } from '@mui/material';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type QuoteChoice, RateQuoteDialog } from '../quote/RateQuoteDialog';
import type { Priced } from './QuickPricing';

const choicesOf = ({ prices }: Priced): readonly QuoteChoice[] =>
  prices.PricingResults.Program.flatMap(({ lLpTemplateId, Name, RateOption: [best] }) =>
    lLpTemplateId && best ? [{ lLpTemplateId, program: Name, rate: best.Rate, cost: best.Cost }] : [],
  );

/** Downloads a rate quote of the programs on the page, once the shown scenario is priced. */
export function QuoteButton({ priced }: { readonly priced: Priced | null }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const choices = priced ? choicesOf(priced) : [];
  return (
    <>
      <Button disabled={choices.length === 0} startIcon={<FileDown size={16} />} onClick={() => setOpen(true)}>
        {translate('scenarios.quote.title')}
      </Button>
      {open && priced && (
        <RateQuoteDialog loanNum={null} changes={priced.asked} choices={choices} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
